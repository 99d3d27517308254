import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { isGateway } from '#contract/transfers/fields.ts';

type Leg = {
  leg: 'outbound' | 'return';
  date: string;
  time: string;
  flight: string;
  pickupAddress: string;
  dropoffAddress: string;
};
/** Correctable fields of a request, as form values. */
export type EditValues = {
  legs: Leg[];
  fromPlaceId: number;
  toPlaceId: number;
  vehicle: string;
  adults: number;
  childAges: number[];
  luggage: { large: number; cabin: number; bulky: number };
  contact: { name: string; email: string; phone: string };
  signName: string;
  note: string;
};
type Name = keyof EditValues;

export const editValues = (request: TransferDetail): EditValues => ({
  legs: request.legs.map(({ leg, date, time, flight, pickupAddress, dropoffAddress }) => ({
    ...{ leg, date, time, flight: flight ?? '' },
    ...{ pickupAddress: pickupAddress ?? '', dropoffAddress: dropoffAddress ?? '' },
  })),
  fromPlaceId: request.from.id,
  toPlaceId: request.to.id,
  vehicle: request.vehicle.code,
  adults: request.adults,
  childAges: request.childAges,
  luggage: request.luggage,
  contact: {
    name: request.contact.name ?? '',
    email: request.contact.email ?? '',
    phone: request.contact.phone ?? '',
  },
  signName: request.signName ?? '',
  note: request.note ?? '',
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only the changed fields, so that concurrent changes to others are preserved. */
export const editedFields = (base: EditValues, now: EditValues): Partial<EditValues> =>
  Object.fromEntries(
    (Object.keys(now) as Name[])
      .filter((name) => !isSame(base[name], now[name]))
      .map((name) => [name, now[name]]),
  );

/** Rebases input onto a concurrently changed request; returns the fields both changed. */
export function rebase(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): { values: EditValues; clashes: Name[] } {
  const edited = editedFields(base, mine);
  const clashes = (Object.keys(edited) as Name[]).filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  return { values: { ...theirs, ...edited }, clashes };
}

type RequestedChange = {
  leg?: string;
  date?: string;
  time?: string;
  flight?: string;
  address?: string;
};

/** The end of a leg that a hotel or address belongs to: the drop-off, unless the leg ends at an airport or a port. */
const addressEnd = (leg: string, { from, to }: Pick<TransferDetail, 'from' | 'to'>) =>
  isGateway((leg === 'outbound' ? to : from).kind) ? 'pickupAddress' : 'dropoffAddress';

/** The form values with the guest's requested change applied. */
export const withRequestedChange = (
  values: EditValues,
  change: RequestedChange,
  ends: Pick<TransferDetail, 'from' | 'to'>,
): EditValues => ({
  ...values,
  legs: values.legs.map((leg) =>
    leg.leg === (change.leg ?? 'outbound')
      ? {
          ...leg,
          ...{
            date: change.date ?? leg.date,
            time: change.time ?? leg.time,
            flight: change.flight ?? leg.flight,
          },
          ...(change.address !== undefined && { [addressEnd(leg.leg, ends)]: change.address }),
        }
      : leg,
  ),
});

/** Parses `3, 7` as ages; undefined if invalid. */
export function parseAges(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const ages = parts.map(Number);
  return ages.every((age) => Number.isInteger(age) && age >= 0 && age <= 17) ? ages : undefined;
}
