import { expect, test } from 'vitest';
import { play, RUNS } from '../../../test/histories/play.ts';

test('in random histories in which a deposit is paid first money in equals the ledger, and no guest is without place and refund, or has both', {
  timeout: 600_000,
}, async () => {
  const { refunded, several } = await play('deposit', RUNS);
  // Enough of them went the long way.
  expect(refunded).toBeGreaterThan(RUNS / 20);
  expect(several).toBeGreaterThan(RUNS / 10);
});
