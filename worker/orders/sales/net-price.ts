import { totalOf } from '#contract/bookings/bookings.ts';
import { priceLines } from '#orders/departures/prices.ts';
import type { SaleChoice } from './find-start.ts';

const commissionOf = (cents: number, bp: number) => Math.round((cents * bp) / 10_000);

/** The total of which a commission leaves that net price. */
export function totalForNet(netCents: number, commissionBp: number): number {
  if (commissionBp >= 10_000) return netCents;
  const about = Math.round((netCents * 10_000) / (10_000 - commissionBp));
  return (
    [about, about - 1, about + 1].find(
      (total) => total - commissionOf(total, commissionBp) === netCents,
    ) ?? about
  );
}

/** A net price this far from the list's is more likely misread. */
const LEAST = 0.5;
const MOST = 1.5;

/**
 * The agreed total of a sale at a partner on net terms; undefined at the list's price, which is within a cent of it. `net`: the mail's price cannot
 * be meant.
 */
export function agreedTotal(
  { plan, departure, units }: SaleChoice,
  netCents: number | null,
  { terms, tripCommissionBp }: { terms: 'commission' | 'net'; tripCommissionBp: number },
): { agreedCents?: number } | 'net' {
  if (netCents === null || terms !== 'net') return {};
  const listed = totalOf(priceLines(plan, departure, { units }));
  const listedNet = listed - commissionOf(listed, tripCommissionBp);
  if (Math.abs(netCents - listedNet) <= 1) return {};
  if (listedNet > 0 && (netCents < listedNet * LEAST || netCents > listedNet * MOST)) return 'net';
  return { agreedCents: totalForNet(netCents, tripCommissionBp) };
}
