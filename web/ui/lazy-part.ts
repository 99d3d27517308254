import { type ComponentType, lazy } from 'react';
import type { Namespace } from '#contract/language.ts';
import { wantStrings } from '#i18n/want-strings.ts';

/** A part that is loaded when first needed, with the strings that it shows. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>, ...namespaces: readonly Namespace[]) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), wantStrings(namespaces)]);
    return part;
  });
