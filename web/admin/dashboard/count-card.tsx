import { AdminLink } from '#admin/admin-link.tsx';
import type { AdminPath } from '#admin/paths.ts';
import { LOCALES } from '#content/format.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type CountCardProps = {
  title: string;
  to: AdminPath;
  search?: Record<string, unknown>;
  /** Number of items that need work, and what it means. */
  count: number;
  text: string;
  /** Further information. */
  note?: string | undefined;
};

/** Number of items that need work, linked to their list. */
export function CountCard({ title, to, search, count, text, note }: CountCardProps) {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return (
    <li className="relative flex flex-col rounded-card bg-white p-4 shadow-card focus-within:ring-3 focus-within:ring-deep-700 hover:shadow-lifted sm:p-5">
      <h3 className="font-sans text-sm leading-snug sm:text-base font-semibold break-words hyphens-auto text-deep-900">
        <AdminLink to={to} {...(search && { search })} className="outline-none after:absolute after:inset-0">
          {title}
        </AdminLink>
      </h3>
      <p className="mt-auto flex flex-col pt-2">
        <span className={`font-display text-4xl ${count > 0 ? 'text-terracotta-700' : 'text-deep-900'}`}>{format.format(count)}</span>
        <span className="text-sm text-stone">{text}</span>
        {note && <span className="text-sm font-semibold text-terracotta-700">{note}</span>}
      </p>
    </li>
  );
}
