import { useTranslation } from 'react-i18next';
import { AdminLink } from './admin-link.tsx';
import type { AdminKey, AdminPath } from './behaviour/paths.ts';

type ScreenTabsProps<P extends AdminPath> = {
  label: AdminKey;
  screens: readonly { to: P; label: AdminKey; search?: Record<string, unknown> }[];
  current: NoInfer<P>;
};

/** Tabs between related screens. */
export function ScreenTabs<P extends AdminPath>({ label, screens, current }: ScreenTabsProps<P>) {
  const { t } = useTranslation('admin-area');
  return (
    <nav aria-label={t(label)} className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {screens.map((screen) => (
          <li key={screen.to}>
            <AdminLink
              isExact
              to={screen.to}
              search={screen.search}
              aria-current={screen.to === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-deep-800/25 px-4 font-semibold text-deep-800 max-sm:px-3 max-sm:text-sm aria-[current=page]:bg-deep-800 aria-[current=page]:text-white"
            >
              {t(screen.label)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
