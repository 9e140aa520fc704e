"""`python -m hub.language`: what the rule settings say in English, as a catalogue has it."""

from hub.language.rules import source

if __name__ == "__main__":
    print("\n".join(f"{id} = {text}" for id, text in source().items()))
