import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '#base/api/preview.ts';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { Markdown } from '#base/content/markdown.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PreviewBar } from '#base/shell/preview-bar.tsx';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { OwnPage as Page } from '#contract/content/own-pages.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { ownPageQuery } from './own-pages.queries.ts';

function Ending({ page, form }: { page: InLanguage<Page>; form: ReactNode }) {
  const { t } = useTranslation();
  if (page.ending === 'contact') return <div className="container-page max-w-4xl!">{form}</div>;
  if (page.trips.length > 0)
    return (
      <Section
        title={t('blog.related_trips')}
        link={{ to: '/trips', text: t('navigation.all_trips') }}
        className="bg-limestone-100 print:hidden"
      >
        <ul className="even-rows grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {page.trips.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
      </Section>
    );
  if (page.questions.length > 0)
    return (
      <Section title={t('faq_page.title')} className="bg-limestone-100">
        <FaqList
          entries={page.questions.map(({ question, answer, textLanguages }) => ({
            question,
            answer,
            lang: textLanguages.question,
          }))}
        />
      </Section>
    );
  return null;
}

/** A page of the owner: heading, text, and what it ends with. `form`: for a message. */
export function OwnPage({ form }: { form: ReactNode }) {
  const { slug } = useParams({ from: '/layout/$slug' });
  const { preview } = previewOf(useSearch({ from: '/layout/$slug' }));
  const language = useLanguage();
  const { error, data: page, isPending, refetch } = useQuery(ownPageQuery(slug, language, preview));
  if (!page)
    return (
      <div className="container-page py-16">
        {isPending ? <Spinner /> : <LoadError error={error} onRetry={refetch} />}
      </div>
    );
  const textLanguage = LANGUAGES.find((one) => page.content[one]) ?? page.sourceLanguage;
  return (
    <>
      {page.isPreview && <PreviewBar />}
      <article>
        <PageHeader
          title={page.title}
          text={page.intro}
          lang={page.textLanguages.title}
          textLang={page.textLanguages.intro}
          crumbs={[{ name: page.title }]}
        />
        <div className="container-page py-8 lg:py-12">
          <FallbackNotice
            languages={page.languages}
            shown={textLanguage === language ? page.textLanguages.title : textLanguage}
          />
          <Markdown blocks={page.content[textLanguage] ?? []} lang={textLanguage} />
        </div>
      </article>
      <Ending page={page} form={form} />
    </>
  );
}
