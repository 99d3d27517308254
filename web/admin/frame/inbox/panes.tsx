import type { ReactNode } from 'react';
import { AdminLink } from '../admin-link.tsx';
import type { AdminPath } from '../behaviour/paths.ts';
import { useListSearch } from '../list/use-list-search.ts';

/** The row that the address opens, and how to open another or none. */
export function useOpenRow() {
  const { search, set } = useListSearch();
  const open = /^[1-9]\d{0,9}$/.test(String(search.open ?? '')) ? Number(search.open) : undefined;
  return { open, onOpen: (id: number | undefined) => set({ open: id, page: search.page }) };
}

type RowLinkProps = {
  to: AdminPath;
  id: number;
  name: string;
  isNew: boolean;
  badge: ReactNode;
  /** Below the name. */
  children: ReactNode;
};

/** A row of the list, which opens next to it. */
export function RowLink({ to, id, name, isNew, badge, children }: RowLinkProps) {
  const { search } = useListSearch();
  const { open } = useOpenRow();
  return (
    <AdminLink
      to={to}
      isExact
      search={{ ...search, open: id }}
      aria-current={id === open ? 'page' : undefined}
      className="block rounded-2xl border-2 border-transparent bg-white p-4 shadow-card hover:border-sea-300 aria-[current=page]:border-sea-700"
    >
      <span className="flex items-start justify-between gap-2">
        <span
          className={`min-w-0 break-words text-deep-900 ${isNew ? 'font-bold' : 'font-semibold'}`}
        >
          {name}
        </span>
        {badge}
      </span>
      {children}
    </AdminLink>
  );
}

type PanesProps = {
  list: ReactNode;
  /** Read while no row is open. */
  choose: string;
  /** The open row. */
  children: ReactNode;
};

/** List and row side by side; one of them on phones. */
export function Panes({ list, choose, children }: PanesProps) {
  const { open } = useOpenRow();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={open === undefined ? '' : 'max-lg:hidden'}>{list}</div>
      {open === undefined ? (
        <p className="rounded-card border border-dashed border-limestone-400 px-6 py-16 text-center text-stone max-lg:hidden">
          {choose}
        </p>
      ) : (
        children
      )}
    </div>
  );
}
