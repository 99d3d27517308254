import * as v from 'valibot';
import type { Counts, InboxContact, TransferInboxState } from './admin.ts';
import { isCalendarDay } from './calendar.ts';
import { EMAIL_PATTERN } from './contact.ts';
import { Id, LongText, Text } from './fields.ts';
import type { Language } from './language.ts';
import { searchText } from './list-queries.ts';
import { type Page, pagingEntries } from './paging.ts';
import type { FieldErrorCode } from './problem.ts';
import type { BookingDriver, Cancellation } from './transfer-booking.ts';
import { ClockTime, Flight } from './transfer-fields.ts';
import { QUOTE_LINE_CODES } from './transfer-request.ts';
import type { InLanguages } from './translation.ts';

const code = (name: FieldErrorCode) => name;

export const TRANSFER_INBOX_STATES = [
  'new',
  'quoted',
  'confirmed',
  'driver_assigned',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
  'spam',
] as const satisfies readonly TransferInboxState[];

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };
export type TransferEnd = Named & { id: number; kind: string };
export type TransferDriver = BookingDriver & { id: number };

/** `driver`: that driver has another journey at the time. `duplicate`: the same guest asked for the same pick-up twice. */
export type TransferConflict = { kind: 'driver' | 'duplicate'; reference: string; leg: 'outbound' | 'return' };

export type AdminLeg = {
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
  startsAt: string;
  endsAt: string;
  flight: string | null;
  driver: TransferDriver | null;
  /** With which other journeys this one clashes. */
  conflicts: TransferConflict[];
};

export type TransferListItem = {
  id: string;
  reference: string;
  status: TransferInboxState;
  version: number;
  language: Language;
  contact: InboxContact;
  from: TransferEnd;
  to: TransferEnd;
  vehicle: Named & { code: string };
  legs: AdminLeg[];
  adults: number;
  childAges: number[];
  totalCents: number;
  currency: string;
  signName: string | null;
  note: string | null;
  /** The guest wishes a change and nobody has answered yet. */
  hasOpenWish: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
/** `counts` is of all requests outside the trash, whatever the filter. */
export type TransferList = Page<TransferListItem> & { counts: Counts<TransferInboxState> };

export type AdminEvent = {
  id: number;
  type: 'state' | 'change_request' | 'driver' | 'message' | 'note' | 'edit';
  from: TransferInboxState | null;
  to: TransferInboxState;
  by: 'guest' | 'firm' | 'system';
  /** Name of the administrator. */
  user: string | null;
  note: string | null;
  data: Record<string, unknown> | null;
  at: string;
};
export type AdminMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  language: Language;
  status: string;
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
};

export type TransferDetail = TransferListItem & {
  luggage: { large: number; cabin: number; bulky: number };
  extras: { code: string; quantity: number }[];
  lines: { code: string; quantity: number; cents: number }[];
  priceVersion: number;
  /** What a cancellation by the guest would cost now. */
  cancellation: Cancellation;
  /** What it did cost. */
  feeCents: number | null;
  privacyEdition: string;
  privacyAcceptedAt: string;
  anonymisedAt: string | null;
  /** States that may follow. */
  next: TransferInboxState[];
  /** Oldest first. */
  events: AdminEvent[];
  /** Newest first. */
  mails: AdminMail[];
  /** The guest's own page. */
  manageUrl: string;
  /** Opens WhatsApp with a greeting in the guest's language; null without a phone number. */
  whatsappUrl: string | null;
};

type DayPlace = Omit<TransferEnd, 'translations'> & {
  latitude: number;
  longitude: number;
  meetingPoint: string;
  translations: { name?: InLanguages<string> | undefined; meetingPoint?: InLanguages<string> | undefined };
};
/** One journey of a day, as the driver's sheet and the calendar show it. */
export type DayLeg = AdminLeg &
  Pick<
    TransferListItem,
    'id' | 'reference' | 'status' | 'version' | 'language' | 'contact' | 'adults' | 'childAges' | 'signName' | 'note'
  > & {
    /** Of this way. */
    from: DayPlace;
    to: DayPlace;
    vehicle: Named & { code: string };
    luggage: { large: number; cabin: number; bulky: number };
    extras: { code: string; quantity: number }[];
    totalCents: number;
    currency: string;
    /** One tap tells the guest, in their language, where and when they are met; null without a phone number. */
    whatsapp: { url: string; text: string } | null;
  };
export type DaySheet = { date: string; legs: DayLeg[] };
export type TransferCalendar = { from: string; to: string; legs: DayLeg[] };

const dayOrNone = v.pipe(
  v.optional(v.string(), ''),
  v.transform((day) => (isCalendarDay(day) ? day : undefined)),
);
export const TRANSFER_SORTS = ['date', '-date', 'created', '-created', 'total', '-total', 'updated', '-updated'] as const;

/** `status`: one state, `open` for all that lead to a journey, `all`, or `trash`; without it everything but spam. */
export const TransferQuery = v.object({
  q: searchText,
  status: v.optional(v.string(), ''),
  from: dayOrNone,
  to: dayOrNone,
  sort: v.fallback(v.optional(v.picklist(TRANSFER_SORTS), '-created'), '-created'),
  ...pagingEntries,
});
export type TransferQuery = v.InferOutput<typeof TransferQuery>;
export const DayQuery = v.object({ date: dayOrNone });
export const SpanQuery = v.object({ from: dayOrNone, to: dayOrNone, lang: v.optional(v.string(), '') });

const Version = v.object({ version: Id });
const Note = v.optional(
  v.pipe(
    v.nullable(LongText),
    v.transform((text) => text || undefined),
  ),
);
/** Mail goes to the guest unless it is said not to. */
const Notify = v.optional(v.boolean(), true);

/** `note` is told to the guest. `feeCents` of a cancellation; without it what the rules say. */
export const StateInput = v.object({
  ...Version.entries,
  to: v.picklist(TRANSFER_INBOX_STATES),
  note: Note,
  feeCents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  notify: Notify,
});
/** Without `leg`: of all ways. `driverId` null takes the driver away. */
export const DriverAssignment = v.object({
  ...Version.entries,
  leg: v.optional(v.picklist(['outbound', 'return'])),
  driverId: v.nullable(Id),
  notify: Notify,
});
export const MessageInput = v.object({ subject: Text, text: v.pipe(LongText, v.minLength(1)) });
export const NoteInput = v.object({ text: v.pipe(LongText, v.minLength(1)) });

/** A line that an administrator adds: a discount, something agreed on. May be negative; the total may not. */
export const ADMIN_LINE_CODES = [...QUOTE_LINE_CODES, 'adjustment'] as const;
const AdminLine = v.object({
  code: v.picklist(ADMIN_LINE_CODES),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  cents: v.pipe(v.number(), v.integer(), v.minValue(-10_000_000), v.maxValue(10_000_000)),
});
const emptyToNull = v.transform((text: string) => text || null);
const nullable = (max: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(max))),
      v.transform((text) => text || null),
    ),
  );
const FewPieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** What is left out stays as it is. With `notify` the guest gets the changed booking, and `reason` with it. */
export const TransferEdit = v.object({
  ...Version.entries,
  fromPlaceId: v.optional(Id),
  toPlaceId: v.optional(Id),
  vehicle: v.optional(v.pipe(v.string(), v.maxLength(120))),
  legs: v.optional(
    v.pipe(
      v.array(
        v.object({
          leg: v.picklist(['outbound', 'return']),
          date: v.pipe(v.string(), v.check(isCalendarDay, code('date'))),
          time: ClockTime,
          flight: Flight,
        }),
      ),
      v.maxLength(2),
      v.check((legs) => new Set(legs.map(({ leg }) => leg)).size === legs.length, code('invalid')),
    ),
  ),
  adults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  childAges: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17))), v.maxLength(30))),
  luggage: v.optional(v.object({ large: FewPieces, cabin: FewPieces, bulky: FewPieces })),
  lines: v.optional(
    v.pipe(
      v.array(AdminLine),
      v.minLength(1),
      v.maxLength(40),
      v.check((lines) => lines.reduce((sum, { cents }) => sum + cents, 0) >= 0, code('too_short')),
    ),
  ),
  contact: v.optional(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
      email: v.pipe(
        v.nullable(
          v.pipe(
            v.string(),
            v.trim(),
            v.maxLength(254),
            v.check((text) => text === '' || EMAIL_PATTERN.test(text), code('email')),
            emptyToNull,
          ),
        ),
      ),
      phone: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40), emptyToNull)),
    }),
  ),
  signName: nullable(120),
  note: nullable(3000),
  reason: Note,
  notify: v.optional(v.boolean(), false),
});
export type TransferEdit = v.InferOutput<typeof TransferEdit>;

export const DriverInput = v.object({
  name: Text,
  phone: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  vehicle: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  plate: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20)), ''),
  isActive: v.optional(v.boolean(), true),
});
export type DriverInput = v.InferOutput<typeof DriverInput>;
