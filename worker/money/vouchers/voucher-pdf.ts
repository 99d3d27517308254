import type { VoucherDetail } from '#contract/money/vouchers.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { type MailKey, translate } from '#core/locales/strings.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import type { Stationery } from '#money/pdf/fonts.ts';
import { makePdf } from '#money/pdf/make-pdf.ts';
import { drawQr } from '#money/pdf/qr.ts';

type Printed = Pick<
  VoucherDetail,
  'language' | 'code' | 'cents' | 'recipient' | 'giver' | 'message' | 'endsOn'
>;
type Around = { fonts: Stationery; site: Settings; origin: string; now: Date };

/** A gift voucher to print and give. */
export function voucherPdf(
  voucher: Printed,
  { fonts, site, origin, now }: Around,
): Promise<Uint8Array> {
  const { language, code, cents, recipient, giver, message, endsOn } = voucher;
  const t = (key: MailKey, values?: Record<string, string | number>) =>
    translate(language, 'admin-area', key, values);
  const title = t('mail.gift_voucher.title');
  const author = site.legalName || site.siteName;
  const pageOf = (page: number, pages: number) => `${page} / ${pages}`;
  const row = (key: MailKey, value: string | null) => (value ? [`${t(key)}: ${value}`] : []);
  return makePdf(
    fonts,
    { title: `${title} ${code}`, author, language, createdAt: now, footer: author, pageOf },
    (sheet) => {
      sheet.text(site.siteName, { size: 14, colour: 'stone' });
      sheet.space(12);
      sheet.text(title, { size: 30, isBold: true, colour: 'deep' });
      sheet.text(money(cents, language), { size: 30, isBold: true });
      sheet.space(20);
      for (const line of [
        ...row('mail.gift_voucher.recipient', recipient),
        ...row('mail.gift_voucher.giver', giver),
      ])
        sheet.text(line, { size: 14 });
      for (const line of message?.split('\n') ?? []) sheet.text(line, { size: 14 });
      sheet.space(24);
      sheet.text(code, { size: 22, isBold: true, colour: 'deep' });
      for (const line of row('mail.gift_voucher.until', endsOn && dayInWords(endsOn, language)))
        sheet.text(line, { size: 12 });
      sheet.space(16);
      sheet.text(t('mail.gift_voucher.how'), { size: 12 });
      sheet.space(20);
      const side = sheet.width * 0.28;
      drawQr(sheet, `${origin}/${language}/trips`, 0, sheet.y, side);
      sheet.space(side + 12);
    },
  );
}
