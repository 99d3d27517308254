import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { GuestRating } from '#base/ui/rating.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { DestinationCard as Destination } from '#contract/places/destinations.ts';
import { destinationLink } from '../page-links.ts';
import { shorten } from '../shorten.ts';

export const CARD_WIDTHS = [412, 640, 828] as const;
export const CARD_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 80vw';

export function DestinationCard({ destination }: { destination: InLanguage<Destination> }) {
  const { t } = useTranslation();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted">
      <div className="relative">
        <LazyPicture
          path={destination.image}
          alt=""
          ratio={3 / 2}
          widths={CARD_WIDTHS}
          sizes={CARD_SIZES}
          className="aspect-3/2"
        />
        {destination.isPopular && (
          <span className="absolute top-4 left-4 rounded-full bg-limestone-50 px-3 py-1 text-sm font-semibold text-terracotta-700">
            {t('card.popular')}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        <h3 className="text-2xl">
          <Link
            {...destinationLink(destination)}
            data-preloads
            lang={destination.textLanguages.name}
            className="after:absolute after:inset-0"
          >
            {destination.name}
          </Link>
        </h3>
        <GuestRating of={destination} />
        <p lang={destination.textLanguages.description} className="text-stone">
          {shorten(destination.description)}
        </p>
        <ul
          aria-label={t('card.tags')}
          lang={destination.textLanguages.tags}
          className="mt-auto flex flex-wrap gap-2 pt-1"
        >
          {destination.tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sea-50 px-3 py-1 text-sm text-sea-800">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
