import type { Plugin } from 'vite';

const REFUSAL = "() => { throw new Error('The site is built without mutations and endless lists; see worker/cli/vite/slim-query.ts.'); }";

const STAND_INS = {
  mutationCache: `export class MutationCache {
    build = ${REFUSAL};
    clear() {}
    findAll() { return []; }
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  infiniteQueryBehavior: `export const infiniteQueryBehavior = ${REFUSAL};
  export const hasNextPage = infiniteQueryBehavior;
  export const hasPreviousPage = infiniteQueryBehavior;`,
};

/** TanStack Query without the parts that the site does not use, and that every page would download. */
export const slimQuery = (): Plugin => ({
  name: 'slim-query',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/@tanstack\/query-core\/build\/modern\/(?:mutationCache|infiniteQueryBehavior)\.js$/ },
    handler: (id) => STAND_INS[id.includes('mutationCache') ? 'mutationCache' : 'infiniteQueryBehavior'],
  },
});
