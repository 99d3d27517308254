import type { RegisteredRouter } from '@tanstack/react-router';

type Routes = RegisteredRouter['routesByPath'];
type Path = Exclude<keyof Routes, '' | '/$'>;
type Types<P extends Path> = Routes[P]['types'];
/** Required when the route has required parameters. */
type Needed<Name extends string, T> =
  Record<never, never> extends T ? { [K in Name]?: T } : { [K in Name]: T };
type LinkTo<P extends Path> = { to: P; hash?: string } & Needed<'params', Types<P>['allParams']> &
  Needed<'search', Types<P>['fullSearchSchemaInput']>;

/** Link options for any page, with its route's parameters: for components that receive a link as props. */
export type PageLink = { [P in Path]: LinkTo<P> }[Path];
