import { useTranslation } from 'react-i18next';
import { SUITS } from '#web-orders/transfer/vehicle-classes.ts';
import { VariantPage } from './variant-page.tsx';

export function VipPage() {
  const { t } = useTranslation('airport-transfers');
  const texts = {
    title: t('vip.title'),
    text: t('vip.text'),
    crumb: t('variants.vip'),
    who: t('vip.who'),
    points: [
      { title: t('vip.1.title'), text: t('vip.1.text') },
      { title: t('vip.2.title'), text: t('vip.2.text') },
      { title: t('vip.3.title'), text: t('vip.3.text') },
    ],
  };
  return <VariantPage texts={texts} seoPage="airport-transfers-vip" isSuitable={SUITS.vip} />;
}
