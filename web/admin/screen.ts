import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { pagePart } from '#base/ui/parts/page-part.tsx';

/** One admin screen: its path below `/admin`, and its module, lazily loaded. */
export const screen = <M extends Record<string, unknown>>(
  parent: AnyRoute,
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: pagePart(load as () => Promise<Record<string, never>>, name),
  });
