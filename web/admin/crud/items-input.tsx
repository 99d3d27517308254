import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import type { Control } from './controls.tsx';

type ItemsInputProps<I> = Control<I[]> & {
  /** Names the list for screen readers. */
  label: string;
  create: () => I;
  children: (item: I, set: (change: Partial<I>) => void, position: number) => ReactNode;
};

const BUTTON = 'min-h-11 px-2 text-sm font-semibold underline underline-offset-4';
const MOVE = `${BUTTON} text-sea-700 disabled:text-stone disabled:no-underline`;

/** A list of small records: add, edit, move, remove. */
export function ItemsInput<I extends object>({ label, value, onChange, create, children }: ItemsInputProps<I>) {
  const { t } = useTranslation('admin');
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
            {children(item, (change) => onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one))), index + 1)}
            <div className="mt-1 -mr-2 flex flex-wrap justify-end gap-x-1 sm:gap-x-2">
              <button type="button" className={MOVE} disabled={index === 0} onClick={() => move(index, index - 1)}>
                {t('items.up')}
              </button>
              <button type="button" className={MOVE} disabled={index === value.length - 1} onClick={() => move(index, index + 1)}>
                {t('items.down')}
              </button>
              <button type="button" className={`${BUTTON} text-danger`} onClick={() => onChange(value.filter((_item, at) => at !== index))}>
                {t('items.remove')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" className={buttonClass('quiet', 'mt-3 px-4')} onClick={() => onChange([...value, create()])}>
        {t('items.add')}
      </button>
    </fieldset>
  );
}
