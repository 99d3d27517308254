import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TextButton } from '#admin/frame/button.tsx';
import type {
  ImportColumn,
  ImportMapping,
  ImportRowAnswer,
  ImportRowState,
} from '#contract/imports/imports.ts';
import type { CellFault } from './to-rows.ts';

const SHOWN = 20;

/** Keys of their sentences, of a dry run and of an import. */
const PLANNED: Partial<Record<ImportRowState, AdminKey>> = {
  made: 'imports.plan_made',
  same: 'imports.plan_same',
  refused: 'imports.plan_refused',
};
const WRITTEN: Record<ImportRowState, AdminKey> = {
  waiting: 'imports.rows_waiting',
  made: 'imports.rows_made',
  same: 'imports.plan_same',
  refused: 'imports.rows_refused',
  undone: 'imports.rows_undone',
  kept: 'imports.rows_kept',
};
const ORDER: readonly ImportRowState[] = ['made', 'undone', 'waiting', 'same', 'kept', 'refused'];

/** How many rows are what. */
export function Counts({
  counts,
  isPlan = false,
}: {
  counts: Partial<Record<ImportRowState, number>>;
  isPlan?: boolean;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <ul className="space-y-1 font-semibold text-deep-900">
      {ORDER.map((state) => {
        const count = counts[state] ?? 0;
        const key = isPlan ? (PLANNED[state] ?? WRITTEN[state]) : WRITTEN[state];
        const isBad = state === 'refused' || state === 'kept';
        return (
          count > 0 && (
            <li key={state} className={isBad ? 'text-danger' : undefined}>
              {t(key, { number: count })}
            </li>
          )
        );
      })}
    </ul>
  );
}

export type Line = { line: number; where: string; text: string; link?: string; name?: string };

const WHAT: Record<CellFault['what'], AdminKey> = {
  empty: 'imports.fault_empty',
  date: 'imports.fault_date',
  time: 'imports.fault_time',
  amount: 'imports.fault_amount',
  number: 'imports.fault_number',
  duration: 'imports.fault_duration',
  weekdays: 'imports.fault_weekdays',
  unit: 'imports.fault_unit',
};

/** What is wrong with rows, each with its line and column: of cells that cannot be read, and of rows that the server refuses. */
export function useLines({ columns }: Pick<ImportMapping, 'columns'>) {
  const { t } = useTranslation('admin-area');
  const columnOf = (path: string | null) =>
    (path && (columns[path as ImportColumn] ?? columns[OTHER_COLUMNS[path] ?? 'name'])) || '';
  return (faults: readonly CellFault[], rows: readonly ImportRowAnswer[]): Line[] =>
    [
      ...faults.map(({ line, column, what, value }) => ({
        ...{ line, where: columns[column] ?? '', text: t(WHAT[what], { value }) },
      })),
      ...rows
        .filter(({ reason, state }) => reason !== null && state !== 'same')
        .map(({ line, path, reason }) => ({ line, where: columnOf(path), text: reason ?? '' })),
    ].sort((one, other) => one.line - other.line);
}
/** Fields of the API whose column has another name. */
const OTHER_COLUMNS: Partial<Record<string, ImportColumn>> = {
  totalCents: 'total',
  paidCents: 'paid',
  seniors: 'people',
  children: 'people',
  infants: 'people',
  youths: 'people',
  people: 'adults',
  name: 'product',
};

export function LineList({ label, lines }: { label: string; lines: readonly Line[] }) {
  const { t } = useTranslation('admin-area');
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, SHOWN);
  return (
    <div>
      <ul
        aria-label={label}
        className="max-h-96 space-y-1 overflow-y-auto rounded-xl bg-limestone-50 p-3 text-sm break-words"
      >
        {shown.map(({ line, where, text }) => (
          <li key={`${line} ${where} ${text}`}>
            <strong>{t('imports.line', { line })}</strong>
            {where && ` · ${where}`}: {text}
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <TextButton
          className="mt-2 text-sm"
          label={t('imports.all_lines', { count: lines.length })}
          onClick={() => setWhole(true)}
        />
      )}
    </div>
  );
}

/** What an import made, to look at. */
export function MadeList({ rows }: { rows: readonly ImportRowAnswer[] }) {
  const { t } = useTranslation('admin-area');
  const linked = rows.flatMap(({ line, link, name, state }) =>
    link && name && (state === 'made' || state === 'kept') ? [{ line, link, name }] : [],
  );
  if (linked.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {t('imports.made', { count: linked.length })}
      </summary>
      <ul className="mt-2 flex max-h-60 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-sm">
        {linked.map(({ line, link, name }) => (
          <li key={`${line} ${link}`}>
            <AdminLink to={link as `/${string}`}>{name}</AdminLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
