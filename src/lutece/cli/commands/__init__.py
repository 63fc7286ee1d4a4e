"""The commands, a file each: what a command takes, does and prints.

Nothing that loads compiled code is imported at the top of these files, so that --help is instant.
"""
