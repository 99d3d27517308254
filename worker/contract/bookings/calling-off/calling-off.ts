import type * as v from 'valibot';
import type { Language } from '../../languages/language.ts';
import type { InLanguages } from '../../languages/translation.ts';
import type { CalendarOption, DepartureStart, FirmDeparture, Touched } from '../firm-calendar.ts';
import type * as schema from './calling-off.schema.ts';

/** What happens with guests who have not answered in time: their money back, or the day that they were offered, as long as it has room. */
export const IF_SILENT = ['refund', 'move'] as const;
export type IfSilent = (typeof IF_SILENT)[number];
/** Departures that are called off in one go. */
export const MAX_CALLED_OFF = 100;

export type CallOffInput = v.InferInput<typeof schema.CallOffInput>;
export type CallOffsInput = v.InferInput<typeof schema.CallOffsInput>;

/** A reason that the firm may give, in each language, as edited in its texts. */
export type CallOffReason = { id: string; texts: Record<Language, string> };

/** What guests of a departure that was called off read. */
export type CallOffTerms = {
  reasons: InLanguages<string>;
  /** The day that they are offered. */
  offeredDate: string | null;
  /** UTC. */
  answerBy: string | null;
  ifSilent: IfSilent;
};

export type CalledOffGuest = {
  id: string;
  reference: string;
  contact: { name: string | null; email: string | null; phone: string | null };
  language: Language;
  places: number;
  /** When the guest was to be asked for another date or the money. */
  askedAt: string;
  /** A mail went out; one that failed does not count. */
  isMailed: boolean;
  /** When the firm ticked that it notified the guest itself. */
  toldAt: string | null;
  /** The partner or reseller who sold it. */
  seller: { name: string; phone: string | null; email: string | null } | null;
  /** For a chat with a guest whom no mail reaches, in their language, with their link. */
  message: string | null;
};
/** A guest who has chosen, or whose booking has ended since. */
export type AnsweredGuest = Touched & {
  choice: 'date' | 'refund';
  /** Of the booking now. */
  date: string;
  time: string;
};
/** A departure that was called off, with the guests who have not answered, and those who have. */
export type CalledOff = DepartureStart &
  CallOffTerms & {
    option: CalendarOption;
    /** The same of all that were called off in one go. */
    calledOffAt: string;
    reason: string | null;
    waiting: CalledOffGuest[];
    answered: AnsweredGuest[];
  };
export type CallOffAnswer = { departure: FirmDeparture; told: number; unreachable: Touched[] };

/** One departure of those that are called off in one go. */
export type CallOffOutcome = DepartureStart & {
  option: CalendarOption;
  guests: Touched[];
  /** Those of them whom a mail reaches, and the others. */
  told: number;
  unreachable: Touched[];
  /** On the day that is offered; empty: the option has none then. Without a number of places there is no limit. */
  offered: { time: string; vacancies: number | null }[];
};
export type CallOffsAnswer = { departures: CallOffOutcome[]; told: number; unreachable: number };

/** `concerned`: the guests who had not chosen, and travel as they booked; `unreachable`: those of them who got no mail. */
export type ReopenAnswer = {
  departure: FirmDeparture;
  concerned: Touched[];
  /** They have chosen, and it stays so. */
  answered: AnsweredGuest[];
  told: number;
  unreachable: Touched[];
};
