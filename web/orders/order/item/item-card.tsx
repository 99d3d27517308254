import type { ReactNode } from 'react';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { useShown } from '../shown-order.ts';

type PartProps = { reference: string; title: string; children: ReactNode };

/** A part of an item under its heading. */
export function ItemCard({ reference, title, children }: PartProps) {
  const { Heading } = useShown(reference);
  return (
    <section className={CARD}>
      <Heading className="mb-3 text-2xl print:text-lg">{title}</Heading>
      {children}
    </section>
  );
}

type FoldProps = {
  id: string;
  title: string;
  isOpen: boolean;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
};

/** A part that its title opens, with or without scripts. */
export const Fold = ({ id, title, isOpen, onOpen, children }: FoldProps) => (
  <details
    id={id}
    open={isOpen || undefined}
    onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    className="scroll-mt-28 rounded-card border border-limestone-300 bg-white"
    data-no-print
  >
    <summary className="min-h-11 px-5 py-4 font-semibold text-deep-900 sm:px-6">{title}</summary>
    <div className="px-5 pb-6 sm:px-6">{children}</div>
  </details>
);

type StateBoxProps = {
  title: string;
  text: string;
  /** It does not take place, or the guest has to choose. */
  isWarning: boolean;
  children?: ReactNode;
};

/** The state of an item in plain words. */
export const StateBox = ({ title, text, isWarning, children }: StateBoxProps) => (
  <div
    role="status"
    className={`rounded-card border-l-8 p-5 sm:p-6 print:p-2 ${isWarning ? 'border-terracotta-600 bg-terracotta-200/40' : 'border-sea-700 bg-sea-50'}`}
  >
    <p className="font-display text-2xl text-deep-900">{title}</p>
    <p className="mt-2">{text}</p>
    {children}
  </div>
);

const STACK = 'space-y-6 sm:space-y-8 print:space-y-4';

type ItemColumnsProps = { reference: string; main: ReactNode; side: ReactNode };

/** An item alone has the page's two columns; of several each is in the first. */
export function ItemColumns({ reference, main, side }: ItemColumnsProps) {
  const { isOnly } = useShown(reference);
  if (!isOnly)
    return (
      <div className={STACK}>
        {main}
        {side}
      </div>
    );
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:gap-y-4">
      <div className={STACK}>{main}</div>
      <div className="space-y-6 print:space-y-4">{side}</div>
    </div>
  );
}
