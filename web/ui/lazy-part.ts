import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Namespace } from '#contract/language.ts';
import { wantStrings } from '#i18n/want-strings.ts';
import { afterPaint } from './after-paint.ts';

type Module<P> = { default: ComponentType<P> };
/** `fetch`: brings it in ahead, anew if that has failed. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { fetch: () => Promise<unknown> };

/** A promise that calls back at once, as no other does. */
// biome-ignore lint/suspicious/noThenProperty: it is to be taken for a promise.
const here = <T>(value: T) => ({ then: (callBack: (value: T) => void) => callBack(value) }) as unknown as Promise<T>;

type Wait = (goOn: (value?: unknown) => void) => void;

/** A finger that has come down is often up again by then, */
const TAP_MS = 25;
/** and what its tap shows does not wait for the asking, which costs more than all else about it. */
const afterTap: Wait = (goOn) => setTimeout(afterPaint, TAP_MS, goOn, 0);

/**
 * A part that is loaded when first needed, with the strings that it shows. One that has come by then is drawn at once: what has to wait
 * while it is drawn, React holds back for 300 ms, lest a page flicker.
 */
export function lazyPart<P extends object>(load: () => Promise<Module<P>>, ...namespaces: readonly Namespace[]): LazyPart<P> {
  let part: Module<P> | undefined;
  let coming: Promise<Module<P>> | undefined;
  const bring = async (wait: Wait) => {
    await new Promise(wait);
    try {
      [part] = await Promise.all([load(), wantStrings(namespaces)]);
      return part;
    } finally {
      coming = undefined;
    }
  };
  const get = (wait: Wait) => {
    if (part) return here(part);
    coming ??= bring(wait);
    return coming;
  };
  return Object.assign(
    lazy(() => get(setTimeout)),
    { fetch: async () => get(afterTap) },
  );
}
