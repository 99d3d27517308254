import type { BookingSource } from '#contract/bookings/bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import type { LedgerKind, MoneySubject, PaymentMethod } from '#contract/money/ledger.ts';
import { DEMO_PARTNERS } from '#core/db/former/demo-partners.ts';
import type { ledgerEntries as LedgerEntries, refunds as Refunds } from '#core/db/schema.ts';
import type { Choices } from './seed-choice.ts';

const DAYS = 730;
/** How busy the months are, from January. */
const SEASON = [3, 3, 8, 25, 60, 90, 120, 130, 85, 40, 5, 5];
/** The former of the two years was quieter. */
const FORMER_YEAR = 0.82;

const NAMES: Readonly<
  Record<Language, readonly [first: readonly string[], last: readonly string[]]>
> = {
  en: [
    ['Alice', 'Harry', 'Megan', 'Peter', 'Ruth', 'Tom'],
    ['Bailey', 'Fisher', 'Morris', 'Palmer', 'Webb'],
  ],
  es: [
    ['Carlos', 'Elena', 'Inés', 'Javier', 'Lucía', 'Raúl'],
    ['Campos', 'Herrera', 'Molina', 'Ortega', 'Vega'],
  ],
  de: [
    ['Birgit', 'Frank', 'Jana', 'Lukas', 'Petra', 'Stefan'],
    ['Brandt', 'Keller', 'Lang', 'Seidel', 'Vogel'],
  ],
  ca: [
    ['Aina', 'Biel', 'Jaume', 'Mireia', 'Neus', 'Pere'],
    ['Camps', 'Florit', 'Mascaró', 'Pons', 'Triay'],
  ],
};

/** A day of the last two years that is over, in the season rather than in winter. */
export function pastDay({ below, isTrue }: Choices, now: Date): string {
  const today = menorcaToday(now);
  for (;;) {
    const ago = 1 + below(DAYS);
    const day = addDays(today, -ago);
    const busy = (SEASON[Number(day.slice(5, 7)) - 1] ?? 0) / 130;
    if (isTrue(busy * (ago > DAYS / 2 ? FORMER_YEAR : 1))) return day;
  }
}

/** Who books, in which language, where, and through whom. */
export function pastGuest({ pick, weighted, isTrue }: Choices, kind: MoneySubject) {
  const language = weighted<Language>([
    ['en', 36],
    ['es', 30],
    ['de', 22],
    ['ca', 12],
  ]);
  const [first, last] = NAMES[language];
  const partner = isTrue(0.16) ? pick(DEMO_PARTNERS) : undefined;
  const source = partner
    ? 'hotel'
    : weighted<BookingSource>([
        ['site', 66],
        ['phone', 14],
        ['whatsapp', 14],
        ['reseller', 6],
      ]);
  const commissionBp =
    partner?.[kind === 'booking' ? 'tripCommissionBp' : 'transferCommissionBp'] ?? null;
  return {
    ...{ language, contactName: `${pick(first)} ${pick(last)}`, source },
    ...{ partnerId: partner ? DEMO_PARTNERS.indexOf(partner) + 1 : null, commissionBp },
  };
}

type Sale = {
  kind: MoneySubject;
  id: string;
  cents: number;
  madeAt: string;
  on: string;
  now: Date;
};
type Money = {
  entries: (typeof LedgerEntries.$inferInsert)[];
  refunds: (typeof Refunds.$inferInsert)[];
};

const entriesOf = ({ kind: subjectKind, id: subjectId, cents, madeAt, on }: Sale) => {
  const entry = (
    kind: LedgerKind,
    amount: number,
    at: string,
    method: PaymentMethod | null = null,
    key = kind as string,
  ) => ({
    ...{
      subjectKind,
      subjectId,
      kind,
      cents: amount,
      method,
      actor: 'system',
      at,
      key: `${subjectKind}:${subjectId}:${key}`,
    },
  });
  return {
    entry,
    due: entry('due', cents, madeAt),
    later: (method: PaymentMethod, amount: number) => entry('payment', -amount, on, method),
  };
};

/** Money of what took place: paid at once, with a deposit, or on the day; of the last weeks some is outstanding. */
export function paidSale({ weighted, isTrue, pick }: Choices, source: string, sale: Sale): Money {
  const { entry, due, later } = entriesOf(sale);
  const onTheDay = pick<PaymentMethod>(['cash', 'cash', 'card', 'bizum']);
  const way =
    source === 'reseller'
      ? 'reseller'
      : source === 'site'
        ? weighted([
            ['all', 4],
            ['deposit', 3],
            ['day', 3],
          ] as const)
        : 'day';
  const isOpen = sale.now.getTime() - Date.parse(sale.on) < 45 * 86_400_000 && isTrue(0.25);
  const deposit = Math.round(sale.cents * 0.3);
  const first = way === 'deposit' ? [entry('deposit', -deposit, sale.madeAt, 'card')] : [];
  if (way === 'all')
    return {
      entries: [due, entry('payment', -sale.cents, sale.madeAt, pick(['card', 'card', 'paypal']))],
      refunds: [],
    };
  if (way === 'reseller') return { entries: [due, later('reseller', sale.cents)], refunds: [] };
  return {
    entries: [
      due,
      ...first,
      ...(isOpen ? [] : [later(onTheDay, way === 'deposit' ? sale.cents - deposit : sale.cents)]),
    ],
    refunds: [],
  };
}

/** Money of a cancellation: it was paid by card, and what is above the fee went back. */
export function refundedSale(sale: Sale, feeCents: number, at: string): Money {
  const { entry, due } = entriesOf(sale);
  const { kind: subjectKind, id: subjectId, cents } = sale;
  const id = crypto.randomUUID();
  const done = {
    status: 'done',
    method: 'card',
    actor: 'system',
    attempts: 1,
    doneAt: at,
    createdAt: at,
  } as const;
  return {
    entries: [
      due,
      entry('payment', -cents, sale.madeAt, 'card'),
      entry('correction', -cents, at),
      ...(feeCents > 0 ? [entry('fee', feeCents, at)] : []),
      { ...entry('refund', cents - feeCents, at, 'card'), key: `refund:${id}` },
    ],
    refunds: [{ id, subjectKind, subjectId, cents: cents - feeCents, ...done }],
  };
}
