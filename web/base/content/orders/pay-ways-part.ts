import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';

/** Loaded where something is paid; its texts are a file of their own. */
export const PayWays = lazyPart(async () => (await import('./pay-ways.tsx')).default, {
  missing: 'nowhere',
  needs: ({ i18n }) => loadTexts(i18n, ['paying']),
});
