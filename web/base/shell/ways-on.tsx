import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import type { PageLink } from '#base/ui/page-link.ts';

const WAYS_ON = [
  { to: '/trips', label: 'navigation.trips' },
  { to: '/destinations', label: 'navigation.destinations' },
  { to: '/cami-de-cavalls', label: 'navigation.cami_de_cavalls' },
  { to: '/blog', label: 'navigation.blog' },
  { to: '/contact', label: 'navigation.contact' },
] as const satisfies readonly (PageLink & { label: string })[];

/** Links to the main pages of every firm that has trips, for pages without links of their own; header and footer offer transfers. */
export function WaysOn({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const site = useSite();
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {WAYS_ON.slice(site?.hasNoTrips ? 1 : 0).map((way) => (
        <li key={way.to}>
          <Link to={way.to} className={buttonClass('quiet')}>
            {t(way.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
