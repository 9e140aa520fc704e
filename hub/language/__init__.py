"""What people read and hear: messages by id, and for each language a catalogue of sentences."""
