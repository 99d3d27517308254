import { useTranslation } from 'react-i18next';
import { shorten } from '#content/shorten.ts';
import type { DestinationCard as Destination } from '#contract/destinations.ts';
import { localize, localizeList } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { LazyPicture } from '#ui/lazy-picture.tsx';
import { Rating } from '#ui/rating.tsx';

export const CARD_WIDTHS = [412, 640, 828] as const;
export const CARD_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw';

export function DestinationCard({ destination }: { destination: Destination }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = localize(destination, 'name', language);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted">
      <div className="relative">
        <LazyPicture path={destination.image} alt="" ratio={3 / 2} widths={CARD_WIDTHS} sizes={CARD_SIZES} className="aspect-3/2" />
        {destination.isPopular && (
          <span className="absolute top-4 left-4 rounded-full bg-limestone-50 px-3 py-1 text-sm font-semibold text-terracotta-700">
            {t('card.popular')}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        <h3 className="text-2xl">
          <SiteLink to={`/destinations/${destination.id}-${destination.slug}`} className="after:absolute after:inset-0">
            {name}
          </SiteLink>
        </h3>
        {destination.rating !== null && <Rating value={destination.rating} count={destination.reviewCount} />}
        <p className="text-stone">{shorten(localize(destination, 'description', language))}</p>
        <ul aria-label={t('card.tags')} className="mt-auto flex flex-wrap gap-2 pt-1">
          {localizeList(destination, 'tags', language).map((tag) => (
            <li key={tag} className="rounded-full bg-sea-50 px-3 py-1 text-sm text-sea-800">
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
