import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { destinationLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { WaysOn } from '#base/shell/ways-on.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { PinIcon } from '#base/ui/icons.tsx';
import { popularPlacesQuery } from './search.queries.ts';

/** Suggestions for an empty search or one without results. */
export function SearchSuggestions({ text }: { text?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: places = [] } = useQuery(popularPlacesQuery(language));
  return (
    <div className="max-w-4xl">
      {text && <p className="mb-8 max-w-2xl text-lg text-stone">{text}</p>}
      {places.length > 0 && (
        <section>
          <h2 className="text-2xl">{t('search.popular')}</h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {places.map((place) => (
              <li key={place.id}>
                <Link {...destinationLink(place)} className={buttonClass('quiet')}>
                  <PinIcon className="size-5 shrink-0 text-sea-700" />
                  {place.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-10">
        <h2 className="text-2xl">{t('search.ways_on')}</h2>
        <WaysOn className="mt-4" />
      </section>
    </div>
  );
}
