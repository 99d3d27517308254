import type { PeoplePrices } from '#contract/transfers/admin/price-admin.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import {
  type EngineInput,
  type EnginePrice,
  type EngineVehicle,
  quotePrices,
} from './price-engine.ts';

const AIRPORT = 1;
const PLACE = 2;
const MIDDAY = '12:00';
/** Enough for any vehicle. */
const NOTICE_MINUTES = 1_000_000;

type Table = {
  rules: TransferRules;
  vehicles: readonly EngineVehicle[];
  prices: readonly EnginePrice[];
};

/** Prices of a journey between the airport and a zone for 1, 2, 3 ... people, from the same engine as the quotes. */
export function peoplePrices(
  { rules, vehicles, prices }: Table,
  zone: { id: number; slug: string },
  date: string,
): PeoplePrices {
  const largest = Math.max(0, ...vehicles.map(({ maxPassengers }) => maxPassengers));
  const counts = Array.from(
    { length: Math.min(largest, rules.maxPassengers) },
    (_, index) => index + 1,
  );
  const ask = (people: number, isReturn: boolean) => {
    const leg = { date, time: MIDDAY };
    const input: EngineInput = {
      // The day's base price, without surcharges.
      rules: {
        ...rules,
        holiday: { ...rules.holiday, dates: [] },
        night: { ...rules.night, percent: 0 },
        hours: null,
      },
      vehicles,
      prices,
      zones: [{ id: zone.id, minutes: 0 }],
      places: [
        { id: AIRPORT, kind: 'airport', zoneId: null },
        { id: PLACE, kind: 'town', zoneId: zone.id },
      ],
      request: {
        from: AIRPORT,
        to: PLACE,
        outbound: leg,
        return: isReturn ? leg : undefined,
        adults: people,
        childAges: [],
        luggage: { large: 0, cabin: 0, bulky: 0 },
        extras: [],
        noticeMinutes: NOTICE_MINUTES,
      },
    };
    return quotePrices(input);
  };
  return {
    zone: zone.slug,
    date,
    rows: counts.map((people) => {
      const [single, both] = [ask(people, false), ask(people, true)];
      const totalOf = (quote: typeof single, code: string) =>
        quote.options.find(({ vehicle }) => vehicle === code)?.totalCents ?? null;
      return {
        people,
        cheapest: single.options[0]?.vehicle ?? null,
        vehicles: vehicles.map(({ code }) => ({
          vehicle: code,
          oneWayCents: totalOf(single, code),
          returnCents: totalOf(both, code),
          reason: single.unfit.find(({ vehicle }) => vehicle === code)?.reason ?? null,
        })),
      };
    }),
  };
}
