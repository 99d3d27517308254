import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#base/i18n/load-all.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { EmptyBasket } from './empty-basket.tsx';

const Contents = lazyPart(async () => (await import('./contents.tsx')).Contents, {
  fallback: <CardSkeletons />,
  needs: ({ i18n }) => loadTexts(i18n, ['common', 'basket', 'trips', 'airport-transfers']),
});
const PlainBasket = lazyPart<{ text: string }>(
  async () => (await import('./plain/plain-basket.tsx')).PlainBasket,
);

/** The basket is on the device: the server draws its frame, and for visitors without scripts what their address holds. */
export function BasketPage() {
  const { t } = useTranslation('basket');
  const isHydrated = useHydrated();
  const { basket: text } = useSearch({ strict: false });
  const navigate = useNavigate();
  // What was chosen before the scripts came goes to the others.
  const take = useEffectEvent(async () => {
    const { takePlainItems } = await import('./plain/take-plain-items.ts');
    takePlainItems(text);
    void navigate({ to: '/basket', replace: true });
  });
  const isTaken = isHydrated && text !== undefined;
  useEffect(() => {
    if (isTaken) void take();
  }, [isTaken]);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} crumbs={[{ name: t('title') }]} />
      <div className="container-page min-h-160 py-8 lg:py-14">
        {isHydrated ? (
          <Contents />
        ) : typeof text === 'string' ? (
          <PlainBasket text={text} />
        ) : (
          <>
            <div className="noscript:hidden">
              <CardSkeletons />
            </div>
            <div className="hidden noscript:block">
              <EmptyBasket />
            </div>
          </>
        )}
      </div>
    </>
  );
}
