import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** One admin screen: its path below `/admin`, and its module, lazily loaded. */
export const screen = <M extends Record<string, unknown>>(parent: AnyRoute, path: string, load: () => Promise<M>, name: keyof M & string) =>
  createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load as () => Promise<Record<string, never>>, name) });
