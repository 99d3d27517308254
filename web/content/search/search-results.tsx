import { useTranslation } from 'react-i18next';
import { PictureRow } from '#base/content/picture-row.tsx';
import { shorten } from '#base/content/shorten.ts';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { SEARCH_KIND_LABELS, SearchKindIcon } from '#base/ui/search-kind.tsx';
import { SiteLink } from '#base/ui/site-link.tsx';
import type { SearchItem } from '#contract/content/search.ts';
import { groupByKind } from './group-by-kind.ts';

const EXCERPT_LENGTH = 90;

/** A trip costs so much a person; a transfer from so much. Other kinds have no price. */
function Price({ item: { kind, price } }: { item: SearchItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (price === null) return kind === 'trip' ? t('card.on_request') : null;
  const amount = formatPrice(price.amount, price.currency, language);
  return kind === 'trip'
    ? `${amount} ${t('card.per_person')}`
    : t('card.from_price', { price: amount });
}

/** Search results, one section per kind. */
export function SearchResults({ items }: { items: readonly SearchItem[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-12">
      {groupByKind(items).map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`}>
          <h2
            id={`found-${group.kind}`}
            className="flex items-center gap-3 border-b border-limestone-300 pb-3 text-2xl"
          >
            <SearchKindIcon kind={group.kind} className="size-7 shrink-0 text-sea-700" />
            {t(SEARCH_KIND_LABELS[group.kind])}
          </h2>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            {group.items.map((item) => (
              <li key={item.path}>
                <PictureRow
                  image={item.image}
                  icon={<SearchKindIcon kind={item.kind} className="size-8" />}
                  price={<Price item={item} />}
                >
                  <h3 className="text-lg leading-snug hyphens-auto">
                    <SiteLink
                      to={item.path}
                      className="text-sea-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {item.title}
                    </SiteLink>
                  </h3>
                  <p className="mt-1 text-sm hyphens-auto text-stone">
                    {shorten(item.excerpt, EXCERPT_LENGTH)}
                  </p>
                </PictureRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
