import { wallTime } from '#contract/menorca-time.ts';
import type { InvoiceOffice } from '#contract/money/invoices/invoices.ts';
import { METHOD_WORDS } from '#contract/money/ledger.ts';
import type { ReceiptLine, ReceiptRow } from '#contract/money/receipts.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { type TextKey, type TextValues, translate } from '#core/locales/strings.ts';
import { dayInWords, shortDay } from '#core/mail/format.ts';
import type { Stationery } from '#money/pdf/fonts.ts';
import { makePdf } from '#money/pdf/make-pdf.ts';
import { drawQr } from '#money/pdf/qr.ts';
import type { Line, Sheet } from '#money/pdf/sheet.ts';
import { drawTable } from '#money/pdf/table.ts';
import { partInWords } from './part-in-words.ts';
import { amountWith, percentOf } from './receipt-words.ts';

const SERVICES = {
  booking: 'receipt.trip',
  transfer: 'receipt.transfer',
  voucher: 'mail.gift_voucher.title',
} as const;
const QR_SIZE = 84;
/** 34 mm: the tax office asks for 30 to 40. */
const INVOICE_QR_SIZE = 96;

/** Where a document is compared with its issuer's copy; of an invoice the tax office's page. */
export type DocumentCheck = { url: string; office?: InvoiceOffice };

type Words = (key: TextKey<'admin-area'>, values?: TextValues) => string;

const lines = (
  texts: readonly (string | false | null | undefined)[],
  look: Omit<Line, 'text'> = {},
): Line[] =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => ({ ...look, text: text as string }));

const TITLES = {
  F: 'invoice.title',
  S: 'invoice.simplified_title',
  RF: 'invoice.corrective',
  RS: 'invoice.simplified_corrective',
} as const;

function reasonOf({ entryKind, isMoved }: ReceiptRow) {
  if (entryKind !== 'refund') return 'receipt.reason_data';
  return isMoved ? 'receipt.reason_moved' : 'receipt.reason_refund';
}

const isDeposit = ({ book, series, entryKind }: ReceiptRow) =>
  book === '' && series === 'R' && entryKind === 'deposit';

function titleOf(receipt: ReceiptRow) {
  if (receipt.book !== '') return TITLES[receipt.book];
  if (receipt.series === 'C') return 'receipt.corrective';
  return isDeposit(receipt) ? 'receipt.deposit_title' : 'receipt.title';
}

function drawHead(sheet: Sheet, receipt: ReceiptRow, t: Words): void {
  const { issuer, series, printedNumber, issuedAt, reference, language, customer, corrects } =
    receipt;
  const { entryKind } = receipt;
  const half = sheet.width / 2;
  const issued = t('receipt.issued', {
    date: shortDay(wallTime(new Date(issuedAt)).date, language),
  });
  sheet.blocks([
    {
      width: half - 20,
      lines: [
        ...lines([issuer.name], { size: 13, isBold: true, colour: 'deep' }),
        ...lines([
          issuer.taxNumber && t('receipt.tax_number', { number: issuer.taxNumber }),
          issuer.address,
          issuer.email,
          issuer.phone && formatPhone(issuer.phone),
        ]),
      ],
    },
    {
      ...{ x: half, width: half },
      lines: [
        ...lines([t(titleOf(receipt))], {
          size: receipt.book === '' ? 20 : 17,
          isBold: true,
          colour: 'deep',
          align: 'right',
        }),
        ...lines([printedNumber], { size: 12, isBold: true, align: 'right' }),
        ...lines([issued, t('receipt.reference', { reference })], { align: 'right' }),
      ],
    },
  ]);
  sheet.rule(14);
  if (customer) {
    sheet.text(t('receipt.issued_to'), { size: 8, isBold: true, colour: 'stone' });
    const taxNumber = customer.taxNumber && t('receipt.tax_number', { number: customer.taxNumber });
    sheet.blocks([
      {
        lines: [
          ...lines([customer.name], { isBold: true }),
          ...lines([taxNumber, customer.address]),
        ],
      },
    ]);
  } else if (receipt.book === '') sheet.text(t('receipt.simplified'), { colour: 'stone' });
  if (receipt.isAnnulled) sheet.text(t('invoice.annulled'), { size: 13, isBold: true });
  if (series === 'C') {
    sheet.space(8);
    const isInvoice = receipt.book !== '';
    if (corrects)
      sheet.text(t(isInvoice ? 'invoice.corrects' : 'receipt.corrects', { number: corrects }), {
        isBold: true,
      });
    sheet.text(t(isInvoice && entryKind !== 'refund' ? 'invoice.reason_data' : reasonOf(receipt)));
  }
  sheet.space(18);
}

function drawAmounts(sheet: Sheet, receipt: ReceiptRow, t: Words): void {
  const { language, totalCents } = receipt;
  const amount = (cents: number) => amountWith(cents, language);
  const isTaxed = ({ scheme, service }: ReceiptLine) => scheme === 'rate' && service !== 'voucher';
  const rate = (line: ReceiptLine) => (isTaxed(line) ? percentOf(line.vatBp, language) : '–');
  const about = ({ service, description, date }: ReceiptLine) =>
    [`${t(SERVICES[service])}: ${description}`, date && dayInWords(date, language)]
      .filter(Boolean)
      .join('\n');
  const consistsOf = (line: ReceiptLine): string[][] => {
    const { parts = [] } = line;
    if (parts.length === 0) return [];
    const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
    return [
      ...parts.map((part) => [`   ${partInWords(part, language)}`, '', amount(part.cents)]),
      ...(whole === Math.abs(line.cents)
        ? []
        : [[t('invoice.part_of', { total: amount(whole) }), '', '']]),
    ];
  };
  const columns = [
    { title: t('receipt.about') },
    { title: t('receipt.vat_rate'), width: 60, align: 'right' as const },
    { title: t('receipt.amount'), width: 90, align: 'right' as const },
  ];
  drawTable(
    sheet,
    columns,
    [
      ...receipt.lines.flatMap((line) => [
        [about(line), rate(line), amount(line.cents)],
        ...consistsOf(line),
      ]),
      [t(isDeposit(receipt) ? 'receipt.deposit_total' : 'receipt.total'), '', amount(totalCents)],
    ],
    1,
  );
  sheet.space(6);
  if (isDeposit(receipt)) sheet.text(t('receipt.deposit_text'));
  if (receipt.lines.some(({ scheme }) => scheme === 'travel_agency'))
    sheet.text(t('receipt.travel_agency'), { colour: 'stone' });
  if (receipt.lines.some(({ service }) => service === 'voucher'))
    sheet.text(t('receipt.voucher'), { colour: 'stone' });
  const taxed = receipt.lines.filter(isTaxed);
  for (const { cents, vatBp, vatCents: contained } of taxed)
    sheet.text(
      t('receipt.vat', {
        rate: percentOf(vatBp, language),
        base: amount(cents - contained),
        vat: amount(contained),
      }),
      {
        colour: 'stone',
      },
    );
  sheet.space(10);
  const way = receipt.method && t(METHOD_WORDS[receipt.method]);
  const isBack = receipt.entryKind === 'refund';
  if (way && !(isBack && receipt.isMoved))
    sheet.text(t(isBack ? 'receipt.paid_back_by' : 'receipt.paid_by', { method: way }));
}

/** The code that the law asks for on an invoice, at its beginning, with its words. */
function drawInvoiceCheck(sheet: Sheet, { url, office }: DocumentCheck, t: Words): void {
  const [x, width] = [INVOICE_QR_SIZE + 20, sheet.width - INVOICE_QR_SIZE - 20];
  sheet.ensure(INVOICE_QR_SIZE + 20);
  // The words that the rules of the code name are in Spanish, whatever the invoice's language.
  sheet.text('QR tributario:', { size: 8 });
  sheet.space(4);
  drawQr(sheet, url, 0, sheet.y, INVOICE_QR_SIZE);
  const legend = 'Factura verificable en la sede electrónica de la AEAT';
  let top = sheet.y + 20;
  top += sheet.drawAt('VERI*FACTU', x, top, width, { size: 11, isBold: true });
  top += sheet.drawAt(legend, x, top, width, { size: 9 });
  if (office === 'test') sheet.drawAt(t('invoice.test'), x, top, width, { size: 9, isBold: true });
  sheet.space(INVOICE_QR_SIZE + 18);
}

/** The document of a receipt, in the guest's language. `url` leads to the firm's own copy, of an invoice to the tax office's page, whose code stands at the top. */
export function receiptPdf(
  fonts: Stationery,
  receipt: ReceiptRow,
  { url, office }: DocumentCheck,
): Promise<Uint8Array> {
  const { issuer, language, printedNumber } = receipt;
  const t: Words = (key, values) => translate(language, 'admin-area', key, values);
  const facts = {
    ...{
      title: `${t(titleOf(receipt))} ${printedNumber}`,
      author: issuer.name,
      language,
    },
    createdAt: new Date(receipt.issuedAt),
    footer: [issuer.name, issuer.taxNumber, printedNumber].filter(Boolean).join(' · '),
    pageOf: (page: number, pages: number) => t('receipt.page', { page, pages }),
  };
  return makePdf(fonts, facts, (sheet) => {
    drawHead(sheet, receipt, t);
    if (office) drawInvoiceCheck(sheet, { url, office }, t);
    drawAmounts(sheet, receipt, t);
    if (office) return;
    sheet.space(28);
    sheet.ensure(QR_SIZE);
    drawQr(sheet, url, 0, sheet.y, QR_SIZE);
    sheet.drawAt(t('receipt.check'), QR_SIZE + 16, sheet.y, sheet.width - QR_SIZE - 16, {
      size: 9,
      colour: 'stone',
    });
    sheet.space(QR_SIZE);
  });
}
