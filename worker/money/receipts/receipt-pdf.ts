import { wallTime } from '#contract/menorca-time.ts';
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
import { amountWith, percentOf } from './receipt-words.ts';

const SERVICES = {
  booking: 'receipt.trip',
  transfer: 'receipt.transfer',
  voucher: 'mail.gift_voucher.title',
} as const;
const QR_SIZE = 84;

type Words = (key: TextKey<'admin-area'>, values?: TextValues) => string;

const lines = (
  texts: readonly (string | false | null | undefined)[],
  look: Omit<Line, 'text'> = {},
): Line[] =>
  texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => ({ ...look, text: text as string }));

function reasonOf({ entryKind, isMoved }: ReceiptRow) {
  if (entryKind !== 'refund') return 'receipt.reason_data';
  return isMoved ? 'receipt.reason_moved' : 'receipt.reason_refund';
}

const isDeposit = ({ series, entryKind }: ReceiptRow) => series === 'R' && entryKind === 'deposit';

function titleOf(receipt: ReceiptRow) {
  if (receipt.series === 'C') return 'receipt.corrective';
  return isDeposit(receipt) ? 'receipt.deposit_title' : 'receipt.title';
}

function drawHead(sheet: Sheet, receipt: ReceiptRow, t: Words): void {
  const { issuer, series, printedNumber, issuedAt, reference, language, customer, corrects } =
    receipt;
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
          size: 20,
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
  } else sheet.text(t('receipt.simplified'), { colour: 'stone' });
  if (series === 'C') {
    sheet.space(8);
    if (corrects) sheet.text(t('receipt.corrects', { number: corrects }), { isBold: true });
    sheet.text(t(reasonOf(receipt)));
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
  const columns = [
    { title: t('receipt.about') },
    { title: t('receipt.vat_rate'), width: 60, align: 'right' as const },
    { title: t('receipt.amount'), width: 90, align: 'right' as const },
  ];
  drawTable(
    sheet,
    columns,
    [
      ...receipt.lines.map((line) => [about(line), rate(line), amount(line.cents)]),
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

/** The document of a receipt, in the guest's language. `url` leads to the firm's own copy. */
export function receiptPdf(
  fonts: Stationery,
  receipt: ReceiptRow,
  url: string,
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
    drawAmounts(sheet, receipt, t);
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
