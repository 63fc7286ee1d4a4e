"""Players who are away are told that it is their turn: by push, mail or webhook."""
