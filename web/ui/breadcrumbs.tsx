import { useTranslation } from 'react-i18next';
import { SiteLink } from '#shell/site-link.tsx';
import { ChevronRightIcon } from './icons.tsx';

export type Crumb = { name: string; to?: string };

/** Home, the way here, and this page, which is no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs.label')} data-no-print>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-stone">
        {[{ name: t('navigation.home'), to: '/' }, ...crumbs].map((crumb) => (
          <li key={crumb.name} className="flex items-center gap-1">
            {crumb.to ? (
              <>
                <SiteLink to={crumb.to} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                  {crumb.name}
                </SiteLink>
                <ChevronRightIcon className="size-4" />
              </>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
