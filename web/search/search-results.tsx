import { useTranslation } from 'react-i18next';
import type { SearchItem } from '#contract/pages/search.ts';
import { SiteLink } from '#shell/site-link.tsx';
import { SEARCH_KIND_LABELS, SearchKindIcon } from '#ui/search-kind.tsx';
import { groupByKind } from './group-by-kind.ts';

/** Search results, one section per kind. */
export function SearchResults({ items }: { items: readonly SearchItem[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-4xl gap-12">
      {groupByKind(items).map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`}>
          <h2 id={`found-${group.kind}`} className="flex items-center gap-3 border-b border-limestone-300 pb-3 text-2xl">
            <SearchKindIcon kind={group.kind} className="size-7 shrink-0 text-sea-700" />
            {t(SEARCH_KIND_LABELS[group.kind])}
          </h2>
          <ul className="mt-2">
            {group.items.map((item) => (
              <li key={item.path} className="relative border-b border-limestone-200 py-4 last:border-0">
                <h3 className="text-xl">
                  <SiteLink to={item.path} className="text-sea-700 underline-offset-4 after:absolute after:inset-0 hover:underline">
                    {item.title}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-stone">{item.excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
