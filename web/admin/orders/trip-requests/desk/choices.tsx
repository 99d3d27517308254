import type { ReactNode } from 'react';

type ChoicesProps = {
  legend: string;
  items: readonly { id: string; label: ReactNode }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Boxes to tick. */
export const Choices = ({ legend, items, chosen, onChange }: ChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-semibold text-deep-900">{legend}</legend>
    <ul className="divide-y divide-limestone-300">
      {items.map(({ id, label }) => (
        <li key={id}>
          <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                )
              }
              className="size-5 shrink-0 accent-sea-700"
            />
            {label}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
