import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { MARK_NAMES, marksFor } from '#contract/money/payment-marks.ts';

/**
 * Before the provider's page: what can be paid with there, first what is usual in the visitor's language, and what a visitor should know who
 * comes from another currency or reads a language that the page has not.
 */
export default function PayWays() {
  const { t } = useTranslation('paying');
  const language = useLanguage();
  const site = useSite();
  if (!site || site.paymentMarks.length === 0) return null;
  const names = marksFor(site.paymentMarks, language).map((mark) => MARK_NAMES[mark]);
  const ways = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names);
  return (
    <div className="mt-3 space-y-1 text-sm text-pretty text-stone">
      <p>{t('ways', { ways })}</p>
      {language === 'en' && <p>{t('euro')}</p>}
      {language === 'ca' && site.isPaidAtStripe && <p>{t('no_catalan')}</p>}
    </div>
  );
}
