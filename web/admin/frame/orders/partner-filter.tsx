import { useTranslation } from 'react-i18next';
import { APIS } from '../behaviour/content-apis.ts';
import { SearchSelect } from '../fields/options.tsx';
import { useNames } from '../list/row-select.tsx';

/** The guests of one partner; nothing while there are no partners. */
export function PartnerFilter() {
  const { t } = useTranslation('admin-area');
  const partners = useNames(APIS.partners);
  if (partners.length === 0) return null;
  return (
    <SearchSelect
      name="partner"
      label={t('partner.title')}
      all={t('partners.all')}
      options={partners}
    />
  );
}
