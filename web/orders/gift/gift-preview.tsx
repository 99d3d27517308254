import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { centsOf, type GiftFields } from './gift-fields.ts';

/** The gift voucher as it is printed, with what is typed at that moment. */
export function GiftPreview({ fields }: { fields: GiftFields }) {
  const { t } = useTranslation('gift-vouchers');
  const language = useLanguage();
  const site = useSite();
  const cents = centsOf(fields);
  const row = (label: string, value: string) =>
    value.trim() && (
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-white/85">{label}</dt>
        <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
      </div>
    );
  return (
    <section aria-label={t('preview')}>
      <h2 className="font-display text-2xl text-deep-900">{t('preview')}</h2>
      <div className="on-dark mt-4 rounded-card bg-deep-900 p-6 text-white shadow-card sm:p-8">
        <p className="text-white/85">{site?.siteName}</p>
        <p className="mt-3 font-display text-2xl sm:text-3xl">{t('preview.title')}</p>
        <p className="mt-1 text-4xl font-bold tabular-nums">
          {cents ? formatCents(cents, 'EUR', language) : '–'}
        </p>
        <dl className="mt-5 space-y-1">
          {row(t('recipient'), fields.recipientName)}
          {row(t('giver'), fields.giverName)}
        </dl>
        {fields.message.trim() && (
          <p className="mt-4 whitespace-pre-line wrap-anywhere">{fields.message}</p>
        )}
        <p className="mt-6 rounded-xl border border-dashed border-white/60 px-4 py-3 text-center text-sm text-white/85">
          {t('preview.code')}
        </p>
      </div>
    </section>
  );
}
