import type { InLanguages } from '../../languages/translation.ts';

/** A place where an option's guests are picked up. */
export type PickupPoint = {
  id: string;
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
