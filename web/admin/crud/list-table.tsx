import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from './resource-api.ts';

type HeadProps = {
  search: ListSearch;
  set: (change: ListSearch) => void;
  name: string;
  /** Default sort when the URL has none. */
  isDefault?: boolean | 'descending';
  children: ReactNode;
};

/** Header of a sortable column. */
export function SortHead({ search, set, name, isDefault = false, children }: HeadProps) {
  const current = search.sort ?? (isDefault === 'descending' ? `-${name}` : isDefault ? name : '');
  const isUp = current === name;
  const isDown = current === `-${name}`;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className="px-2 py-3 text-left font-semibold first:pl-4"
    >
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-1 text-left hover:underline"
        onClick={() => set({ sort: isUp ? `-${name}` : name })}
      >
        {children}
        <span aria-hidden="true" className={isUp || isDown ? '' : 'opacity-0'}>
          {isDown ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}

export const Head = ({ children }: { children?: ReactNode }) => (
  <th scope="col" className="px-2 py-3 text-left font-semibold first:pl-4">
    {children}
  </th>
);

/** A table cell; on phones rows are cards and cells their lines. */
export const Cell = ({ children, isWide = false }: { children?: ReactNode; isWide?: boolean }) => (
  <td
    className={`px-2 py-3 align-middle md:first:pl-4 max-md:block max-md:px-0 max-md:py-1 max-md:wrap-anywhere max-md:empty:hidden ${isWide ? 'md:w-1/3 min-[88rem]:w-auto' : ''}`}
  >
    {children}
  </td>
);

type TableProps = { label: string; head: ReactNode; children: ReactNode };

export const ListTable = ({ label, head, children }: TableProps) => (
  <div className="relative overflow-x-auto rounded-card bg-white shadow-card max-md:overflow-visible max-md:bg-transparent max-md:shadow-none">
    <table className="w-full border-collapse max-md:block" aria-label={label}>
      <thead className="border-b border-limestone-300 text-sm text-stone max-md:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">{children}</tbody>
    </table>
  </div>
);

export const ROW_CLASS =
  'group/row border-b border-limestone-200 last:border-0 hover:bg-limestone-50 max-md:relative max-md:block max-md:rounded-card max-md:border-0 max-md:bg-white max-md:p-4 max-md:shadow-card';

/** Placeholder of a list without rows. */
export function EmptyList({ isFiltered, text, children }: { isFiltered: boolean; text: string; children?: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
      <p>{isFiltered ? t('list.nothing_found') : text}</p>
      {!isFiltered && children}
    </div>
  );
}
