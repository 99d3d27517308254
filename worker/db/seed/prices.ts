import type { PriceSeed } from './seed-types.ts';

/** A return journey costs about 5 % less than two single ones. */
export const prices: PriceSeed = {
  mao: { standard: [2000, 3800], minivan: [3000, 5700], vip: [3800, 7200], minibus: [5500, 10500] },
  'sant-lluis': { standard: [2400, 4600], minivan: [3500, 6700], vip: [4400, 8400], minibus: [6200, 11800] },
  'cala-en-porter': { standard: [2800, 5400], minivan: [4000, 7600], vip: [5000, 9500], minibus: [7000, 13300] },
  'son-bou': { standard: [3800, 7200], minivan: [5400, 10300], vip: [6800, 12900], minibus: [9000, 17100] },
  fornells: { standard: [4600, 8700], minivan: [6400, 12200], vip: [8000, 15200], minibus: [10500, 20000] },
  'cala-galdana': { standard: [5600, 10600], minivan: [7600, 14400], vip: [9500, 18100], minibus: [12500, 23800] },
  ciutadella: { standard: [6800, 12900], minivan: [9200, 17500], vip: [11500, 21900], minibus: [15000, 28500] },
};
