import * as v from 'valibot';
import { FULL_COMMISSION } from '../accounts/api-keys.ts';
import { IsoDate } from '../days.schema.ts';
import { Filled, Id, Slug } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { printed, printedOrNull } from '../texts/printed-text.schema.ts';
import { tidyLine, tidyPhone, tidyText } from '../texts/tidy-text.ts';
import { PARTNER_KINDS, PARTNER_TERMS, STATEMENT_PAYMENTS } from './partners.ts';
import { tidyTaxNumber } from './tax-number.ts';

/** Hundredths of a percent. */
const CommissionBp = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FULL_COMMISSION));
const text = (length: number, tidy: (text: string) => string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => tidy(sent)),
    v.maxLength(length),
    v.transform((sent) => sent || null),
  );

export const PartnerInput = v.object({
  name: printed(Filled(120)),
  slug: Slug,
  kind: v.optional(v.picklist(PARTNER_KINDS), 'hotel'),
  terms: v.optional(v.picklist(PARTNER_TERMS), 'commission'),
  tripCommissionBp: v.optional(CommissionBp, 0),
  transferCommissionBp: v.optional(CommissionBp, 0),
  contactName: text(120, tidyLine),
  email: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => sent.trim() || null),
    v.nullable(MailAddress),
  ),
  phone: text(PHONE_LENGTH, tidyPhone),
  taxName: printedOrNull(200, tidyLine),
  taxNumber: text(40, tidyTaxNumber),
  address: printedOrNull(500, tidyText),
  language: v.optional(Language, 'es'),
  note: text(3000, tidyText),
  isActive: v.optional(v.boolean(), true),
});

/** The slug of the link by which a guest came, with its code on net terms. An unknown one is ignored: the booking counts. */
export const PartnerSlug = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(140))), undefined);

/** Whose booking or transfer it is; null: of no partner. */
export const PartnerOf = v.object({ partnerId: v.nullable(Id) });
/** `paidOn`: the day; without it today. */
export const StatementPaid = v.object({
  method: v.picklist(STATEMENT_PAYMENTS),
  paidOn: v.optional(IsoDate),
});
