import { Match, RouterContextProvider } from '@tanstack/react-router';
import { Activity, type ComponentType, type ReactNode, useInsertionEffect } from 'react';
import { createPortal } from 'react-dom';
import { DrawnAhead } from '#ui/drawn-ahead.ts';
import { nextPage } from './next-page.ts';
import { type PageMatches, pageRouter } from './page-router.ts';
import { layout } from './root-routes.ts';
import type { SiteRouter } from './router.ts';

/** It draws what is at a route; its type says something else. */
const PageAt = Match as unknown as ComponentType<{ routeId: string }>;

type PageProps = { host: HTMLElement; isShown: boolean; children: ReactNode };

/** A page in its own place, which is put into the document when it shows: before effects look for it there. */
function Page({ host, isShown, children }: PageProps) {
  useInsertionEffect(() => {
    if (!isShown) return undefined;
    document.getElementById('content')?.append(host);
    return () => host.remove();
  }, [host, isShown]);
  return createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>, host);
}

/** Has the page that was fetched ahead drawn while there is time, so that it only has to be shown. Ones outside the layout are left alone. */
export function drawAhead(router: SiteRouter, address: string, matches: PageMatches): void {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const location = router.parseLocation({ href: pathname + search + hash, pathname, search, hash, state: { __TSR_index: 0 } });
  const href = location.pathname + location.searchStr;
  const page = matches.at(-1);
  if (page?.status !== 'success' || !matches.some(({ routeId }) => routeId === layout.id)) return;
  if (nextPage.get()?.href === href || location.pathname === router.state.location.pathname) return;
  const host = document.createElement('div');
  host.className = 'contents';
  const content = (
    <RouterContextProvider router={pageRouter(router, location, matches)}>
      <DrawnAhead value={true}>
        <PageAt routeId={page.routeId} />
      </DrawnAhead>
    </RouterContextProvider>
  );
  const draw = (isShown: boolean) => (
    <Page key={href} host={host} isShown={isShown}>
      {content}
    </Page>
  );
  nextPage.set({ href, draw });
}
