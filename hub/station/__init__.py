"""The thing on the table: its lights and its engine button."""
