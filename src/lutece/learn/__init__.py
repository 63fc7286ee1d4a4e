"""Learning by playing against oneself: many games side by side, on a GPU where there is one.

Needs the extra `learn` (`pip install 'lutece[learn]'`). What comes out is a file of weights that
`lutece.bots` plays with, without PyTorch and without a GPU.
"""
