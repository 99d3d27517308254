import type * as v from 'valibot';
import type { MoneySubject } from './ledger.ts';
import type * as schema from './partners.schema.ts';

export const PARTNER_KINDS = ['hotel', 'agent', 'other'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** `commission`: the guest pays us, the partner gets its part; `net`: the guest pays the partner, who owes us the rest. */
export const PARTNER_TERMS = ['commission', 'net'] as const;
export type PartnerTerms = (typeof PARTNER_TERMS)[number];

/** How a statement was paid. */
export const STATEMENT_PAYMENTS = ['transfer', 'bizum', 'cash', 'set_off'] as const;
export type StatementPayment = (typeof STATEMENT_PAYMENTS)[number];

/** The parameter of links by which a partner's guests come: `?p=hotel`. */
export const PARTNER_PARAMETER = 'p';
/** How long a link counts, with the guest's consent. */
export const PARTNER_DAYS = 30;
/** The slug of a partner, after a dot with the code that only the link of one on net terms has. */
export const isPartnerSlug = (text: string): boolean =>
  text.length <= 140 && /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)?$/.test(text);
export const hasPartnerCode = (text: string): boolean => text.includes('.');
export const partnerLink = (
  origin: string,
  { slug, code, terms }: { slug: string; code: string; terms: PartnerTerms },
) => `${origin}/?${PARTNER_PARAMETER}=${slug}${terms === 'net' ? `.${code}` : ''}`;

export type PartnerInput = v.InferOutput<typeof schema.PartnerInput>;
export type StatementPaid = v.InferOutput<typeof schema.StatementPaid>;

/** The partner of a booking or transfer in a list. */
export type NamedPartner = { id: number; name: string };
/** The partner of a booking or transfer, as the administration shows it. */
export type AttributedPartner = NamedPartner & { commissionBp: number };

/** A booking or transfer in a partner's statement. */
export type StatementLine = {
  subjectKind: MoneySubject;
  subjectId: string;
  reference: string;
  /** The day on which it takes place. */
  date: string;
  /** The trip's name, or the transfer's places. */
  title: string;
  /** What the guest owes for it. */
  baseCents: number;
  commissionBp: number;
  /** Positive: owed to the partner; negative: owed to us. Of what was stated before, the difference. */
  cents: number;
  isDifference: boolean;
};
export type StatementSummary = {
  /** `YYYY-MM` */
  month: string;
  state: 'open' | 'issued' | 'paid';
  lines: number;
  totalCents: number;
  issuedAt: string | null;
  paidAt: string | null;
  paidMethod: StatementPayment | null;
};
export type Statement = StatementSummary & { items: StatementLine[] };
