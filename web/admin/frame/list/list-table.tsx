import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from './use-list-search.ts';

/** Whether the columns of a row render the table's head instead. */
const IsHead = createContext(false);

/** A column with its own `<th>` and `<td>`. */
export const SplitColumn = ({ head, cell }: { head: ReactNode; cell: ReactNode }) =>
  use(IsHead) ? head : cell;

type ColumnProps = {
  title: string;
  /** Value of `?sort=`; without it the list cannot be sorted by the column. */
  sort?: string;
  /** Default sort when the URL has none. */
  isDefault?: boolean | 'descending';
  isWide?: boolean;
  /** Amounts and counts: digits stand below each other. */
  isNumber?: boolean;
  /** Hides the title, for a column of actions. */
  hasHiddenTitle?: boolean;
  /** Repeats the title in the cards of phones, which have no head; not for a cell without content. */
  hasLabel?: boolean;
  children?: ReactNode;
};

const isBlank = (cell: ReactNode) =>
  cell === null || cell === undefined || cell === false || cell === '';

const NUMBER = 'tabular-nums md:pr-6 md:text-right';

/** A column of a list: its head and the cell of a row. On phones rows are cards and cells their lines. */
export const Column = ({ isWide = false, hasLabel = false, children, ...head }: ColumnProps) => (
  <SplitColumn
    head={<Head {...head} />}
    cell={
      <td
        className={`px-2 py-3 align-middle md:first:pl-4 max-md:block max-md:px-0 max-md:py-1 max-md:wrap-anywhere max-md:empty:hidden ${isWide ? 'md:w-1/3 min-[88rem]:w-auto' : ''} ${head.isNumber ? NUMBER : ''}`}
      >
        {hasLabel && !isBlank(children) && <span className="mr-2 md:hidden">{head.title}:</span>}
        {children}
      </td>
    }
  />
);

function Head({
  title,
  sort,
  isDefault = false,
  isNumber = false,
  hasHiddenTitle = false,
}: ColumnProps) {
  const { search, set } = useListSearch();
  const current =
    search.sort ?? (isDefault === 'descending' ? `-${sort}` : isDefault ? sort : undefined);
  const isUp = sort !== undefined && current === sort;
  const isDown = sort !== undefined && current === `-${sort}`;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`px-2 py-3 font-semibold first:pl-4 ${isNumber ? NUMBER : 'text-left'}`}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1 text-left hover:underline"
          onClick={() => set({ sort: isUp ? `-${sort}` : sort })}
        >
          {title}
          <span aria-hidden="true" className={isUp || isDown ? '' : 'opacity-0'}>
            {isDown ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        <span className={hasHiddenTitle ? 'sr-only' : ''}>{title}</span>
      )}
    </th>
  );
}

type TableProps<R> = {
  label: string;
  rows: readonly R[];
  /** Extra attributes of a row's element: drag and drop needs them. */
  rowProps?: ((row: R) => HTMLAttributes<HTMLTableRowElement>) | undefined;
  /** The columns with a row's cells; those of the first row make the head as well. */
  children: (row: R) => ReactNode;
};

/** Renders nothing without rows. */
export function ListTable<R extends { id: number | string }>({
  label,
  rows,
  rowProps,
  children,
}: TableProps<R>) {
  const [first] = rows;
  if (!first) return null;
  return (
    <div className="relative overflow-x-auto rounded-card bg-white shadow-card max-md:overflow-visible max-md:bg-transparent max-md:shadow-none">
      <table className="w-full border-collapse max-md:block" aria-label={label}>
        <thead className="border-b border-limestone-300 text-sm text-stone max-md:sr-only">
          <tr>
            <IsHead value>{children(first)}</IsHead>
          </tr>
        </thead>
        <tbody className="max-md:block max-md:space-y-3">
          {rows.map((row) => (
            <tr
              key={row.id}
              {...rowProps?.(row)}
              className="group/row border-b border-limestone-200 last:border-0 hover:bg-limestone-50 max-md:relative max-md:block max-md:rounded-card max-md:border-0 max-md:bg-white max-md:p-4 max-md:shadow-card"
            >
              {children(row)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Placeholder of a list without rows. */
export function EmptyList({
  isFiltered,
  text,
  children,
}: {
  isFiltered: boolean;
  text: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
      <p>{isFiltered ? t('list.nothing_found') : text}</p>
      {!isFiltered && children}
    </div>
  );
}
