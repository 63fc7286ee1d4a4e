"""The rules read a second time, slowly and plainly: what the compiled rules are compared with."""
