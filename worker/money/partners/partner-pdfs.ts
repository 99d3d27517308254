import type { Language } from '#contract/languages/language.ts';
import type { Statement } from '#contract/money/partners.ts';
import { partnerLink } from '#contract/money/partners.ts';
import type { Settings } from '#contract/pages/settings.ts';
import type { Stationery } from '#money/pdf/fonts.ts';
import { makePdf } from '#money/pdf/make-pdf.ts';
import { drawQr } from '#money/pdf/qr.ts';
import { type Column, drawTable } from '#money/pdf/table.ts';
import { dayInFigures, exactMoney, monthInWords, percentInWords } from './figures.ts';
import type { StatedPartner } from './statements.reads.ts';
import { wordsIn } from './words.ts';

type Around = { fonts: Stationery; site: Settings; now: Date };

const firmOf = ({
  legalName,
  siteName,
  taxId,
  street,
  postalCode,
  city,
  email,
}: Settings): string[] =>
  [
    legalName || siteName,
    taxId,
    street,
    [postalCode, city].filter(Boolean).join(' '),
    email,
  ].filter((line) => line !== '' && line !== null);

const pageOf = (language: Language) => (page: number, pages: number) =>
  wordsIn(language)('statement.page', { page, pages });

/** A partner's statement, in its language. */
export function statementPdf(
  partner: StatedPartner,
  statement: Statement,
  { fonts, site, now }: Around,
): Promise<Uint8Array> {
  const { language } = partner;
  const t = wordsIn(language);
  const title = t('statement.of', { month: monthInWords(statement.month, language) });
  const stated = statement.issuedAt
    ? t('statement.issued_on', { date: dayInFigures(statement.issuedAt.slice(0, 10), language) })
    : t('statement.draft');
  const right = (heading: string, width: number): Column => ({
    title: heading,
    width,
    align: 'right',
  });
  const columns: Column[] = [
    { title: t('mail.label.reference'), width: 62 },
    { title: t('mail.label.date'), width: 58 },
    { title: t('statement.service') },
    right(t('statement.base'), 66),
    right(t('statement.rate'), 58),
    right(t('statement.amount'), 66),
  ];
  const rows = statement.items.map((line) => [
    line.reference,
    dayInFigures(line.date, language),
    line.isDifference ? `${line.title}. ${t('statement.difference')}` : line.title,
    exactMoney(line.baseCents, language),
    percentInWords(line.commissionBp, language),
    exactMoney(line.cents, language),
  ]);
  const side = t(statement.totalCents < 0 ? 'statement.to_us' : 'statement.to_partner');
  const total = ['', '', side, '', '', exactMoney(Math.abs(statement.totalCents), language)];
  const facts = {
    title: `${title}, ${partner.name}`,
    author: site.legalName || site.siteName,
    language,
    createdAt: now,
  };
  const footer = [site.legalName || site.siteName, t('statement.is_no_invoice')].join(' · ');
  return makePdf(fonts, { ...facts, footer, pageOf: pageOf(language) }, (sheet) => {
    const half = sheet.width / 2 - 12;
    sheet.text(title, { size: 20, isBold: true, colour: 'deep' });
    sheet.text(stated, { colour: 'stone' });
    sheet.space(16);
    const theirs = [
      partner.taxName || partner.name,
      partner.taxNumber,
      ...(partner.address?.split('\n') ?? []),
    ].filter((line) => line !== null);
    sheet.blocks([
      { width: half, lines: firmOf(site).map((text, index) => ({ text, isBold: index === 0 })) },
      {
        x: half + 24,
        width: half,
        lines: [
          { text: t('statement.partner'), size: 8, colour: 'stone' as const },
          ...theirs.map((text, index) => ({ text, isBold: index === 0 })),
        ],
      },
    ]);
    sheet.space(20);
    drawTable(sheet, columns, [...rows, total], 1);
    if (statement.paidAt && statement.paidMethod) {
      sheet.space(12);
      const date = dayInFigures(statement.paidAt.slice(0, 10), language);
      sheet.text(
        t('statement.paid_on', { date, method: t(`statement.by_${statement.paidMethod}`) }),
      );
    }
  });
}

/** A card for the partner's desk: what guests scan. */
export function cardPdf(
  partner: StatedPartner,
  origin: string,
  { fonts, site, now, hasTransfers }: Around & { hasTransfers: boolean },
): Promise<Uint8Array> {
  const { language, name } = partner;
  const t = wordsIn(language);
  const link = partnerLink(origin, partner);
  const title = t(hasTransfers ? 'partners.card_title' : 'partners.card_title_trips');
  const facts = {
    title,
    author: site.siteName,
    language,
    createdAt: now,
  };
  return makePdf(fonts, { ...facts, footer: site.siteName, pageOf: pageOf(language) }, (sheet) => {
    const side = sheet.width * 0.6;
    sheet.text(title, { size: 28, isBold: true, colour: 'deep' });
    sheet.space(8);
    sheet.text(t('partners.card_text'), { size: 16 });
    sheet.space(28);
    drawQr(sheet, link, 0, sheet.y, side);
    sheet.space(side + 28);
    sheet.text(link.replace(/^https?:\/\//, ''), { size: 14, isBold: true });
    sheet.space(8);
    sheet.text(t('partners.card_of', { name }), { size: 12, colour: 'stone' });
  });
}
