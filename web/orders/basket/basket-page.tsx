import { useTranslation } from 'react-i18next';
import { loadTexts } from '#base/i18n/load-all.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';

const Contents = lazyPart(async () => (await import('./contents.tsx')).Contents, {
  fallback: <CardSkeletons />,
  needs: ({ i18n }) => loadTexts(i18n, ['common', 'basket', 'trips', 'airport-transfers']),
});

/** The basket is on the device: the server draws its frame. */
export function BasketPage() {
  const { t } = useTranslation('basket');
  const isHydrated = useHydrated();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} crumbs={[{ name: t('title') }]} />
      <div className="container-page py-8 lg:py-14">
        {isHydrated ? <Contents /> : <CardSkeletons />}
      </div>
    </>
  );
}
