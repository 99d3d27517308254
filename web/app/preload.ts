export type Preloader = { preloadRoute: (to: never) => Promise<unknown> };

/** Fetches what an address leads to before somebody goes there; whether it can be had shows then. */
export const preload = (router: Preloader, href: string) => router.preloadRoute({ href } as never).catch(() => undefined);
