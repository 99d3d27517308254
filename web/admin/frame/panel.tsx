import { type ReactNode, useId } from 'react';

/** A group of fields with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
