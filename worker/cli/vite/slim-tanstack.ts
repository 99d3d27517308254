import type { Plugin } from 'vite';

const REFUSAL =
  "() => { throw new Error('The site is built without mutations, endless lists, suspended queries and the router’s own links; see worker/cli/vite/slim-tanstack.ts.'); }";

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
  // Nothing is asked for anew when a window comes to the front (web/api/query-client.ts).
  '/query-core/build/modern/focusManager.js': `export const focusManager = { isFocused: () => true, subscribe: () => () => {} };
  export class FocusManager {}`,
  '/query-core/build/modern/timeoutManager.js': `export const timeoutManager = globalThis;
  export const systemSetTimeoutZero = (callback) => { setTimeout(callback, 0); };`,
  // Errors are results, never thrown, and nothing waits in a Suspense boundary for a query.
  '/react-query/build/modern/suspense.js': `export const ensureSuspenseTimers = () => {};
  export const shouldSuspend = () => false;
  export const fetchOptimistic = ${REFUSAL};
  export const defaultThrowOnError = fetchOptimistic;`,
  '/react-query/build/modern/errorBoundaryUtils.js': `export const ensurePreventErrorBoundaryRetry = () => {};
  export const useClearResetErrorBoundary = () => {};
  export const getHasError = () => false;`,
  '/react-query/build/modern/QueryErrorResetBoundary.js': `export const useQueryErrorResetBoundary = () => {};
  export const QueryErrorResetBoundary = ${REFUSAL};`,
  '/react-query/build/modern/IsRestoringProvider.js': `export const useIsRestoring = () => false;
  export const IsRestoringProvider = ${REFUSAL};`,
  // The site reads and writes search parameters as they stand (web/app/plain-search.ts).
  '/router-core/dist/esm/searchParams.js': `export const defaultParseSearch = undefined;
  export const [defaultStringifySearch, parseSearchWith, stringifySearchWith] = [];`,
  // Theirs is drawn anew as soon as the address changes, and once more when the page has come; this one with the page.
  '/react-router/dist/esm/not-found.js': `import { isNotFound } from '@tanstack/router-core';
  import { jsx } from 'react/jsx-runtime';
  import { CatchBoundary } from './CatchBoundary.js';
  const known = (error) => { if (isNotFound(error)) return error; throw error; };
  export const CatchNotFound = ({ children, onCatch, fallback }) => jsx(CatchBoundary, {
    getResetKey: () => children,
    onCatch: (error, info) => onCatch?.(known(error), info),
    errorComponent: ({ error }) => fallback?.(known(error)),
    children,
  });
  export const DefaultGlobalNotFound = () => jsx('p', { children: 'Not Found' });`,
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
    filter: { id: /\/@tanstack\/(?:query-core|react-query|react-router|router-core)\// },
    handler: standInFor,
  },
});
