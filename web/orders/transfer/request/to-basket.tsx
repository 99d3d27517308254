import { useEffect, useEffectEvent } from 'react';
import AddToBasket from '#base/basket/add-to-basket.tsx';
import type { BasketTransfer } from '#base/basket/basket-items.ts';
import { noteStay } from '#base/basket/stay.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { QuoteOption } from '#contract/transfers/request.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { forgetRequest } from './draft.ts';
import { useEnds } from './journey-facts.tsx';
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

const itemOf = (
  values: RequestValues,
  { vehicle, totalCents }: QuoteOption,
  title: string,
): Omit<BasketTransfer, 'id'> => ({
  kind: 'transfer',
  ...{ title, totalCents, vehicle },
  date: values['outbound.date'],
  time: values['outbound.time'],
  fields: {
    ...addressOf(values),
    ...Object.fromEntries(
      DETAILS.flatMap((one) => (values[one].trim() ? [[one, values[one]]] : [])),
    ),
  },
});

type ToBasketProps = {
  values: RequestValues;
  option: QuoteOption;
  places: readonly InLanguage<TransferPlace>[];
  vehicle: string | undefined;
};

/** The journey as an item of the basket. One from the airport, once priced, says when and where the visitor stays. */
export function ToBasket({ values, option, places, vehicle }: ToBasketProps) {
  const { from, to } = useEnds({ values, places });
  const isArrival = places.some(({ id, kind }) => kind === 'airport' && String(id) === values.from);
  const note = useEffectEvent(() =>
    noteStay({
      from: values['outbound.date'],
      to: values.trip === 'return' ? values['return.date'] : '',
      place: values.to,
    }),
  );
  useEffect(() => {
    if (isArrival) note();
  }, [isArrival]);
  return (
    <AddToBasket
      item={() => itemOf(values, option, [`${from} → ${to}`, vehicle].filter(Boolean).join(' · '))}
      onAdded={forgetRequest}
      className="w-full noscript:hidden sm:w-auto"
    />
  );
}
