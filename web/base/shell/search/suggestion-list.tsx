import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_KIND_LABELS, SearchKindIcon } from '#base/ui/search-kind.tsx';
import type { SearchItem } from '#contract/content/search.ts';

type SuggestionListProps = {
  id: string;
  items: readonly SearchItem[];
  /** Index of the active option; -1 for none. */
  active: number;
  isShown: boolean;
  onChoose: (path: string) => void;
};

/** Listbox of a combobox; focus stays in the text field. */
export function SuggestionList({ id, items, active, isShown, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is not a valid clean-up.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('search.suggested')}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[60dvh] overflow-y-auto rounded-2xl border border-limestone-200 bg-white p-2 shadow-lifted"
    >
      {items.map((item, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are referenced by aria-activedescendant, never focused.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text field.
        <div
          key={item.path}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item.path)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 hover:bg-limestone-100 aria-selected:bg-sea-100"
        >
          <SearchKindIcon kind={item.kind} />
          <span className="min-w-0 grow">{item.title}</span>
          <span className="hidden shrink-0 text-sm text-stone sm:inline">
            {t(SEARCH_KIND_LABELS[item.kind])}
          </span>
        </div>
      ))}
    </div>
  );
}
