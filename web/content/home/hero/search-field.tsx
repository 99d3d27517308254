import { type ReactNode, useId } from 'react';

export const SEARCH_FORM = 'grid content-start gap-4';
export const THREE_FIELDS = 'md:grid-cols-[repeat(3,minmax(0,1fr))_9rem]';
export const FOUR_FIELDS = 'md:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_9rem]';
const CONTROL = 'h-12 w-full min-w-0 rounded-xl border border-limestone-400 bg-white px-3';

/** A field of the hero's card: its label and the control, which gets id and classes. */
export function SearchField({
  label,
  className = '',
  control,
}: {
  label: string;
  className?: string;
  control: (props: Control) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold text-deep-900">
        {label}
      </label>
      {control({ id, className: CONTROL })}
    </div>
  );
}
type Control = { id: string; className: string };
