import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '../button.tsx';
import type { Control } from '../fields/controls.tsx';

type ItemsInputProps<I> = Control<I[]> & {
  /** Names the list for screen readers. */
  label: string;
  create: () => I;
  children: (item: I, set: (change: Partial<I>) => void, position: number) => ReactNode;
};

/** A list of small records: add, edit, move, remove. */
export function ItemsInput<I extends object>({
  label,
  value,
  onChange,
  create,
  children,
}: ItemsInputProps<I>) {
  const { t } = useTranslation('admin-area');
  const move = (from: number, to: number) => {
    const next = [...value];
    const [item] = next.splice(from, 1);
    if (item) next.splice(to, 0, item);
    onChange(next);
  };
  return (
    <fieldset aria-label={label}>
      <ol className="space-y-3">
        {value.map((item, index) => (
          // Items have no id, so the index is their key.
          <li key={String(index)} className="rounded-xl border border-limestone-300 p-3">
            {children(
              item,
              (change) =>
                onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one))),
              index + 1,
            )}
            <div className="mt-1 -mr-2 flex flex-wrap justify-end gap-x-1 sm:gap-x-2">
              <TextButton
                className="min-h-11 px-2 text-sm disabled:text-stone disabled:no-underline"
                label={t('items.up')}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <TextButton
                className="min-h-11 px-2 text-sm disabled:text-stone disabled:no-underline"
                label={t('items.down')}
                disabled={index === value.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <TextButton
                isDanger
                className="min-h-11 px-2 text-sm"
                label={t('items.remove')}
                onClick={() => onChange(value.filter((_item, at) => at !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        className="mt-3 px-4"
        label={t('items.add')}
        onClick={() => onChange([...value, create()])}
      />
    </fieldset>
  );
}
