import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { AddToBasketProps } from './add-to-basket.tsx';

/** Its code and texts are requested where it is shown. */
export const LazyAddToBasket = lazyPart<AddToBasketProps>(
  async () => (await import('./add-to-basket.tsx')).default,
  { missing: 'nowhere', needs: ({ i18n }) => loadTexts(i18n, ['basket']) },
);
