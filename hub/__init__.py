"""The app on the Raspberry Pi: rules, referee, station, table."""
