import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Namespace } from '#contract/language.ts';
import { wantStrings } from '#i18n/want-strings.ts';

type Module<P> = { default: ComponentType<P> };
/** `fetch`: brings it in ahead, anew if that has failed. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { fetch: () => Promise<unknown> };

/** A promise that calls back at once, as no other does. */
// biome-ignore lint/suspicious/noThenProperty: it is to be taken for a promise.
const here = <T>(value: T) => ({ then: (callBack: (value: T) => void) => callBack(value) }) as unknown as Promise<T>;

/**
 * A part that is loaded when first needed, with the strings that it shows. One that has come by then is drawn at once: what has to wait
 * while it is drawn, React holds back for 300 ms, lest a page flicker.
 */
export function lazyPart<P extends object>(load: () => Promise<Module<P>>, ...namespaces: readonly Namespace[]): LazyPart<P> {
  let part: Module<P> | undefined;
  let coming: Promise<Module<P>> | undefined;
  const bring = async () => {
    // Whoever asks, as a finger that has come down, does not wait for the asking.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      [part] = await Promise.all([load(), wantStrings(namespaces)]);
      return part;
    } finally {
      coming = undefined;
    }
  };
  const fetch = () => {
    if (part) return here(part);
    coming ??= bring();
    return coming;
  };
  return Object.assign(lazy(fetch), { fetch: async () => fetch() });
}
