import type { BasketTransfer } from '#base/basket/basket-items.ts';
import type { Stay } from '#base/basket/stay.ts';
import type { QuoteOption } from '#contract/transfers/request.ts';
import { addressOf, type RequestValues } from './values.ts';

/** What of the form belongs to the journey and is no part of its address. */
const DETAILS = [
  'outbound.pickupAddress',
  'outbound.dropoffAddress',
  'return.pickupAddress',
  'return.dropoffAddress',
  'signName',
  'note',
] as const;

/** The stay that a journey from the airport begins. */
export const stayOf = (values: RequestValues): Stay => ({
  from: values['outbound.date'],
  to: values.trip === 'return' ? values['return.date'] : '',
  place: values.to,
});

/** The journey in the form, as an item of the basket. `names`: of both ends and the vehicle. */
export function basketTransfer(
  values: RequestValues,
  { vehicle, totalCents }: QuoteOption,
  [from, to, name]: readonly [string, string, string | undefined],
): Omit<BasketTransfer, 'id'> {
  return {
    kind: 'transfer',
    title: [`${from} → ${to}`, name].filter(Boolean).join(' · '),
    date: values['outbound.date'],
    time: values['outbound.time'],
    ...{ totalCents, vehicle },
    fields: {
      ...addressOf(values),
      ...Object.fromEntries(
        DETAILS.flatMap((one) => (values[one].trim() ? [[one, values[one]]] : [])),
      ),
    },
  };
}
