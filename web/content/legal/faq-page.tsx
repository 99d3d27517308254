import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useTypedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { ListStates, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { FAQ_TOPICS, type FaqAnswer } from '#contract/content/documents.ts';
import { filterFaq } from './faq-filter.ts';
import { faqSearch } from './faq-search.ts';
import { faqQuery } from './legal.queries.ts';

const TOPIC_NAMES = {
  booking: 'faq_page.topic.booking',
  trips: 'faq_page.topic.trips',
  transfers: 'faq_page.topic.transfers',
  payment: 'faq_page.topic.payment',
  changes: 'faq_page.topic.changes',
  island: 'faq_page.topic.island',
} as const;

function Topics({ entries }: { entries: readonly FaqAnswer[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return FAQ_TOPICS.map((topic) => {
    const own = entries.filter((entry) => entry.topic === topic);
    if (own.length === 0) return null;
    return (
      <section
        key={topic}
        aria-labelledby={`topic-${topic}`}
        className="mt-12 print:[&_details::details-content]:[content-visibility:visible]"
      >
        <h2 id={`topic-${topic}`} className="mb-5 text-2xl lg:text-3xl">
          {t(TOPIC_NAMES[topic])}
        </h2>
        <FaqList
          entries={own.map((entry) => ({
            ...entry,
            lang: entry.language === language ? undefined : entry.language,
          }))}
        />
      </section>
    );
  });
}

/** Filters while typing; Enter writes the search to the URL. Without scripts the edge answers the form. */
function Questions({
  entries,
  initialSearch,
}: {
  entries: readonly FaqAnswer[];
  initialSearch: string;
}) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useState(initialSearch);
  const field = useTypedField<HTMLInputElement>(setSearch);
  const found = filterFaq(entries, search);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({
      to: '/legal/faq',
      search: search.trim() === '' ? {} : { q: search.trim() },
      replace: true,
    });
  };
  return (
    <>
      <search className="block max-w-2xl" data-no-print>
        <form method="get" onSubmit={onSubmit}>
          <label htmlFor={id} className="mb-2 block font-semibold text-deep-900">
            {t('faq_page.search')}
          </label>
          <div className="flex gap-3">
            <input
              ref={field}
              id={id}
              type="search"
              name="q"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder={t('faq_page.placeholder')}
              maxLength={80}
              className="h-12 min-w-0 grow rounded-full border border-limestone-400 bg-white px-5"
            />
            <button type="submit" className={buttonClass('sea')}>
              {t('faq_page.submit')}
            </button>
          </div>
        </form>
      </search>
      <p className="mt-4" data-no-print>
        <Link
          to="/order/find"
          className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
        >
          {t('navigation.find_booking')}
        </Link>
      </p>
      <p role="status" className="mt-2 text-stone">
        {t('faq_page.count', { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="mt-8">
          <NoResults>{t('faq_page.none')}</NoResults>
          <p className="mt-6 text-center">
            <Link to="/legal/faq" onClick={() => setSearch('')} className={buttonClass('quiet')}>
              {t('faq_page.clear')}
            </Link>
          </p>
        </div>
      )}
      <Topics entries={found} />
    </>
  );
}

export function FaqPage() {
  const { t } = useTranslation();
  const { q = '' } = faqSearch(useSearch({ from: '/layout/legal/faq' }));
  const query = useQuery(faqQuery(useLanguage()));
  return (
    <>
      <PageHeader
        title={t('faq_page.title')}
        text={t('faq_page.text')}
        crumbs={[{ name: t('navigation.faq') }]}
      />
      <div className="container-page py-12 lg:py-16">
        <ListStates query={query} skeleton={<Spinner />} empty={t('faq_page.empty')}>
          {(entries) => <Questions key={q} entries={entries} initialSearch={q} />}
        </ListStates>
      </div>
      <CallToAction
        title={t('faq_page.cta.title')}
        text={t('faq_page.cta.text')}
        to="/contact"
        button={t('faq_page.cta.button')}
      />
    </>
  );
}
