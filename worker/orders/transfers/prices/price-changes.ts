import type {
  PriceCell,
  PriceChange,
  PriceDifference,
} from '#contract/transfers/admin/price-admin.ts';
import type { FieldFault, ProblemText } from '#core/http/problem-text.ts';

const cellKey = ({ zone, vehicle, validFrom }: Pick<PriceCell, 'zone' | 'vehicle' | 'validFrom'>) =>
  `${zone} ${vehicle} ${validFrom}`;
const priceOf = ({ oneWayCents, returnCents, validTo }: PriceCell) => ({
  oneWayCents,
  returnCents,
  validTo,
});
const isSame = (a: PriceCell, b: PriceCell) =>
  a.oneWayCents === b.oneWayCents && a.returnCents === b.returnCents && a.validTo === b.validTo;

/** The price of a cell on a day. */
const holdingOn = (cells: readonly PriceCell[], zone: string, vehicle: string, day: string) =>
  cells
    .filter(
      (cell) =>
        cell.zone === zone &&
        cell.vehicle === vehicle &&
        cell.validFrom <= day &&
        (cell.validTo === null || cell.validTo >= day),
    )
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];

/** The table after a change, or the errors in the change. */
export function changedTable(
  base: readonly PriceCell[],
  change: Pick<PriceChange, 'cells' | 'removed'>,
  known: { zones: readonly string[]; vehicles: readonly string[]; today: string },
): PriceCell[] | FieldFault[] {
  const errors: FieldFault[] = [];
  const table = new Map(base.map((cell) => [cellKey(cell), cell]));
  for (const cell of change.removed) table.delete(cellKey(cell));
  const named = new Set<string>();
  change.cells.forEach((given, position) => {
    const wrong = (field: string, code: FieldFault['code'], message: ProblemText) =>
      errors.push({ path: `cells.${position}.${field}`, code, message });
    const { zone, vehicle, oneWayCents, returnCents } = given;
    if (!known.zones.includes(zone)) wrong('zone', 'invalid', 'problem.no_such_zone');
    if (!known.vehicles.includes(vehicle)) wrong('vehicle', 'invalid', 'problem.no_such_vehicle');
    const validFrom =
      given.validFrom ?? holdingOn(base, zone, vehicle, known.today)?.validFrom ?? known.today;
    const key = cellKey({ zone, vehicle, validFrom });
    const validTo = given.validTo === undefined ? (table.get(key)?.validTo ?? null) : given.validTo;
    if (validTo !== null && validTo < validFrom)
      wrong('validTo', 'invalid', 'problem.last_before_first');
    if (named.has(key)) wrong('validFrom', 'taken', 'problem.price_twice');
    named.add(key);
    table.set(key, { zone, vehicle, oneWayCents, returnCents, validFrom, validTo });
  });
  return errors.length > 0 ? errors : [...table.values()];
}

export const isTable = (result: PriceCell[] | FieldFault[]): result is PriceCell[] =>
  !result.some((entry) => 'code' in entry);

export function differencesBetween(
  before: readonly PriceCell[],
  after: readonly PriceCell[],
): PriceDifference[] {
  const [old, young] = [before, after].map(
    (cells) => new Map(cells.map((cell) => [cellKey(cell), cell])),
  );
  const keys = [...new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])])];
  return keys.flatMap((key): PriceDifference[] => {
    const [was, is] = [old?.get(key), young?.get(key)];
    const { zone, vehicle, validFrom } = (is ?? was) as PriceCell;
    if (was && is && isSame(was, is)) return [];
    return [
      {
        zone,
        vehicle,
        validFrom,
        before: was ? priceOf(was) : null,
        after: is ? priceOf(is) : null,
      },
    ];
  });
}
