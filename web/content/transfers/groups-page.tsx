import { useTranslation } from 'react-i18next';
import { SUITS } from '#web-orders/transfer/vehicle-classes.ts';
import { VariantPage } from './variant-page.tsx';

export function GroupsPage() {
  const { t } = useTranslation('airport-transfers');
  const texts = {
    title: t('groups.title'),
    text: t('groups.text'),
    crumb: t('variants.groups'),
    who: t('groups.who'),
    points: [
      { title: t('groups.1.title'), text: t('groups.1.text') },
      { title: t('groups.2.title'), text: t('groups.2.text') },
      { title: t('groups.3.title'), text: t('groups.3.text') },
    ],
  };
  return <VariantPage texts={texts} seoPage="airport-transfers-groups" isSuitable={SUITS.groups} />;
}
