import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isTurnedTo } from '#ui/page-turns.ts';
import { type NextPage, nextPage } from './next-page.ts';

/** The page that shows: the one that was drawn ahead if it is the one that was turned to, else the router's. And the next one, which does not. */
export function Pages() {
  const router = useRouter();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const next = nextPage.useValue();
  const [turn, setTurn] = useState<{ path: string; page?: NextPage }>({ path });
  let { page } = turn;
  if (turn.path !== path) {
    const { pathname, searchStr } = router.state.location;
    page = isTurnedTo() && next?.href === pathname + searchStr ? next : undefined;
    setTurn({ path, page });
  }
  // Whoever has gone somewhere is as likely to go anywhere from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn.
  useEffect(() => nextPage.set(undefined), [path]);
  return (
    <>
      {page ? page.draw(true) : <Outlet />}
      {next !== page && next?.draw(false)}
    </>
  );
}
