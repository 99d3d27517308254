import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { Button, TextButton } from '../button.tsx';
import type { Control } from '../fields/controls.tsx';

type ItemsInputProps<I> = Control<I[]> & {
  /** Names the list for screen readers. */
  label: string;
  create: () => I;
  /** Title of a folded entry. */
  titleOf: (item: I) => string;
  children: (item: I, set: (change: Partial<I>) => void, position: number) => ReactNode;
};

/** Of a longer list one entry is open at a time. */
const OPEN_ENTRIES = 2;

/** A list of small records: add, edit, move, remove. */
export function ItemsInput<I extends object>({
  label,
  value,
  onChange,
  create,
  titleOf,
  children,
}: ItemsInputProps<I>) {
  const { t } = useTranslation('admin-area');
  const [opened, setOpened] = useState<number>();
  const isLong = value.length > OPEN_ENTRIES;
  const move = (from: number, to: number) => {
    const next = [...value];
    const [item] = next.splice(from, 1);
    if (item) next.splice(to, 0, item);
    onChange(next);
    setOpened(to);
  };
  const entry = (item: I, index: number) => (
    <>
      {children(
        item,
        (change) => onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one))),
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
          onClick={() => {
            setOpened(undefined);
            onChange(value.filter((_item, at) => at !== index));
          }}
        />
      </div>
    </>
  );
  return (
    <fieldset aria-label={label} className="min-w-0">
      <ol className="space-y-3">
        {value.map((item, index) => (
          // Items have no id, so the index is their key.
          <li key={String(index)} className="group rounded-xl border border-limestone-300">
            {isLong && (
              <button
                type="button"
                aria-expanded={index === opened}
                onClick={() => setOpened(index === opened ? undefined : index)}
                className="flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left font-semibold text-deep-900 group-has-[[aria-invalid=true]]:text-danger"
              >
                <span className="line-clamp-2 min-w-0 grow">
                  {`${index + 1}. ${titleOf(item) || t('items.untitled')}`}
                </span>
                <ChevronDownIcon
                  className={`size-5 shrink-0 ${index === opened ? 'rotate-180' : ''}`}
                />
              </button>
            )}
            {/* A folded entry with an error unfolds itself. */}
            <div
              className={`p-3 ${isLong && index !== opened ? 'hidden has-[[aria-invalid=true]]:block' : ''} ${isLong ? 'pt-0' : ''}`}
            >
              {entry(item, index)}
            </div>
          </li>
        ))}
      </ol>
      <Button
        className="mt-3 px-4"
        label={t('items.add')}
        onClick={() => {
          setOpened(value.length);
          onChange([...value, create()]);
        }}
      />
    </fieldset>
  );
}
