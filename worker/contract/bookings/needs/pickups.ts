import type { InLanguages } from '../../languages/translation.ts';

/** A place where an option's guests are picked up. */
export type PickupPoint = {
  id: string;
  /** Of the transfers' places, whose name and coordinates it follows; without one it has its own. */
  placeId?: number | null | undefined;
  name: string;
  /** Where exactly. */
  directions: string;
  latitude: number | null;
  longitude: number | null;
  /** Before the start; negative: after it. */
  minutesBefore: number;
  translations: {
    name?: InLanguages<string> | undefined;
    directions?: InLanguages<string> | undefined;
  };
};

/** What the guest chose, with the place as it was then. */
export type BookedPickup = PickupPoint & { hotel: string; room?: string | undefined };
/** As it is sent; null: the guest comes to the meeting point. */
export type SentPickup = { pointId: string; hotel: string; room?: string | undefined };

const HOUR = 60;
const DAY = 24 * HOUR;
/** `HH:MM` of the pick-up for a start at `time`; empty for a whole day. */
export function pickupClock(time: string, { minutesBefore }: Pick<PickupPoint, 'minutesBefore'>) {
  if (time === '') return '';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = (hours * HOUR + minutes - minutesBefore + DAY) % DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(at / HOUR))}:${two(at % HOUR)}`;
}
