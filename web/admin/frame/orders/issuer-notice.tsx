import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { useSite } from '#base/api/site-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

/** Names what receipts would lack of who issues them, until it is entered: a receipt that was issued never changes. */
export function IssuerNotice({ className = 'mt-6' }: { className?: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const site = useSite();
  if (!site) return null;
  const hasAddress = site.street !== '' && site.postalCode !== '' && site.city !== '';
  const missing = [
    ...(site.legalName === '' ? [{ name: t('issuer.name'), field: 'legalName' }] : []),
    ...(site.taxId === '' ? [{ name: t('issuer.tax_number'), field: 'taxId' }] : []),
    ...(hasAddress ? [] : [{ name: t('issuer.address'), field: 'street' }]),
  ];
  const [first] = missing;
  if (!first) return null;
  const fields = new Intl.ListFormat(language).format(missing.map(({ name }) => name));
  return (
    <div
      role="status"
      className={`rounded-card border-l-8 border-sun bg-white p-4 shadow-card ${className}`}
    >
      <p className="font-semibold text-deep-900">{t('issuer.title')}</p>
      <p className="mt-1">
        {t('issuer.text', { fields })}{' '}
        <TextLink to="/settings" hash={first.field} label={t('issuer.enter')} />
      </p>
    </div>
  );
}
