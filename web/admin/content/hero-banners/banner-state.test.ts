import { expect, test } from 'vitest';
import { bannerState } from './banner-state.ts';

const NOW = '2026-07-01T12:00:00.000Z';
const EARLIER = '2026-06-01T00:00:00.000Z';
const LATER = '2026-08-01T00:00:00.000Z';

test.each([
  [true, null, null, 'banner.state_on'],
  [true, EARLIER, LATER, 'banner.state_on'],
  [true, NOW, null, 'banner.state_on'],
  [true, LATER, null, 'list.state_one_scheduled'],
  [true, null, EARLIER, 'banner.state_over'],
  [true, null, NOW, 'banner.state_over'],
  [false, LATER, null, 'banner.state_off'],
])('a banner that is active (%s) from %s to %s', (isActive, startsAt, endsAt, label) => {
  expect(bannerState({ isActive, startsAt, endsAt }, NOW).label).toBe(label);
});
