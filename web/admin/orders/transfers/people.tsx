import { useTranslation } from 'react-i18next';

type PeopleProps = { adults: number; childAges: readonly number[] };

export function People({ adults, childAges }: PeopleProps) {
  const { t } = useTranslation('admin-area');
  return [
    t('people.adults', { adults }),
    childAges.length > 0 && t('people.children', { ages: childAges.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}
