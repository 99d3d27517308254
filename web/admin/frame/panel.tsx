import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** For screen readers, where several panels have the same title. */
  of?: string;
  children: ReactNode;
};

/** A group of fields with its heading. */
export function Panel({ title, of, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <h2 id={id} className="mb-4 text-xl">
        {title}
        {of && <span className="sr-only"> {of}</span>}
      </h2>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
