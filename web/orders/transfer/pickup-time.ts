import { tidyClock } from '#contract/texts/tidy-text.ts';

/** Airlines close check-in early; they ask for two hours before departure in summer. */
export const CHECK_IN_MINUTES = 120;
export const BUFFER_MINUTES = 15;
const STEP_MINUTES = 5;
const DAY_MINUTES = 24 * 60;

/** Search parameter of the calculator, as its form sends it without scripts. */
export type ZoneSearch = { departure?: string };

export type PickupTime = { pickup: string; journeyMinutes: number; isDayBefore: boolean };

/** A typed time as `HH:MM`; undefined if it is not a time. */
export function clockTime(text: string): string | undefined {
  const time = tidyClock(text);
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** Pick-up time for a flight: check-in, the journey and a margin before departure, rounded down to five minutes. */
export function pickupTime(departure: string, journeyMinutes: number): PickupTime | undefined {
  const time = clockTime(departure);
  if (!time) return undefined;
  const leave =
    Number(time.slice(0, 2)) * 60 +
    Number(time.slice(3)) -
    CHECK_IN_MINUTES -
    journeyMinutes -
    BUFFER_MINUTES;
  const rounded = Math.floor(leave / STEP_MINUTES) * STEP_MINUTES;
  const ofDay = ((rounded % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    pickup: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`,
    journeyMinutes,
    isDayBefore: rounded < 0,
  };
}
