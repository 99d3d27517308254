import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CONTROL } from './controls.tsx';
import type { ListState } from './list-screen.tsx';
import type { ListSearch } from './resource-api.ts';
import { SearchSelect } from './search-select.tsx';

const TYPING_MS = 250;
const STATE_LABELS = {
  draft: 'list.state_draft',
  published: 'list.state_published',
  scheduled: 'list.state_scheduled',
  over: 'list.state_over',
} as const satisfies Record<ListState, string>;

type ListToolsProps = {
  search: ListSearch;
  set: (change: ListSearch) => void;
  states: readonly ListState[];
  isFetching: boolean;
  hasTrash?: boolean;
  children?: ReactNode;
};

/** Search, states and filters above a list. */
export function ListTools({ search, set, states, isFetching, hasTrash = true, children }: ListToolsProps) {
  const { t } = useTranslation('admin');
  const asked = String(search.q ?? '');
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => set({ q: text }), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="my-6 flex flex-wrap items-center gap-3">
      <div className="relative min-w-56 grow md:max-w-sm">
        <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-stone">
          {isFetching ? <Spinner /> : <SearchIcon />}
        </span>
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${CONTROL} pl-11`}
        />
      </div>
      {(states.length > 0 || hasTrash) && (
        <SearchSelect search={search} set={set} name="status" label={t('list.state')}>
          <option value="">{t('list.state_all')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(STATE_LABELS[state])}
            </option>
          ))}
          {hasTrash && <option value="trash">{t('list.trash')}</option>}
        </SearchSelect>
      )}
      {children}
    </search>
  );
}
