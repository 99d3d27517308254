import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { loadTexts } from '#base/i18n/load-all.ts';
import type { Language, Namespace } from '#contract/languages/language.ts';
import { lazyPart } from './lazy-part.tsx';
import { PartFrame } from './part-frame.tsx';

type NearOptions<P> = {
  texts?: readonly Namespace[];
  /** Of the loader's `lateQueries`: the page's state does not carry them. */
  queries?: (language: Language, props: P) => readonly { queryKey: QueryKey }[];
};

/**
 * A section below the first screen. It is in the server's markup and stays as served until it comes near the screen: then its code, texts and
 * data are requested, again and again if they do not come, and it is hydrated once all are there.
 */
export function nearPart<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], queries = () => [] }: NearOptions<P> = {},
) {
  const part = lazyPart<P>(load, {
    isDeferred: true,
    needs: ({ i18n, queryClient }, props) =>
      Promise.all([
        loadTexts(i18n, ['common', ...texts]),
        ...queries(i18n.language as Language, props).map(({ queryKey }) =>
          queryClient.ensureQueryData({ queryKey }),
        ),
      ]),
  });
  return (props: P) => (
    <PartFrame onNear={part.begin}>{createElement(part as ComponentType<P>, props)}</PartFrame>
  );
}
