import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REGION_LABELS } from '#base/content/orders/choice-labels.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useFollowedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { addressFor } from '#contract/address.ts';
import { REGIONS } from '#contract/fields.ts';
import {
  destinationsLink,
  type ParsedDestinationSearch,
  parseDestinationSearch,
} from './destination-search.ts';
import { tagsQuery } from './destinations.queries.ts';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-deep-800/25 bg-white px-5 font-semibold text-deep-800 transition-colors hover:bg-limestone-200 aria-[current]:border-deep-800 aria-[current]:bg-deep-800 aria-[current]:text-white';
const CONTROL = 'h-12 w-full rounded-xl border border-limestone-400 bg-white px-4';
const LABEL = 'mb-1 block text-sm font-semibold text-deep-900';

/** Region as links, theme and text as a form: all state is in the URL and works without scripts. */
export function DestinationFilters({ search }: { search: ParsedDestinationSearch }) {
  const { t } = useTranslation('destinations');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const id = useId();
  const { data: tags = [] } = useQuery(tagsQuery(language));
  const isKnownTag = search.tag === undefined || tags.some(({ tag }) => tag === search.tag);
  const [textField, text, setText] = useFollowedField<HTMLInputElement>(search.q ?? '');
  const [tagField, tag, setTag] = useFollowedField<HTMLSelectElement>(search.tag ?? '');

  const apply = (form: HTMLFormElement) =>
    void navigate(destinationsLink(parseDestinationSearch(Object.fromEntries(new FormData(form)))));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <div className="mt-8 flex flex-col gap-5" data-no-print>
      <nav aria-label={t('list.regions')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...REGIONS].map((region) => (
            <li key={region ?? 'all'}>
              <Link
                {...destinationsLink(search, { region })}
                aria-current={search.region === region ? 'true' : undefined}
                className={CHIP}
              >
                {region ? tCommon(REGION_LABELS[region]) : t('list.all_regions')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form
          action={addressFor('/destinations', language, isPrefixed)}
          method="get"
          aria-label={t('list.filter')}
          onSubmit={onSubmit}
          className="grid gap-4 sm:grid-cols-[minmax(0,28rem)_14rem_9rem] sm:items-end"
        >
          {search.region && <input type="hidden" name="region" value={search.region} />}
          <div>
            <label htmlFor={`${id}-q`} className={LABEL}>
              {t('list.search')}
            </label>
            <input
              id={`${id}-q`}
              type="search"
              name="q"
              maxLength={80}
              ref={textField}
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder={t('list.search_hint')}
              className={CONTROL}
            />
          </div>
          <div className="min-h-18">
            <label htmlFor={`${id}-tag`} className={LABEL}>
              {t('list.tag')}
            </label>
            <select
              ref={tagField}
              id={`${id}-tag`}
              name="tag"
              value={tag}
              onChange={({ currentTarget }) => {
                setTag(currentTarget.value);
                if (currentTarget.form) apply(currentTarget.form);
              }}
              className={CONTROL}
            >
              <option value="">{t('list.any_tag')}</option>
              {!isKnownTag && <option value={search.tag}>{search.tag}</option>}
              {tags.map(({ tag, name, count }) => (
                <option key={tag} value={tag}>
                  {name} ({count})
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttonClass('sea', 'h-12 self-end')}>
            <SearchIcon />
            {t('list.submit')}
          </button>
        </form>
      </search>
    </div>
  );
}
