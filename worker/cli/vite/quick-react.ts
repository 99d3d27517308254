import type { Plugin } from 'vite';

/** Errors that React makes once, as it loads, to throw and to know again: nobody reads their stacks. */
const SENTINEL = /(\b\w+Exception = )Error\(formatProdErrorMessage\(([^()]*)\)\)/g;

/** What a click has caused has its effects run at once; it waits for the frame otherwise. */
const EFFECTS_AT_ONCE = '0 !== (pendingEffectsLanes & 3) && flushPendingEffects();';

/**
 * React without the stacks of its sentinels: to note them, V8 parses all of React a second time while the page comes alive, which takes a
 * phone's processor 50 ms.
 */
export const withoutStacks = (react: string): string =>
  react.replace(SENTINEL, '$1Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })');

/**
 * React with effects after the paint also of what a click or a key has caused: what they show comes first. React promises neither («may
 * run your Effect before the browser paints»); what must be there with the first frame belongs in `useLayoutEffect`.
 */
export const withEffectsAfterPaint = (react: string): string => react.replace(EFFECTS_AT_ONCE, '');

const STEPS = { withoutStacks, withEffectsAfterPaint };

export const quickReact = (): Plugin => ({
  name: 'quick-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (react) => {
      const code = Object.entries(STEPS).reduce((before, [name, step]) => {
        const after = step(before);
        if (after === before) throw new Error(`React is written otherwise now: ${name} in worker/cli/vite/quick-react.ts finds nothing.`);
        return after;
      }, react);
      return { code, map: null };
    },
  },
});
