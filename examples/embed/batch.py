"""Thousands of games at once, as a learner plays them: a mask for each state in, an action for each state out.

Usage: batch.py [STATES [STEPS]]   (needs NumPy)
"""
import sys

import numpy

import touchline

STATES = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
STEPS = int(sys.argv[2]) if len(sys.argv) > 2 else 200

start = touchline.State("draughts", {"unit": "step"})  # action ids from 0 to 127
batch = touchline.Batch(start, STATES, threads=2)
random = numpy.random.default_rng(1)
games = wins = 0

for _ in range(STEPS):
    masks = batch.legal_masks()  # booleans, STATES x 128
    scores = random.random(masks.shape)  # a network would stand here
    actions = numpy.where(masks, scores, -1).argmax(axis=1)
    batch.apply(actions)
    finished = numpy.flatnonzero(batch.movers() == touchline.NOBODY)
    winners = batch.standings()["winners"][finished]  # bit 0: dark, who is seat 0
    games, wins = games + len(finished), wins + int((winners == 1).sum())
    batch.assign(finished, start)

print(f"{STATES * STEPS} actions, {games} games over, {wins} of them won by dark")
