import type { Plugin } from 'vite';

const REFUSAL =
  "() => { throw new Error('The site is built without mutations, endless lists and the router’s own links; see worker/cli/vite/slim-tanstack.ts.'); }";

const STAND_INS: Readonly<Record<string, string>> = {
  '/query-core/build/modern/mutationCache.js': `export class MutationCache {
    build = ${REFUSAL};
    clear() {}
    findAll() { return []; }
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  '/query-core/build/modern/infiniteQueryBehavior.js': `export const infiniteQueryBehavior = ${REFUSAL};
  export const hasNextPage = infiniteQueryBehavior;
  export const hasPreviousPage = infiniteQueryBehavior;`,
  // Each route would bring them along as its own; our links are plain markup (web/shell/site-link.tsx).
  '/react-router/dist/esm/link.js': `export const Link = ${REFUSAL};
  export const [createLink, linkOptions, useLinkProps, composeHandlers] = [Link, Link, Link, Link];`,
};

const standInFor = (id: string) => Object.entries(STAND_INS).find(([file]) => id.endsWith(`/@tanstack${file}`))?.[1];

/** TanStack Query and Router without the parts that the site does not use, and that every page would download. */
export const slimTanstack = (): Plugin => ({
  name: 'slim-tanstack',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/@tanstack\/(?:query-core|react-router)\/.*\/(?:mutationCache|infiniteQueryBehavior|link)\.js$/ },
    handler: standInFor,
  },
});
