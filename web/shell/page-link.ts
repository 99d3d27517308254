import type { RegisteredRouter } from '@tanstack/react-router';

type Routes = RegisteredRouter['routesByPath'];
type Path = Exclude<keyof Routes, '' | '/$'>;
type Types<P extends Path> = Routes[P]['types'];
/** Required when the route has required parameters. */
type Needed<Name extends string, T> = Record<never, never> extends T ? { [K in Name]?: T } : { [K in Name]: T };
type LinkTo<P extends Path> = { to: P; hash?: string } & Needed<'params', Types<P>['allParams']> &
  Needed<'search', Types<P>['fullSearchSchemaInput']>;

/** The options of the router's `Link` to any page, with the parameters that its route asks for: for parts that show a link they are given. */
export type PageLink = { [P in Path]: LinkTo<P> }[Path];
