import type { SiteRouter } from './router.ts';

/** Fetches what an address leads to before somebody goes there; whether it can be had shows then. */
export const preload = (router: SiteRouter, href: string) => router.preloadRoute({ href } as never).catch(() => undefined);

const atOnce = (work: () => void) => work();

/** The same of the address that somebody is likeliest to go to next: its page is drawn as well, `when` it may. */
export async function prepare(router: SiteRouter, href: string, when = atOnce): Promise<void> {
  const { i18n } = router.options.context;
  const { language } = i18n;
  const matches = await preload(router, href);
  if (!matches) return;
  const { drawAhead } = await import('./draw-ahead.tsx');
  when(() => i18n.language === language && drawAhead(router, href, matches));
}
