import type { SiteRouter } from './router.ts';

/** Fetches what an address leads to before somebody goes there; whether it can be had shows then. */
export const preload = (router: SiteRouter, href: string) => router.preloadRoute({ href } as never).catch(() => undefined);

const atOnce = (work: () => void) => work();

/** The same of the address that somebody is likeliest to go to next: its page is drawn as well, `when` it may. */
export async function prepare(router: SiteRouter, href: string, when = atOnce): Promise<void> {
  const { i18n } = router.options.context;
  const { language } = i18n;
  const [matches, drawing] = await Promise.all([preload(router, href), import('./draw-ahead.tsx').catch(() => undefined)]);
  if (!matches || !drawing) return;
  await new Promise<void>((done) => {
    when(() => {
      if (i18n.language === language) drawing.drawAhead(router, href, matches);
      done();
    });
  });
}
