"""Training by self-play: many games side by side, on a GPU if there is one.

Needs the extra `learn` (`pip install 'lutece[learn]'`). What comes out is a file of weights that
`lutece.bots` plays with, without PyTorch and without a GPU.
"""
