import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE, type Page } from '#contract/paging.ts';
import type { ListSearch } from '../behaviour/resource-api.ts';
import { useRights } from '../behaviour/use-rights.ts';
import { type Control, Select } from '../fields/controls.tsx';
import type { Tie } from '../fields/field.tsx';
import { type Option, Options } from '../fields/options.tsx';

type NamedRow = { id: number } & Parameters<typeof localize<'name'>>[0];
/** A resource whose rows have a translated name. */
type NamedApi = { list: (search: ListSearch) => Pick<UseQueryOptions<Page<NamedRow>>, 'queryKey'> };

/** All rows of a resource by id and name. */
export function useNames({ list }: NamedApi, search: ListSearch = {}): Option[] {
  const language = useLanguage();
  const { may } = useRights();
  const { queryKey } = list({ pageSize: MAX_PAGE_SIZE, lang: language, ...search });
  const { data } = useQuery<Page<NamedRow>>({
    queryKey,
    enabled: may('GET', String(queryKey[0])),
  });
  return data?.items.map((row) => [row.id, localize(row, 'name', language)]) ?? [];
}

type RowSelectProps = Partial<Tie> &
  Control<number | null> & {
    api: NamedApi;
    /** Label of the empty option; without it a choice is required. */
    none?: string;
  };

/** Selects another row by name. */
export function RowSelect({ api, none, value, onChange, ...tie }: RowSelectProps) {
  const { t } = useTranslation('admin-area');
  const names = useNames(api);
  return (
    <Select
      {...tie}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    >
      <option value="" disabled={none === undefined}>
        {none ?? t('field.choose')}
      </option>
      {value !== null && !names.some(([id]) => id === value) && (
        <option value={value}>{`#${value}`}</option>
      )}
      <Options of={names} />
    </Select>
  );
}

type RowChoicesProps = Control<number[]> & { api: NamedApi; label: string };

/** Selects several rows by name. */
export function RowChoices({ api, label, value, onChange }: RowChoicesProps) {
  const names = useNames(api);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{label}</legend>
      <ul className="max-h-64 space-y-1 overflow-y-auto rounded-xl border border-limestone-300 p-2">
        {names.map(([id, name]) => (
          <li key={id}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-limestone-100">
              <input
                type="checkbox"
                checked={value.includes(Number(id))}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...value, Number(id)]
                      : value.filter((one) => one !== id),
                  )
                }
                className="size-5 shrink-0 accent-sea-700"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
