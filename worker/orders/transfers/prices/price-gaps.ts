import { addDays } from '#contract/calendar.ts';
import type { PriceCell, PriceGap } from '#contract/transfers/admin/price-admin.ts';

const END_OF_TIME = '9999-12-31';

/** Days from a given one on which a cell has no price, or two; and cells without any price. */
export function priceGaps(
  cells: readonly PriceCell[],
  zones: readonly string[],
  vehicles: readonly string[],
  today: string,
): PriceGap[] {
  return zones.flatMap((zone) =>
    vehicles.flatMap((vehicle): PriceGap[] => {
      const own = cells.filter((cell) => cell.zone === zone && cell.vehicle === vehicle);
      if (own.length === 0) return [{ zone, vehicle, kind: 'missing', from: null, to: null }];
      const gaps: PriceGap[] = [];
      const add = (kind: PriceGap['kind'], from: string, to: string) => {
        const start = from < today ? today : from;
        if (start <= to)
          gaps.push({ zone, vehicle, kind, from: start, to: to === END_OF_TIME ? null : to });
      };
      /** The first day without a price so far. */
      let free = today;
      let last = '';
      for (const { validFrom, validTo } of own.toSorted((a, b) =>
        a.validFrom.localeCompare(b.validFrom),
      )) {
        const end = validTo ?? END_OF_TIME;
        if (validFrom > free) add('gap', free, addDays(validFrom, -1));
        if (last !== '' && validFrom <= last) add('overlap', validFrom, end < last ? end : last);
        if (end > last) last = end;
        if (end >= free) free = end === END_OF_TIME ? END_OF_TIME : addDays(end, 1);
      }
      if (last !== END_OF_TIME) add('gap', free, END_OF_TIME);
      return gaps;
    }),
  );
}
