import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import type { AdminPath } from '#admin/paths.ts';
import { NoResults } from '#ui/section-states.tsx';

const SHOWN = 3;

type InboxSectionProps<T> = {
  id: string;
  title: string;
  /** Path of the full list. */
  to: AdminPath;
  search?: Record<string, unknown>;
  empty: string;
  items: T[];
  /** Total count, including items not shown. */
  total: number;
  children: (item: T) => ReactNode;
};

/** Open items under a heading, or a text if there are none. */
export function InboxSection<T>({ id, title, to, search, empty, items, total, children }: InboxSectionProps<T>) {
  const { t } = useTranslation('admin');
  const shown = items.slice(0, SHOWN);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <AdminLink to={to} {...(search && { search })} className="text-sm font-semibold text-sea-700 underline underline-offset-4">
          {total > shown.length ? t('dashboard.all_of', { count: total }) : t('dashboard.see_list')}
          <span className="sr-only"> · {title}</span>
        </AdminLink>
      </div>
      {shown.length === 0 ? <NoResults>{empty}</NoResults> : <ul className="space-y-3">{shown.map(children)}</ul>}
    </section>
  );
}
