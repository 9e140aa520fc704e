"""What the room is told, as pure functions of match and verdict: lights, sounds, the scene."""
