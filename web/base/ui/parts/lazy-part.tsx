import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { I18nContext } from 'react-i18next';
import { completeTexts } from '#base/i18n/load-all.ts';
import { createLoading, type Loading, PartialFailure } from '#base/state/loading.ts';
import { useHydrated } from '../behaviour/use-hydrated.ts';
import { type MissingLook, MissingPart } from './missing-part.tsx';
import { HydrationMark } from './part-frame.tsx';

type PartContext = { queryClient: QueryClient; i18n: i18n };

type PartOptions<P> = {
  /** Drawn until the part is there, where the server has rendered nothing. */
  fallback?: ReactNode;
  /** Where a missing part says so. `nowhere`: of a part that the page is complete without. */
  missing?: MissingLook | 'nowhere';
  /**
   * Texts and data that the part needs in the browser in addition to its code; rejects if they do not come. Called once, with the first props.
   * By default a part that the server has not rendered needs all texts of the namespaces in use.
   */
  needs?: (context: PartContext, props: P) => Promise<unknown>;
  /** Beneath the server's markup it is requested only after `begin`. */
  isDeferred?: boolean;
};

type Definition<P> = Pick<PartOptions<P>, 'fallback' | 'missing'> & {
  begin: () => void;
  loadingFor: (context?: PartContext, props?: P, isRendered?: boolean) => Loading<ComponentType<P>>;
  /** Suspends until the part is there. */
  Late: ComponentType<P>;
};

function definePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: PartOptions<P>,
): Definition<P> {
  const { fallback = null, missing = 'in place', needs, isDeferred = false } = options;
  const isBrowser = typeof document !== 'undefined';
  let begin = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let loading: Loading<ComponentType<P>> | undefined;
  const askFor = (context: PartContext, props: P, isRendered: boolean) =>
    needs ? needs(context, props) : isRendered ? undefined : completeTexts(context.i18n);
  const loadingFor = (context?: PartContext, props?: P, isRendered = true) => {
    loading ??= createLoading(
      async () => {
        if (isBrowser && isDeferred) await isBegun;
        const needed =
          isBrowser && context && props ? askFor(context, props, isRendered) : undefined;
        const [component] = await Promise.all([
          load(),
          needed?.catch((cause: unknown) => {
            throw new PartialFailure(cause);
          }),
        ]);
        return component;
      },
      { isOptional: missing === 'nowhere' },
    );
    return loading;
  };
  const Late = lazy(async () => ({
    default: await loadingFor().start(),
  })) as unknown as ComponentType<P>;
  return { fallback, missing, begin, loadingFor, Late };
}

function useLoading<P extends object>({ loadingFor }: Definition<P>, props: P) {
  const queryClient = useQueryClient();
  const i18n = use(I18nContext)?.i18n;
  const isRendered = !useHydrated();
  return loadingFor(i18n && { queryClient, i18n }, props, isRendered);
}

function Content<P extends object>({ part, props }: { part: Definition<P>; props: P }) {
  const loading = useLoading(part, props);
  // Chosen once: another type would mount the part anew.
  const [Component] = useState(() => loading.value() ?? part.Late);
  return (
    <>
      <Component {...props} />
      <HydrationMark />
    </>
  );
}

/** Drawn only where there is no markup of the server: then nothing else is there to look at. */
function Awaited<P extends object>({ part, props }: { part: Definition<P>; props: P }) {
  const { begin, fallback, missing } = part;
  const loading = useLoading(part, props);
  const failures = loading.useFailures();
  useEffect(() => begin(), [begin]);
  if (failures === 0 || !missing || missing === 'nowhere') return fallback;
  return <MissingPart loading={loading} look={missing} />;
}

function Part<P extends object>({ part, props }: { part: Definition<P>; props: P }) {
  const [first] = useState(props);
  const shown = useLoading(part, first).useIsThere() ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={<Awaited part={part} props={shown} />}>
        <Content part={part} props={shown} />
      </Suspense>
    ),
    [part, shown],
  );
}

/**
 * A component whose code is loaded on its own. Rendered by the server, it keeps its markup until code, texts and data are there: React
 * waits for a promise that never rejects, since a rejection would remove the markup. An update of a waiting boundary would as well, so
 * until then the part's props do not change. On other pages it draws `fallback`, and after a failure says so and offers to try again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: PartOptions<P> = {},
) {
  const part = definePart(load, options);
  return Object.assign(
    memo((props: P) => <Part part={part} props={props} />),
    {
      begin: part.begin,
      /** Requests a part without `needs`, once. */
      preload: async () => void (await part.loadingFor().request()),
    },
  );
}
