import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { basketMark } from './basket-mark.ts';

const BasketLink = lazyPart(async () => (await import('./basket-link.tsx')).default, {
  missing: 'nowhere',
  needs: ({ i18n }) => loadTexts(i18n, ['basket']),
});

/** Only when something is in the basket; its code and texts are requested then. */
export const BasketIcon = () => (basketMark.useValue() ? <BasketLink /> : null);
