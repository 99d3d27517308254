import * as v from 'valibot';
import { searchText } from '../../admin/list-queries.schema.ts';
import { IsoDate } from '../../days.schema.ts';
import { Count } from '../../fields.schema.ts';
import { Language } from '../../languages/language.schema.ts';
import { pagingEntries } from '../../paging.schema.ts';
import { tidyLine } from '../../texts/tidy-text.ts';
import { InvoicedCustomer } from '../receipts.schema.ts';
import { INVOICE_BOOKS } from '../receipts.ts';
import { isTaxNumber, tidyTaxNumber } from '../tax-number.ts';
import { INVOICE_OFFICES, INVOICE_STEPS, SENDING_STATUSES } from './invoices.ts';

const Line = v.pipe(v.string(), v.transform(tidyLine), v.maxLength(120));

/** Invoices instead of receipts. Off until the company and its adviser have done what `steps` names. */
export const InvoiceSettings = v.object({
  isOn: v.optional(v.boolean(), false),
  steps: v.optional(v.array(v.picklist(INVOICE_STEPS)), []),
  office: v.optional(v.picklist(INVOICE_OFFICES), 'test'),
  /** Who answers for this program as the law's declaration asks for. */
  producer: v.optional(Line, ''),
  producerTaxNumber: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.transform(tidyTaxNumber),
      v.check((number) => number === '' || isTaxNumber(number), 'tax_number'),
    ),
    '',
  ),
});
export const InvoiceSettingsUpdate = v.object({ ...InvoiceSettings.entries, version: Count });

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.fallback(v.optional(v.picklist(values)), undefined);

export const InvoiceQuery = v.object({
  q: searchText,
  year: v.pipe(
    v.optional(v.string(), ''),
    v.metadata({ jsonSchema: { type: 'integer' } }),
    v.transform((text) => (/^20\d\d$/.test(text) ? Number(text) : undefined)),
  ),
  book: oneOf(INVOICE_BOOKS),
  /** How far the tax office has them. */
  status: oneOf(SENDING_STATUSES),
  ...pagingEntries,
});

/** Menorca's days, both included; without them all records. */
export const InvoiceExportQuery = v.object({
  from: v.optional(IsoDate),
  to: v.optional(IsoDate),
  lang: v.fallback(v.optional(Language), undefined),
});

/** Whom an invoice is to name. */
export const InvoiceCorrection = v.pipe(
  v.object({
    customer: v.pipe(
      InvoicedCustomer,
      v.check((customer) => customer !== null, 'required'),
    ),
  }),
  v.metadata({
    jsonSchema: {
      examples: [
        {
          customer: {
            name: 'Vidal SL',
            taxNumber: 'B12345674',
            address: 'Carrer Major 1, 07701 Maó',
          },
        },
      ],
    },
  }),
);
