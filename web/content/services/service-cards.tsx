import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '#base/ui/icons.tsx';
import type { PageLink } from '#base/ui/page-link.ts';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import type { ServicesOverview } from '#contract/content/services.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

const WIDTHS = [412, 640, 828] as const;
const SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw';

type Service = {
  link: PageLink;
  image: string | null | undefined;
  title: string;
  text: string;
  button: string;
};

/** Services on request, each with a link; those of trips and transfers where the firm offers any. */
export function ServiceCards({
  images,
  hasTransfers,
  hasTrips,
}: {
  images: InLanguage<ServicesOverview>['images'];
  hasTransfers: boolean;
  hasTrips: boolean;
}) {
  const { t } = useTranslation();
  const services: Service[] = [
    {
      link: { to: '/contact' },
      image: images.destinations,
      title: t('services.tours.title'),
      text: t('services.tours.text'),
      button: t('services.tours.button'),
    },
    {
      link: { to: '/cami-de-cavalls' },
      image: images['cami-de-cavalls'],
      title: t('services.trail.title'),
      text: t('services.trail.text'),
      button: t('services.trail.button'),
    },
  ];
  const transfers: Service[] = [
    {
      link: { to: '/airport-transfers/private' },
      image: images['airport-transfers-private'],
      title: t('services.private.title'),
      text: t('services.private.text'),
      button: t('services.private.button'),
    },
    {
      link: { to: '/airport-transfers/groups' },
      image: images['airport-transfers-groups'],
      title: t('services.groups.title'),
      text: t('services.groups.text'),
      button: t('services.groups.button'),
    },
    {
      link: { to: '/airport-transfers/vip' },
      image: images['airport-transfers-vip'],
      title: t('services.vip.title'),
      text: t('services.vip.text'),
      button: t('services.vip.button'),
    },
    {
      link: { to: '/menorca-taxis' },
      image: images['menorca-taxis'],
      title: t('services.taxis.title'),
      text: t('services.taxis.text'),
      button: t('services.taxis.button'),
    },
  ];
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {[
        ...services.slice(hasTrips || !hasTransfers ? 0 : 1),
        ...(hasTransfers ? transfers : []),
      ].map(({ link, image, title, text, button }) => (
        <li
          key={link.to}
          className="group relative flex flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted"
        >
          {image && (
            <LazyPicture
              path={image}
              alt=""
              ratio={3 / 2}
              widths={WIDTHS}
              sizes={SIZES}
              className="aspect-3/2"
            />
          )}
          <div className="flex grow flex-col p-6">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 mb-5 text-stone">{text}</p>
            <Link
              {...link}
              className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {button}
              <ArrowRightIcon className="size-5 shrink-0" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
