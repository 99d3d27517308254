import * as v from 'valibot';
import { searchText } from '../admin/list-queries.schema.ts';
import { IsoDate } from '../days.schema.ts';
import { Count } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { pagingEntries } from '../paging.schema.ts';
import { printed } from '../texts/printed-text.schema.ts';
import { compactCode, isBlank, tidyLine, tidyText } from '../texts/tidy-text.ts';
import { LEDGER_KINDS, LEDGER_SUBJECTS, PAYMENT_METHODS } from './ledger.ts';
import { INVOICE_BOOKS, RECEIPT_SERIES, VAT_SCHEMES } from './receipts.ts';
import { isTaxNumber, tidyTaxNumber } from './tax-number.ts';

const Basis = v.pipe(Count, v.maxValue(10_000));
const TRIPS = { scheme: 'rate', bp: 2100 } as const;
const TRANSFERS = { scheme: 'rate', bp: 1000 } as const;

/** VAT contained in the prices, and what receipt numbers begin with. The firm's adviser decides. */
export const VatSettings = v.object({
  trips: v.optional(
    v.object({
      scheme: v.optional(v.picklist(VAT_SCHEMES), TRIPS.scheme),
      bp: v.optional(Basis, TRIPS.bp),
    }),
    TRIPS,
  ),
  transfers: v.optional(
    v.object({
      scheme: v.optional(v.literal('rate'), TRANSFERS.scheme),
      bp: v.optional(Basis, TRANSFERS.bp),
    }),
    TRANSFERS,
  ),
  prefix: v.optional(v.pipe(v.string(), v.transform(compactCode), v.regex(/^[A-Z\d]{0,8}$/)), ''),
});

const TaxNumber = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(tidyTaxNumber),
  v.check((number) => number === '' || isTaxNumber(number), 'tax_number'),
  v.transform((number) => number || null),
);
const Address = v.pipe(printed(v.string()), v.maxLength(300));

const isEmpty = (sent: unknown) =>
  typeof sent !== 'object' ||
  sent === null ||
  Object.values(sent).every((value) => typeof value === 'string' && isBlank(value));

/** What a guest wants on the receipts. */
export const ReceiptCustomerInput = v.object({
  name: v.pipe(
    printed(v.pipe(v.string(), v.transform(tidyLine))),
    v.minLength(1),
    v.maxLength(120),
  ),
  taxNumber: v.optional(v.nullable(TaxNumber), null),
  address: v.pipe(
    v.optional(v.nullable(Address), null),
    v.transform((text) => text || null),
  ),
});

const Invoiced = v.object({
  name: ReceiptCustomerInput.entries.name,
  taxNumber: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(tidyTaxNumber),
    v.minLength(1),
    v.check(isTaxNumber, 'tax_number'),
  ),
  address: v.pipe(
    printed(v.pipe(v.string(), v.transform(tidyText))),
    v.minLength(1),
    v.maxLength(300),
  ),
});
/** For whom the documents of an order are; a form that leaves all three empty asks for none. */
export const InvoicedCustomer = v.optional(
  v.pipe(
    v.unknown(),
    v.metadata({ sentAs: v.nullable(Invoiced) }),
    v.transform((sent) => (isEmpty(sent) ? null : sent)),
    v.nullable(Invoiced),
  ),
  null,
);

export const GuestReceipt = v.object({
  number: v.string(),
  series: v.picklist(RECEIPT_SERIES),
  issuedAt: v.string(),
  totalCents: v.pipe(v.number(), v.integer()),
  vatCents: v.pipe(v.number(), v.integer()),
  currency: v.literal('EUR'),
  isSimplified: v.boolean(),
  book: v.picklist(['', ...INVOICE_BOOKS]),
  isAnnulled: v.boolean(),
  corrects: v.nullable(v.string()),
});
/** As it stands on documents. */
export const Customer = v.object({
  name: v.string(),
  taxNumber: v.nullable(v.string()),
  address: v.nullable(v.string()),
});
export const GuestReceipts = v.object({
  items: v.array(GuestReceipt),
  customer: v.nullable(Customer),
});

const Line = v.object({
  service: v.picklist(LEDGER_SUBJECTS),
  description: v.string(),
  date: v.string(),
  cents: v.pipe(v.number(), v.integer()),
  scheme: v.picklist(VAT_SCHEMES),
  vatBp: Count,
  vatCents: v.pipe(v.number(), v.integer()),
  parts: v.optional(
    v.array(
      v.object({
        name: v.optional(v.string()),
        code: v.optional(v.string()),
        quantity: v.number(),
        cents: v.pipe(v.number(), v.integer()),
      }),
    ),
  ),
});
/** A receipt as it is exported for the adviser's program. */
export const ReceiptRow = v.object({
  ...v.omit(GuestReceipt, ['isSimplified']).entries,
  id: v.number(),
  printedNumber: v.string(),
  subjectKind: v.picklist(LEDGER_SUBJECTS),
  subjectId: v.string(),
  reference: v.string(),
  language: v.string(),
  entryKind: v.picklist(LEDGER_KINDS),
  isMoved: v.boolean(),
  method: v.nullable(v.picklist(PAYMENT_METHODS)),
  issuer: v.record(v.string(), v.string()),
  customer: v.nullable(Customer),
  lines: v.array(Line),
});

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.fallback(v.optional(v.picklist(values)), undefined);
const Year = v.pipe(
  v.optional(v.string(), ''),
  v.metadata({ jsonSchema: { type: 'integer' } }),
  v.transform((text) => (/^20\d\d$/.test(text) ? Number(text) : undefined)),
);

/** `quarter` counts with a year. `q`: words of the number, the reference, the customer or what it is for. */
export const ReceiptQuery = v.object({
  q: searchText,
  year: Year,
  quarter: oneOf(['1', '2', '3', '4']),
  series: oneOf(RECEIPT_SERIES),
  /** Id of a booking or a transfer. */
  subject: searchText,
  ...pagingEntries,
});

/** Menorca's days, both needed and both included. `lang`: of the spreadsheet that opens the table; it decides on separators. */
export const ReceiptExportQuery = v.object({
  from: IsoDate,
  to: IsoDate,
  lang: v.fallback(v.optional(Language), undefined),
});

export const ReceiptExport = v.object({
  from: v.string(),
  to: v.string(),
  items: v.array(ReceiptRow),
});
