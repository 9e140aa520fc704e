"""The rules of Mexican Train as pure values: no I/O, no clock."""
