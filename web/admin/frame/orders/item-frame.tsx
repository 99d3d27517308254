import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { StateBadge } from '../state-badge.tsx';
import type { StateLabel } from '../state-labels.ts';

/** How an order shows one of its items. */
export type ItemView = {
  /** The order has no other item. */
  isAlone: boolean;
  /** The address names this item, or nothing else is to be done first. */
  isShown: boolean;
};

type ItemFrameProps = ItemView & {
  title: string;
  /** Day and time. */
  when: string;
  reference: string;
  state: StateLabel;
  isInTrash: boolean;
  onRestore: () => void;
  actions: ReactNode;
  children: ReactNode;
};

const Trashed = ({ onRestore }: { onRestore: () => void }) => {
  const { t } = useTranslation('admin-area');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4"
    >
      <p>{t('inbox.in_trash')}</p>
      <Button label={t('list.restore')} onClick={onRestore} />
    </div>
  );
};

/** An item of an order: its heading and state, what can be done with it, and its panels. Several items fold. */
export function ItemFrame(props: ItemFrameProps) {
  const { title, when, reference, state, isAlone, isShown, isInTrash } = props;
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isShown && !isAlone) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [isShown, isAlone]);
  const head = (
    <>
      <h2 className="text-2xl break-words">{title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold first-letter:uppercase">{when}</span>
        <StateBadge state={state} />
        {!isAlone && <span className="font-mono text-sm text-stone">{reference}</span>}
      </p>
    </>
  );
  const parts = (
    <div className="space-y-6">
      {isInTrash ? (
        <Trashed onRestore={props.onRestore} />
      ) : (
        <div className="flex flex-wrap gap-3 print:hidden">{props.actions}</div>
      )}
      {props.children}
    </div>
  );
  if (isAlone)
    return (
      <section aria-label={title}>
        <div className="mb-4">{head}</div>
        {parts}
      </section>
    );
  return (
    <details
      ref={frame}
      id={reference}
      open={isShown}
      className="scroll-mt-20 rounded-card border border-limestone-400 p-4 sm:p-5"
    >
      <summary className="cursor-pointer">
        <div className="inline-block max-w-[calc(100%-1.5rem)] align-top">{head}</div>
      </summary>
      <div className="mt-5">{parts}</div>
    </details>
  );
}
