import type { ReactNode } from 'react';
import { NoResults } from '#ui/section-states.tsx';

type InboxSectionProps<T> = { id: string; title: string; empty: string; items: T[]; children: (item: T) => ReactNode };

/** A list of the dashboard under its heading, or the word that there is nothing. */
export function InboxSection<T>({ id, title, empty, items, children }: InboxSectionProps<T>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-20">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">
        {items.length === 0 ? <NoResults>{empty}</NoResults> : <ul className="space-y-3">{items.map(children)}</ul>}
      </div>
    </section>
  );
}
