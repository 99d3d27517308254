import type { InLanguage } from '#contract/languages/in-language.ts';
import type { PriceTable, TransferPlace } from '#contract/transfers/table.ts';

/** The zones of a journey; the airport belongs to none. */
const zonesBetween = (from: InLanguage<TransferPlace>, to: InLanguage<TransferPlace>) => [
  ...new Set([from.zone, to.zone].filter((zone): zone is string => zone !== null)),
];

/** Lowest daytime one-way price in one of the vehicles; between two zones the higher one applies. Undefined without a price. */
export function fromPrice(
  table: PriceTable,
  from: InLanguage<TransferPlace>,
  to: InLanguage<TransferPlace>,
  vehicles: readonly string[],
): number | undefined {
  const zones = zonesBetween(from, to);
  if (from.id === to.id || zones.length === 0) return undefined;
  const totals = vehicles.flatMap((code) => {
    const cents = zones.map(
      (zone) =>
        table.items.find((item) => item.zone === zone && item.vehicle === code)?.oneWayCents,
    );
    return cents.every((value) => value !== undefined) ? [Math.max(...cents)] : [];
  });
  return totals.length > 0 ? Math.min(...totals) : undefined;
}
