import { isInHorizon, lastBookableDay, menorcaToday } from '#contract/calendar.ts';
import { serverDate } from './server-clock.ts';

/** Today on the island, by the server's clock. */
export const serverToday = (): string => menorcaToday(serverDate());

/** `isBookable` of the contract, by the server's clock. */
export const isBookableDay = (day: string): boolean =>
  isInHorizon(day) && day <= lastBookableDay(serverToday());
