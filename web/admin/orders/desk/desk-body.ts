import { extrasIn, unitsIn } from '#admin/orders/trip-requests/desk/order.ts';
import { sentPrice } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import type { Departures } from '#admin/orders/trip-requests/desk/use-departures.ts';
import type { TransferDraft, TripDraft } from './draft-items.ts';
import { extrasOf } from './quotes.ts';

export const tripBody = ({ quantities, price }: TripDraft, { option, departure }: Departures) => ({
  kind: 'trip' as const,
  ...{ optionId: option?.id ?? 0, departureId: departure?.id ?? '' },
  units: option ? unitsIn(option, quantities) : [],
  extras: option ? extrasIn(option, quantities) : [],
  ...sentPrice(price),
});

export function transferBody(draft: TransferDraft) {
  const { values, driverId, price } = draft;
  const { fromPlaceId, toPlaceId, vehicle, adults, childAges, luggage, signName, note } = values;
  const [outbound, back] = values.legs.map(({ leg: _name, ...leg }) => leg);
  return {
    kind: 'transfer' as const,
    ...{ from: fromPlaceId, to: toPlaceId, outbound, ...(back && { return: back }) },
    ...{ vehicle, adults, childAges, luggage, extras: extrasOf(draft), signName, note },
    ...(driverId !== null && { driverId }),
    ...sentPrice(price),
  };
}
