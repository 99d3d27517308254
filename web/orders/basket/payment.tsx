import { usePaidWhen } from '#web-orders/paying/paid-when.ts';
import { PaidWhen } from '#web-orders/transfer/paid-when.tsx';
import type { Priced } from './items/priced-item.ts';

type PaymentProps = { priced: Priced; totalCents: number };

/** What of an item's price is paid when, in the words of its kind. */
export function Payment({ priced: { item, terms, isRequest }, totalCents }: PaymentProps) {
  const paidWhen = usePaidWhen();
  return item.kind === 'transfer' ? (
    <PaidWhen terms={terms} totalCents={totalCents} />
  ) : (
    <p>{paidWhen({ ...terms, instantConfirmation: !isRequest }, totalCents)}</p>
  );
}
