"""PettingZoo's AEC interface: `from lutece.envs.pettingzoo import paris_v0, paris_paris_v0`."""
