"""Two recommenders trained on MovieLens-100k."""
