import type * as v from 'valibot';
import type { CrewKind } from '../crew/crew.ts';
import type { TransferClash } from '../transfers/admin/vans.ts';
import type { OptionTexts } from './plans.ts';
import type * as schema from './resources.schema.ts';

export const RESOURCE_KINDS = ['boat', 'vehicle', 'equipment', 'person'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What a use counts: the departure, each `size` people of a booking, or each `size` people of the departure. */
export const USE_PER = ['departure', 'booking', 'people'] as const;
export type UsePer = (typeof USE_PER)[number];

export type ResourceInput = v.InferOutput<typeof schema.ResourceInput>;
/** A row of the list of resources. */
export type ResourceRow = Pick<
  ResourceInput,
  'name' | 'kind' | 'image' | 'quantity' | 'places' | 'turnaroundMinutes' | 'isActive'
>;

/**
 * A departure that cannot have what it uses: `missing` of the resource, of which `inService` are there and `others` are needed at once by other
 * departures. `otherStarts` have room for its guests.
 */
export type ResourceClash = {
  resource: { id: number; name: string; kind: ResourceKind };
  optionId: number;
  date: string;
  time: string;
  trip: { name: string; translations: OptionTexts };
  option: { name: string; translations: OptionTexts };
  need: number;
  others: number;
  inService: number;
  missing: number;
  reason: 'out_of_service' | 'inactive' | 'too_few';
  bookings: { id: string; reference: string; contactName: string | null; people: number }[];
  otherStarts: { date: string; time: string }[];
};
/** A departure or journey whose guide, helper or driver is off then, whom that touches, and who could take it over. */
export type CrewClash = {
  person: { kind: CrewKind; id: number; name: string; resourceId: number; helps: boolean };
  date: string;
  time: string;
  departure: Pick<ResourceClash, 'optionId' | 'trip' | 'option'> | null;
  journey: Pick<TransferClash, 'reference' | 'leg' | 'from' | 'to'> | null;
  guests: { reference: string; contactName: string | null; people: number }[];
  free: { id: number; name: string }[];
};
export type ResourceClashes = {
  items: ResourceClash[];
  transfers: TransferClash[];
  crew: CrewClash[];
};
