"""What people can say or press: items for the app, what each press and word means."""
