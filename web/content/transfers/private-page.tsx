import { useTranslation } from 'react-i18next';
import { SUITS } from '#web-orders/transfer/vehicle-classes.ts';
import { VariantPage } from './variant-page.tsx';

export function PrivatePage() {
  const { t } = useTranslation('airport-transfers');
  const texts = {
    title: t('private.title'),
    text: t('private.text'),
    crumb: t('variants.private'),
    who: t('private.who'),
    points: [
      { title: t('private.1.title'), text: t('private.1.text') },
      { title: t('private.2.title'), text: t('private.2.text') },
      { title: t('private.3.title'), text: t('private.3.text') },
    ],
  };
  return (
    <VariantPage texts={texts} seoPage="airport-transfers-private" isSuitable={SUITS.private} />
  );
}
