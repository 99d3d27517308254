import type { PlaceInput, TransferRules } from '#contract/transfers.ts';

export type Wall = { date: string; time: string };

const DAY_MINUTES = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since the window opened; undefined outside it. The window may cross midnight; its end is outside. */
function minutesInto(time: string, { from, to }: { from: string; to: string }): number | undefined {
  const length = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  const into = (minutesOf(time) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return into < length ? into : undefined;
}

export const isNight = (time: string, window: { from: string; to: string }) => minutesInto(time, window) !== undefined;

/** The night surcharge is due, unless the guest is picked up at the airport so shortly after nightfall that the flight was to be a day one. */
export function isNightCharged(time: string, pickupKind: PlaceInput['kind'] | undefined, night: TransferRules['night']): boolean {
  const into = minutesInto(time, night);
  return into !== undefined && !(pickupKind === 'airport' && into < night.lateFlightGraceMinutes);
}

export const isHoliday = (date: string, { dates }: Pick<TransferRules['holiday'], 'dates'>) =>
  dates.includes(date.slice(5)) || dates.includes(date);

/** Whether the firm drives at that time. A window of no length is the whole day. */
export const isServed = (time: string, hours: TransferRules['hours']) =>
  hours === null || hours.from === hours.to || minutesInto(time, hours) !== undefined;

/** How long the driver waits at a pick-up at no charge. */
export const includedWaiting = (pickupKind: PlaceInput['kind'] | undefined, waiting: TransferRules['waiting']) =>
  pickupKind === 'airport' ? waiting.airportMinutes : pickupKind === 'port' ? waiting.portMinutes : waiting.otherMinutes;
