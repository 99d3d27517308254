import * as v from 'valibot';
import { IsoTimestamp, QueryDay } from '../days.schema.ts';
import { Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { CREW_KINDS, REPORT_KINDS } from './crew.ts';
import { Job } from './job.schema.ts';

const MOST_REPORTS = 100;
const MOST_CENTS = 10_000_000;
const MOST_MINUTES = 600;

const Uuid = v.pipe(v.string(), v.uuid());
const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/), v.examples(['x'.repeat(43)]));

/** A guide or a driver. */
export const CrewPerson = v.object({ kind: v.picklist(CREW_KINDS), id: Id });
/** Without a language, the person's first one, else the site's. */
export const CrewLinkInput = v.object({
  ...CrewPerson.entries,
  language: v.optional(v.nullable(Language), null),
});
/** Departures or journeys of the days go to `to`, and the former address ends. Without `until`: today's. */
export const HandOverInput = v.object({
  ...CrewPerson.entries,
  to: Id,
  until: QueryDay,
  /** Also on days on which `to` is off. */
  evenIfOff: v.optional(v.boolean(), false),
});

const Report = v.object({
  /** The same one is one report. */
  id: Uuid,
  kind: v.picklist(REPORT_KINDS),
  job: Job,
  /** Of a departure, the booking that is meant; without it, all of them. */
  bookingId: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  cents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CENTS))),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MINUTES))),
  /** Of `undo`: the report that is taken back. */
  undoes: v.nullish(Uuid),
  /** When it was done, by the clock of the device. */
  at: IsoTimestamp,
});
/** `sentAt` by the same clock, by which a wrong one is noticed. Reports are taken in their order. */
export const ReportsInput = v.object({
  token: Token,
  sentAt: IsoTimestamp,
  reports: v.pipe(v.array(Report), v.minLength(1), v.maxLength(MOST_REPORTS)),
});
