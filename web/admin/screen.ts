import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** One screen of the admin area: its path below `/admin`, and the module that holds it, loaded when it is first opened. */
export const screen = <M extends Record<string, unknown>>(parent: AnyRoute, path: string, load: () => Promise<M>, name: keyof M & string) =>
  createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load as () => Promise<Record<string, never>>, name) });
