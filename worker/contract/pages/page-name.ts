import { splitLanguage } from '../address.ts';

const NAMES: readonly [name: string, pattern: RegExp][] = [
  ['/$1/{id}', /^\/(trips|destinations)\/[^/{]+$/],
  ['/blog/category/{slug}', /^\/blog\/category\/[^/]+$/],
  ['/blog/{slug}', /^\/blog\/[^/]+$/],
  ['/order/{reference}', /^\/order\/(?!find$)[^/]+$/],
  ['/admin/*', /^\/admin(?:\/.*)?$/],
];

/** A page's path without language and without identifiers of a row or a guest. */
export function pageName(pathname: string): string {
  const { path } = splitLanguage(pathname);
  const [name, pattern] = NAMES.find((one) => one[1].test(path)) ?? [];
  return name && pattern ? path.replace(pattern, name) : path;
}
