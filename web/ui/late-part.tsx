import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import type { Namespace } from '#contract/language.ts';
import { UnreadTexts } from '#i18n/unread-texts.tsx';
import { wantStrings } from '#i18n/want-strings.ts';
import { afterPaint } from './after-paint.ts';
import { DrawnAhead } from './drawn-ahead.ts';
import { type Early, holdForms, keepEarly, replayEarly } from './early.ts';
import { drawPart, isFirstPage, isServer, type Still, stillParts } from './still-parts.ts';
import { createStore } from './store.ts';

/** Parts of a filled page come alive when they are this near to the view. */
export const ALIVE_AHEAD_PX = 800;

type Needs = { strings: readonly Namespace[]; data?: readonly { queryKey: QueryKey }[] };
type Options = {
  /** Alive only when a control of it is used; its links and pictures need no life. The page carries neither its strings nor its data. */
  whenUsed?: Needs;
};

const CONTROLS = 'button, input, select, textarea, label';
const isOnControl = (target: Element) => target.closest(CONTROLS) !== null;

function Alive({ onAlive }: { onAlive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes alive once.
  useEffect(onAlive, []);
  return null;
}

type AreaProps = { part: Still; wake: (client: QueryClient) => void; isForUse: boolean; children: ReactNode };

/** The part as the server wrote it, watched for what wakes it. */
function Area({ part, wake, isForUse, children }: AreaProps) {
  const client = useQueryClient();
  const area = useRef<HTMLDivElement>(null);
  const early = useRef<Early>(undefined);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Also when its page is left: it is brought in behind the next one, so that who comes back finds it at once.
    stillParts.add(part);
    // Drawn anew after a hydration error, or hydrated once the page was left: there is no markup to wait with.
    if (!isFirstPage()) drawPart(part, client);
    const isInside = (target: Node) => element.contains(target);
    // Not before the touch or key is answered: the frame with what the browser shows of it goes first.
    const kept = keepEarly(isInside, (target) => (!isForUse || isOnControl(target)) && afterPaint(() => wake(client), 0));
    holdForms(isInside, kept, () => wake(client));
    early.current = kept;
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(client), {
      rootMargin: `${ALIVE_AHEAD_PX}px`,
    });
    if (!isForUse) for (const child of element.children) near.observe(child);
    return () => {
      near.disconnect();
      early.current?.stop();
    };
  }, [client, part, wake, isForUse]);

  const onAlive = () => {
    stillParts.delete(part);
    area.current?.removeAttribute('data-still');
    if (early.current) replayEarly(early.current);
    early.current = undefined;
  };
  return (
    <div ref={area} className="contents" data-still="">
      <Suspense>
        {isForUse ? <UnreadTexts>{children}</UnreadTexts> : children}
        <Alive onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

/**
 * A part of the page that is below the first view, or of use to few. On a filled page it stays the server's markup, of which links
 * and native controls work, until it is needed; only then are its scripts loaded, and what was done to it before is made up for.
 * With another language or page it is drawn anew. On every later page it is like any other part.
 */
export function latePart(load: () => Promise<{ default: ComponentType }>, { whenUsed }: Options = {}) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let loaded: ComponentType | undefined;
  const bringIn = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Part = lazy(() => opened.then(bringIn));
  const Later = lazy(bringIn);
  const ask = (client: QueryClient) => (whenUsed?.data ?? []).map(({ queryKey }) => client.fetchQuery({ queryKey }).catch(() => undefined));

  let isWoken = false;
  const wake = (client: QueryClient) => {
    if (isWoken) return;
    isWoken = true;
    void Promise.all([whenUsed && wantStrings(whenUsed.strings), ...ask(client)]).then(open, open);
  };
  const renewed = createStore(false);
  const part: Still = {
    prepare: (client, language) => Promise.all([bringIn(), whenUsed && wantStrings(whenUsed.strings, language), ...ask(client)]),
    renew: () => renewed.set(true),
  };

  // Without props and kept: React must not touch the markup before it can bring it to life.
  return memo(() => {
    const isAhead = useContext(DrawnAhead);
    const isRenewed = renewed.useValue();
    const [isStill] = useState(() => isServer || (isFirstPage() && !isAhead));
    const [Own] = useState<ComponentType>(() => loaded ?? Later);
    if (!isStill)
      return (
        <Suspense>
          <Own />
        </Suspense>
      );
    if (isServer) open();
    if (isRenewed && loaded) {
      const Loaded = loaded;
      return <Loaded />;
    }
    return (
      <Area part={part} wake={wake} isForUse={whenUsed !== undefined}>
        <Part />
      </Area>
    );
  });
}
