import * as v from 'valibot';
import { rowId, searchText } from '../admin/list-queries.schema.ts';
import { isInHorizon } from '../calendar.ts';
import { QueryDay } from '../days.schema.ts';
import { Count, Id, LongText } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { pagingEntries } from '../paging.schema.ts';
import { compactCode, tidyCode, tidyLine, tidyPhone } from '../texts/tidy-text.ts';
import { AnswerSubject, AnswerText } from './answer-templates.schema.ts';
import { ContactEmail } from './contact.schema.ts';
import { MESSAGE_STATES, SUBSCRIBER_IMPORT_ROWS, TRIP_INBOX_STATES } from './inbox.ts';
import { MailAddress } from './mail-address.schema.ts';

/** `status`: one state, `open` for items that need an answer, `trash`; without it everything but spam. */
export const InboxQuery = v.object({
  q: searchText,
  status: v.optional(v.string(), ''),
  ...pagingEntries,
});
/** `order`: reference of an order, for the messages that are shown with it. */
export const MessageQuery = v.object({ ...InboxQuery.entries, order: searchText });
/** `day`: of the trip. `partner`: who sent the guest. */
export const TripInboxQuery = v.object({ ...InboxQuery.entries, day: QueryDay, partner: rowId });
/** `lang`: of the spreadsheet that opens the table, `es`, `en`, `de` or `ca`; it decides on separators. */
export const ExportQuery = v.object({
  ...InboxQuery.entries,
  lang: v.fallback(v.optional(Language), undefined),
});

/** A million euros; a slip of the keyboard above it. */
const MAX_TOTAL_CENTS = 100_000_000;

/** A request without a price is confirmed with a total, or as free of charge. */
export const TripStateInput = v.object({
  version: Id,
  to: v.picklist(TRIP_INBOX_STATES),
  notify: v.optional(v.boolean(), true),
  totalCents: v.optional(v.pipe(Count, v.minValue(1), v.maxValue(MAX_TOTAL_CENTS))),
  isFree: v.optional(v.boolean(), false),
  /** What a guest's cancellation costs, at most the price; without it what the booking's terms say. */
  feeCents: v.optional(v.pipe(Count, v.maxValue(MAX_TOTAL_CENTS))),
});

/** Omitted fields stay unchanged. */
export const MessageUpdate = v.object({
  version: Id,
  status: v.optional(v.picklist(MESSAGE_STATES)),
  note: v.optional(v.nullable(LongText)),
});

export const NoteUpdate = v.object({ version: Id, note: v.nullable(LongText) });

/** `version`: as it was read, so that a concurrent answer is reported before a second one is sent. */
export const ReplyInput = v.object({
  version: v.optional(Id),
  /** The same key is sent once. */
  key: v.optional(v.pipe(v.string(), v.uuid())),
  subject: AnswerSubject,
  text: AnswerText,
});

const Email = v.pipe(MailAddress, v.toLowerCase());

/** Rows of a table; each must state where and when the person consented. */
export const SubscriberImport = v.object({
  isDryRun: v.optional(v.boolean(), false),
  rows: v.pipe(
    v.array(
      v.object({
        email: v.string(),
        language: v.optional(v.string(), ''),
        consentSource: v.optional(v.string(), ''),
        confirmedAt: v.optional(v.string(), ''),
        status: v.optional(v.string(), ''),
      }),
    ),
    v.maxLength(SUBSCRIBER_IMPORT_ROWS),
  ),
});

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:,? .*)?$/;
/** A day or an instant in ISO format, or a day in the spreadsheet formats of our languages: `31/12/2026`, `31.12.2026`. */
function consentTime(text: string): Date {
  const [, day = '', month = '', year] = DAY_FIRST.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isInHorizon(iso.slice(0, 10)) ? new Date(iso) : new Date(Number.NaN);
}

export const SubscriberRow = v.object({
  email: Email,
  language: v.fallback(Language, 'es'),
  consentSource: v.pipe(v.string(), v.transform(tidyLine), v.minLength(3), v.maxLength(200)),
  confirmedAt: v.pipe(
    v.string(),
    v.transform(tidyCode),
    v.transform(consentTime),
    v.check((date) => !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000),
    v.transform((date) => date.toISOString()),
  ),
  /** For a table exported from here: addresses that unsubscribed or never confirmed are not subscribed by it. */
  status: v.pipe(v.optional(v.string(), ''), v.trim(), v.picklist(['', 'confirmed'])),
});

/** Part of an address, a name, a number, or a reference. */
export const PersonSearch = v.object({
  q: v.pipe(v.string(), v.transform(tidyLine), v.minLength(2), v.maxLength(200)),
});
const Code = v.pipe(v.string(), v.transform(compactCode), v.minLength(1), v.maxLength(40));
/** Whose data: any address that a form ever accepted, or for guests without one the number or a reference. */
export const PersonInput = v.union([
  v.object({ email: v.pipe(ContactEmail, v.toLowerCase()) }),
  v.object({ phone: v.pipe(v.string(), v.transform(tidyPhone), v.minLength(5), v.maxLength(60)) }),
  v.object({ reference: Code }),
]);
