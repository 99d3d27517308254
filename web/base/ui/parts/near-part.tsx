import type { QueryKey } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadTexts } from '#base/i18n/load-all.ts';
import type { Language, Namespace } from '#contract/languages/language.ts';
import { useHydrated } from '../behaviour/use-hydrated.ts';
import { lazyPart } from './lazy-part.tsx';
import { PartFrame } from './part-frame.tsx';

/** On the server: texts of which no use is recorded, for sections that load theirs when they come near. */
export const LateTexts = createContext<i18n | undefined>(undefined);

type LateOptions<P> = {
  texts?: readonly Namespace[];
  /** Of the loader's `lateQueries`: the page's state does not carry them. */
  queries?: (language: Language, props: P) => readonly { queryKey: QueryKey }[];
  /** Drawn until the section is there, where the server has rendered nothing. */
  fallback?: ReactNode;
  /**
   * Of a section that shows the same with its script as without: it is requested when it is touched. Its links open through
   * `waiting-links.ts`, a click on its button is dispatched again by `late-start.ts`.
   */
  waitsForTouch?: () => boolean;
  /** Of the element around it. */
  frame?: { id?: string; className?: string };
};

/** Hydrates once its code, texts and data are there; with `isDeferred` they are requested when it comes near the screen. */
function partWithoutState<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], queries = () => [], fallback, waitsForTouch, frame }: LateOptions<P>,
  isDeferred: boolean,
) {
  const part = lazyPart<P>(load, {
    isDeferred,
    fallback,
    needs: ({ i18n, queryClient }, props) =>
      Promise.all([
        loadTexts(i18n, ['common', ...texts]),
        ...queries(i18n.language as Language, props).map(({ queryKey }) =>
          queryClient.ensureQueryData({ queryKey }),
        ),
      ]),
  });
  return (props: P) => {
    const late = use(LateTexts);
    const section = createElement(part as ComponentType<P>, props);
    return (
      <PartFrame
        {...(isDeferred && { onNear: part.begin })}
        {...(waitsForTouch && { waitsForTouch })}
        {...frame}
      >
        {late ? <I18nextProvider i18n={late}>{section}</I18nextProvider> : section}
      </PartFrame>
    );
  };
}

/**
 * A section below the first screen. It is in the server's markup and stays as served until it comes near the screen: then its code, texts and
 * data are requested, again and again if they do not come, and it is hydrated once all are there. With `waitsForTouch` it waits longer.
 */
export const nearPart = <P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  options: LateOptions<P> = {},
) => partWithoutState(load, options, true);

/**
 * Content with more texts and data than the page's state should carry: it is hydrated with the page, once they have come. On a page that a
 * link opened the loader has them, so it is drawn at once.
 */
export function latePart<P extends object = object>(
  Content: ComponentType<P>,
  options: LateOptions<P>,
) {
  const Served = partWithoutState(async () => Content, options, false);
  return (props: P) => {
    const [isServed] = useState(!useHydrated());
    return createElement(isServed ? Served : Content, props);
  };
}
