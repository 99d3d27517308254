import type { Plugin } from 'vite';

/** Vite's own wraps every dynamic import to bring style sheets along; ours have none, as all styles are one sheet. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
