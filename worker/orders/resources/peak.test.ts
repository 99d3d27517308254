import { expect, test } from 'vitest';
import { peakOf, type Span } from './peak.ts';

/** Minute by minute. */
function bruteForce(spans: readonly Span[], from: number, to: number): number {
  let peak = 0;
  for (let at = from; at < to; at += 1) {
    let need = 0;
    for (const one of spans) if (one.startsAt <= at && at < one.endsAt) need += one.need;
    peak = Math.max(peak, need);
  }
  return peak;
}

/** The same numbers on every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('two uses that follow each other take the same boat, and touching ends do not overlap', () => {
  const spans = [
    { startsAt: 10, endsAt: 12, need: 1 },
    { startsAt: 12, endsAt: 16, need: 1 },
  ];
  expect(peakOf(spans, 9, 17)).toBe(1);
  expect(peakOf(spans, 16, 17)).toBe(0);
  expect(peakOf([...spans, { startsAt: 11, endsAt: 13, need: 2 }], 9, 17)).toBe(3);
});

test('the peak is that of a count minute by minute, for random uses', () => {
  const random = randoms(55);
  for (let run = 0; run < 2000; run += 1) {
    const spans = Array.from({ length: random(9) }, () => {
      const startsAt = random(60);
      return { startsAt, endsAt: startsAt + 1 + random(20), need: random(4) };
    });
    const from = random(60);
    const to = from + 1 + random(25);
    expect(peakOf(spans, from, to), JSON.stringify({ spans, from, to })).toBe(
      bruteForce(spans, from, to),
    );
  }
});
