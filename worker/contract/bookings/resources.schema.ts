import * as v from 'valibot';
import { IsoDate } from '../days.schema.ts';
import { Count, Filled, Id, Picture } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { tidyCode, tidyText } from '../texts/tidy-text.ts';
import { RESOURCE_KINDS, USE_PER } from './resources.ts';

const MAX_COUNT = 10_000;
const MAX_ABSENCES = 200;
const WEEK_MINUTES = 7 * 24 * 60;

const Number1 = v.pipe(Count, v.minValue(1), v.maxValue(MAX_COUNT));
const Note = v.pipe(v.optional(v.string(), ''), v.transform(tidyText), v.maxLength(500));

/** A boat, vehicle, piece of equipment or person; `outOfService` names days, both included. */
export const ResourceInput = v.object({
  name: Filled(120),
  kind: v.picklist(RESOURCE_KINDS),
  quantity: v.optional(v.pipe(Count, v.maxValue(MAX_COUNT)), 1),
  places: v.optional(v.nullable(Number1), null),
  turnaroundMinutes: v.optional(v.pipe(Count, v.maxValue(WEEK_MINUTES)), 0),
  languages: v.optional(v.array(Language), []),
  note: Note,
  image: v.optional(v.nullable(Picture), null),
  /** Of a vehicle. */
  plate: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => tidyCode(text).toUpperCase()),
    v.maxLength(20),
  ),
  isActive: v.optional(v.boolean(), true),
  outOfService: v.optional(
    v.pipe(
      v.array(v.object({ from: IsoDate, to: IsoDate, note: Note })),
      v.maxLength(MAX_ABSENCES),
    ),
    [],
  ),
});
/** What an option uses of a resource. */
export const OptionUseInput = v.object({
  resourceId: Id,
  per: v.picklist(USE_PER),
  count: v.optional(Number1, 1),
  size: v.optional(Number1, 1),
});
