/** What of an item the basket stores: what was chosen, and what was shown then. Names and prices are read anew. */
type Chosen = {
  id: string;
  /** As shown when it was added, until it is read in the page's language. */
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  totalCents: number;
};
export type BasketHold = {
  reference: string;
  token: string;
  /** UTC. */
  expiresAt: string;
};
export type BasketTrip = Chosen & {
  kind: 'trip';
  tripId: number;
  optionId: number;
  units: readonly { unitId: number; quantity: number }[];
  extras: readonly { extraId: number; quantity: number }[];
  hold?: BasketHold;
};
export type BasketTransfer = Chosen & {
  kind: 'transfer';
  vehicle: string;
  /** Fields of the request form by their names: the journey, flights, addresses, sign name and note. */
  fields: Readonly<Record<string, string>>;
};
/** `date`: the day on which it is mailed; empty: at once. */
export type BasketVoucher = Chosen & {
  kind: 'voucher';
  cents: number;
  /** `recipientName`, `giverName` and `message`, those that were given. */
  fields: Readonly<Record<string, string>>;
};
export type BasketItem = BasketTrip | BasketTransfer | BasketVoucher;
export type NewItem =
  | Omit<BasketTrip, 'id'>
  | Omit<BasketTransfer, 'id'>
  | Omit<BasketVoucher, 'id'>;

/** As many as an order takes. */
export const MAX_BASKET_ITEMS = 20;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isCountsOf = (name: string, value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => isFields(one) && isCount(one[name]) && isCount(one.quantity));
const areTexts = (value: unknown) => isFields(value) && Object.values(value).every(isText);
const isHold = (value: unknown) =>
  isFields(value) && [value.reference, value.token, value.expiresAt].every(isText);

/** Whether stored data is an item: storage may hold what another version wrote. */
export function isBasketItem(value: unknown): value is BasketItem {
  if (!isFields(value)) return false;
  const { id, title, date, time, totalCents } = value;
  if (![id, title, date, time].every(isText) || !isCount(totalCents)) return false;
  if (value.kind === 'voucher' && date === '')
    return isCount(value.cents) && areTexts(value.fields);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(date))) return false;
  if (value.kind === 'voucher') return isCount(value.cents) && areTexts(value.fields);
  if (value.kind === 'trip')
    return (
      isCount(value.tripId) &&
      isCount(value.optionId) &&
      isCountsOf('unitId', value.units) &&
      isCountsOf('extraId', value.extras) &&
      (value.hold === undefined || isHold(value.hold))
    );
  return value.kind === 'transfer' && isText(value.vehicle) && areTexts(value.fields);
}

/** By date and time; a whole day before its hours, what has no day first. */
export const byDate = (one: BasketItem, other: BasketItem) =>
  `${one.date}T${one.time}`.localeCompare(`${other.date}T${other.time}`);
