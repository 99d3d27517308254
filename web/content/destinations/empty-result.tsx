import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { REGION_LABELS } from '#base/content/orders/choice-labels.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { destinationsLink, type ParsedDestinationSearch } from './destination-search.ts';

type EmptyResultProps = {
  search: ParsedDestinationSearch;
  tagName: string;
  hasOtherPages: boolean;
};

/** Offers to remove each filter, so that one click leads to results. */
export function EmptyResult({ search, tagName, hasOtherPages }: EmptyResultProps) {
  const { t } = useTranslation('destinations');
  const { t: tCommon } = useTranslation();
  const filters = [
    search.q && {
      link: destinationsLink(search, { q: undefined }),
      text: t('list.drop_text', { text: search.q }),
    },
    search.tag && {
      link: destinationsLink(search, { tag: undefined }),
      text: t('list.drop_tag', { tag: tagName }),
    },
    search.region && {
      link: destinationsLink(search, { region: undefined }),
      text: t('list.drop_region', { region: tCommon(REGION_LABELS[search.region]) }),
    },
  ].filter((way) => typeof way === 'object');
  const ways = hasOtherPages
    ? [{ link: destinationsLink(search), text: t('list.drop_page') }]
    : filters;
  if (ways.length === 0) return <NoResults>{t('list.empty')}</NoResults>;
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center">
      <p className="font-display text-2xl text-deep-900">
        {t(hasOtherPages ? 'list.no_page' : 'list.empty_title')}
      </p>
      {!hasOtherPages && <p className="mt-2 text-stone">{t('list.empty_text')}</p>}
      <ul className="mt-6 flex flex-wrap justify-center gap-3">
        {ways.map(({ link, text }) => (
          <li key={text}>
            <Link {...link} className={buttonClass('quiet')}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
