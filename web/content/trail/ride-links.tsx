import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { ArrowRightIcon } from '#base/ui/icons.tsx';
import { rideLink } from './trail-search.ts';

const LINK =
  'group inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline-offset-4 hover:underline';
const ARROW = 'size-5 shrink-0 transition-transform group-hover:translate-x-1';

type RideLinksProps = {
  from: string;
  to: string;
  base: string;
  beds?: string | undefined;
  className?: string;
};

/** Where the company drives: links to two transfer requests, to the start and from the end; the walker's accommodation, or the nearest place with beds, is the other end. */
export function RideLinks({ from, to, base, beds, className = '' }: RideLinksProps) {
  const { t } = useTranslation('trail');
  const site = useSite();
  if (site?.hasNoTransfers) return null;
  return (
    <ul
      aria-label={t('trail.stage.ride')}
      className={`flex flex-wrap gap-x-6 ${className}`}
      data-no-print
    >
      <li>
        <Link {...rideLink({ from: base, to: from })} className={LINK}>
          {t('trail.stage.drop', { place: from })}
          <ArrowRightIcon className={ARROW} />
        </Link>
      </li>
      <li>
        <Link
          {...rideLink({ from: to, to: base || (beds === to ? '' : (beds ?? '')) })}
          className={LINK}
        >
          {t('trail.stage.fetch', { place: to })}
          <ArrowRightIcon className={ARROW} />
        </Link>
      </li>
    </ul>
  );
}
