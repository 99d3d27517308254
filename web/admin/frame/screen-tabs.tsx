import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from './admin-link.tsx';
import type { AdminKey, AdminPath } from './behaviour/paths.ts';

type ScreenTabsProps<P extends AdminPath> = {
  label: AdminKey;
  screens: readonly { to: P; label: AdminKey; search?: Record<string, unknown> }[];
  current: NoInfer<P>;
};

/** Tabs between related screens. On phones they scroll in themselves, to the current one. */
export function ScreenTabs<P extends AdminPath>({ label, screens, current }: ScreenTabsProps<P>) {
  const { t } = useTranslation('admin-area');
  const showCurrent = useCallback((list: HTMLUListElement | null) => {
    const tab = list?.querySelector('[aria-current=page]');
    if (list && tab)
      list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - 48;
  }, []);
  return (
    <nav aria-label={t(label)} className="mb-6 print:hidden">
      <ul
        ref={showCurrent}
        className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {screens.map((screen) => (
          <li key={screen.to} className="shrink-0">
            <AdminLink
              isExact
              to={screen.to}
              search={screen.search}
              aria-current={screen.to === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-deep-800/25 px-4 font-semibold text-deep-800 max-sm:px-3 max-sm:text-sm aria-[current=page]:bg-deep-800 aria-[current=page]:text-white"
            >
              {t(screen.label)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
