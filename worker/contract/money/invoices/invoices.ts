import type * as v from 'valibot';
import type { Page } from '../../paging.ts';
import type { ReceiptCustomer, ReceiptRow } from '../receipts.ts';
import type * as schema from './invoices.schema.ts';

/** A record about an invoice that was issued, or about one that was issued by mistake. */
export type RecordKind = 'alta' | 'anulacion';

/** `with_errors`: taken, and to be corrected; `refused`: the tax office does not have it. */
export const SENDING_STATUSES = ['due', 'accepted', 'with_errors', 'refused'] as const;
export type SendingStatus = (typeof SENDING_STATUSES)[number];

/** What a company and its adviser do before invoices are turned on. */
export const INVOICE_STEPS = ['adviser', 'declaration', 'certificate', 'trial', 'other'] as const;
export type InvoiceStep = (typeof INVOICE_STEPS)[number];

/** `test`: the tax office's own environment for trials; nothing sent there counts. */
export const INVOICE_OFFICES = ['test', 'production'] as const;
export type InvoiceOffice = (typeof INVOICE_OFFICES)[number];

export type InvoiceSettings = v.InferOutput<typeof schema.InvoiceSettings>;
/** Why invoices cannot be turned on. */
export type InvoiceLack = 'name' | 'tax_number' | 'address' | 'producer' | 'steps' | 'scheme';
export type InvoiceSettingsDocument = InvoiceSettings & {
  version: number;
  state: { lacks: InvoiceLack[]; hasCertificate: boolean };
};

/** Letters of a firm's name in a record. */
export const LEGAL_NAME_LENGTH = 120;

/** The types of invoices, as the tax office names them. */
export type InvoiceType = 'F1' | 'F2' | 'R1' | 'R4' | 'R5';

/** Who made the program, and which installation of it writes the records. */
export type InvoiceSystem = {
  producer: string;
  producerTaxNumber: string;
  name: string;
  id: string;
  version: string;
  installation: string;
};
/** What identifies an invoice; `date` is `DD-MM-YYYY`. */
export type InvoiceId = { taxNumber: string; number: string; date: string };

/** All that a record states, as it was when it was written. */
export type InvoiceRecordData = {
  id: InvoiceId;
  issuer: string;
  type: InvoiceType;
  corrects: InvoiceId | null;
  description: string;
  customer: ReceiptCustomer | null;
  lines: { bp: number; baseCents: number; vatCents: number }[];
  vatCents: number;
  totalCents: number;
  system: InvoiceSystem;
  /** The record before it; null for the first. */
  previous: (InvoiceId & { hash: string }) | null;
  /** Of a record that corrects a refused or faulty one: whether the tax office has that one. */
  repeats: 'unknown' | 'known' | null;
};

export type InvoiceRecordRow = {
  position: number;
  kind: RecordKind;
  hash: string;
  generatedAt: string;
  status: SendingStatus;
  attempts: number;
  nextAttemptAt: string;
  sentAt: string | null;
  csv: string | null;
  code: string | null;
  message: string | null;
};
/** An invoice with its records, the newest first. */
export type InvoiceRow = ReceiptRow & { records: InvoiceRecordRow[] };
export type InvoiceList = Page<InvoiceRow> & {
  totalCents: number;
  vatCents: number;
  years: number[];
  /** Of all records. */
  counts: Record<SendingStatus, number>;
  isOn: boolean;
};

/** What checking all records found; `wrong` names the first that does not fit. */
export type InvoiceChain = {
  records: number;
  wrong: { position: number; number: string; reason: 'hash' | 'previous' | 'position' } | null;
  gaps: number;
  unrecorded: number;
};
