import * as v from 'valibot';
import { IsoDate } from '../../days.schema.ts';
import { Cents, LongText } from '../../fields.schema.ts';

const CellName = {
  zone: v.pipe(v.string(), v.maxLength(120)),
  vehicle: v.pipe(v.string(), v.maxLength(120)),
};
/**
 * Cells replace those of the same zone, vehicle and `validFrom`; all others stay. Without `validFrom` it is the price valid today or, if
 * there is none, a price from today on.
 */
const PriceCellInput = v.object({
  ...CellName,
  oneWayCents: v.pipe(Cents, v.maxValue(10_000_000)),
  returnCents: v.pipe(Cents, v.maxValue(10_000_000)),
  validFrom: v.optional(IsoDate),
  validTo: v.optional(v.nullable(IsoDate)),
});
export const PriceChange = v.object({
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  cells: v.pipe(v.array(PriceCellInput), v.maxLength(2000)),
  removed: v.optional(
    v.pipe(v.array(v.object({ ...CellName, validFrom: IsoDate })), v.maxLength(2000)),
    [],
  ),
});
export const PriceSave = v.object({ ...PriceChange.entries, note: v.optional(LongText, '') });
export const PriceRestore = v.object({
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  note: v.optional(LongText, ''),
});
