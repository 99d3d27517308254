import type { Plugin } from 'vite';

/** Errors that React makes once, as it loads, to throw and to know again: nobody reads their stacks. */
const SENTINEL = /(\b\w+Exception = )Error\(formatProdErrorMessage\(([^()]*)\)\)/g;

/**
 * React without the stacks of its sentinels: to note them, V8 parses all of React a second time while the page comes alive, which takes a
 * phone's processor 50 ms.
 */
export const withoutStacks = (react: string): string =>
  react.replace(SENTINEL, '$1Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })');

export const stacklessReact = (): Plugin => ({
  name: 'stackless-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const stackless = withoutStacks(code);
      if (stackless === code) throw new Error('React names its sentinels otherwise now; see worker/cli/vite/stackless-react.ts.');
      return { code: stackless, map: null };
    },
  },
});
