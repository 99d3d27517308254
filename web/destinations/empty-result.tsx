import { useTranslation } from 'react-i18next';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { NoResults } from '#ui/section-states.tsx';
import { type DestinationSearch, destinationsAddress } from './destination-search.ts';
import { REGION_LABELS } from './labels.ts';

type EmptyResultProps = { search: DestinationSearch; tagName: string; hasOtherPages: boolean };

/** Names each filter that could go, so that one click leads to results. */
export function EmptyResult({ search, tagName, hasOtherPages }: EmptyResultProps) {
  const { t } = useTranslation('destinations');
  const filters = [
    search.q && { to: destinationsAddress(search, { q: undefined }), text: t('list.drop_text', { text: search.q }) },
    search.tag && { to: destinationsAddress(search, { tag: undefined }), text: t('list.drop_tag', { tag: tagName }) },
    search.region && {
      to: destinationsAddress(search, { region: undefined }),
      text: t('list.drop_region', { region: t(REGION_LABELS[search.region]) }),
    },
  ].filter((way) => typeof way === 'object');
  const ways = hasOtherPages ? [{ to: destinationsAddress(search), text: t('list.drop_page') }] : filters;
  if (ways.length === 0) return <NoResults>{t('list.empty')}</NoResults>;
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center">
      <p className="font-display text-2xl text-deep-900">{t(hasOtherPages ? 'list.no_page' : 'list.empty_title')}</p>
      {!hasOtherPages && <p className="mt-2 text-stone">{t('list.empty_text')}</p>}
      <ul className="mt-6 flex flex-wrap justify-center gap-3">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to} className={buttonClass('quiet')}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
