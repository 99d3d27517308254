import type { FirmCalendar, FirmDeparture } from '#contract/bookings/firm-calendar.ts';

/** A departure of option 5 at ten, for three hours, with 3 of 8 places sold. */
export const aFirmDeparture = (
  date: string,
  change: Partial<FirmDeparture> = {},
): FirmDeparture => ({
  ...{ optionId: 5, date, time: '10:00', capacity: 8, sold: 3, held: 0 },
  startsAt: `${date}T08:00:00.000Z`,
  endsAt: `${date}T23:00:00.000Z`,
  ...{ status: 'AVAILABLE', isClosed: false, isPlanned: true },
  minimum: null,
  ...{ calledOffAt: null, calledOffReason: null, weatherNote: null, guide: null, isClash: false },
  ...change,
});

export const aFirmCalendar = (date: string, departures: FirmDeparture[]): FirmCalendar => ({
  ...{ from: date, to: date, departures, resources: [] },
  options: [
    {
      ...{ id: 5, tripId: 7, name: 'Morning sail', translations: {} },
      trip: { name: 'Sail', translations: {} },
    },
  ],
});
