import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#base/ui/icons.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { CONTROL } from '../fields/controls.tsx';
import { SearchSelect } from '../fields/options.tsx';
import { useListSearch } from './use-list-search.ts';

const TYPING_MS = 250;
/** Values of `?status=` in addition to «all» and the trash. */
export type ListState = 'draft' | 'published' | 'scheduled' | 'over';

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  isFetching: boolean;
};

/** A search field with its icon, which becomes a spinner while the answer is pending. */
export const SearchBox = ({ label, value, onChange, isFetching }: SearchBoxProps) => (
  <>
    <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-stone">
      {isFetching ? <Spinner /> : <SearchIcon />}
    </span>
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${CONTROL} pl-11`}
    />
  </>
);

type ListToolsProps = {
  states?: readonly ListState[];
  isFetching: boolean;
  hasTrash?: boolean;
  children?: ReactNode;
};

/** Search, states and filters above a list. */
export function ListTools({ states = [], isFetching, hasTrash = true, children }: ListToolsProps) {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
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
        <SearchBox
          label={t('list.search')}
          value={text}
          onChange={setText}
          isFetching={isFetching}
        />
      </div>
      {(states.length > 0 || hasTrash) && (
        <SearchSelect
          name="status"
          label={t('list.state')}
          all={t('list.state_all')}
          options={[
            ...states.map((state) => [state, t(`list.state_${state}`)] as const),
            ...(hasTrash ? [['trash', t('list.trash')] as const] : []),
          ]}
        />
      )}
      {children}
    </search>
  );
}
