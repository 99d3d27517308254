import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Edited } from '#contract/crud.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { type Control, Select } from './controls.tsx';
import type { Tie } from './field.tsx';
import { Options } from './options.tsx';
import type { ResourceApi } from './resource-api.ts';

type RowSelectProps<T extends object> = Tie & {
  api: Pick<ResourceApi<T>, 'list'>;
  nameOf: (row: T & Edited) => string;
  /** Label of the empty option; without it a choice is required. */
  none?: string;
} & Control<number | null>;

/** Selects another row by name. */
export function RowSelect<T extends object>({ api, nameOf, none, value, onChange, ...tie }: RowSelectProps<T>) {
  const { t } = useTranslation('admin');
  const { data } = useQuery(api.list({ pageSize: MAX_PAGE_SIZE }));
  return (
    <Select {...tie} value={value === null ? '' : String(value)} onChange={(next) => onChange(next === '' ? null : Number(next))}>
      <option value="" disabled={none === undefined}>
        {none ?? t('field.choose')}
      </option>
      {value !== null && !data?.items.some(({ id }) => id === value) && <option value={value}>{`#${value}`}</option>}
      <Options of={data?.items.map((row) => [row.id, nameOf(row)])} />
    </Select>
  );
}

type RowChoicesProps<T extends object> = Control<readonly number[]> & {
  api: Pick<ResourceApi<T>, 'list'>;
  nameOf: (row: T & Edited) => string;
  label: string;
};

/** Selects several rows by name. */
export function RowChoices<T extends object>({ api, nameOf, label, value, onChange }: RowChoicesProps<T>) {
  const { data } = useQuery(api.list({ pageSize: MAX_PAGE_SIZE }));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{label}</legend>
      <ul className="max-h-64 space-y-1 overflow-y-auto rounded-xl border border-limestone-300 p-2">
        {data?.items.map((row) => (
          <li key={row.id}>
            <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-limestone-100">
              <input
                type="checkbox"
                checked={value.includes(row.id)}
                onChange={(event) => onChange(event.target.checked ? [...value, row.id] : value.filter((id) => id !== row.id))}
                className="size-5 shrink-0 accent-sea-700"
              />
              {nameOf(row)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
