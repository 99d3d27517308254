import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SWITCH, Toggle } from '#admin/frame/fields/toggle.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useFilled } from '#admin/frame/placeholders.ts';
import { apiQuery } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { cutAtWord } from '#base/seo/fit-text.ts';
import { type HeadTag, makeHead } from '#base/seo/make-head.ts';
import { metaFromSeo, type SeoInLanguage } from '#base/seo/page-meta.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { SeoInput } from '#contract/pages/seo.ts';
import { SEO_LENGTHS } from '#contract/pages/seo-lengths.ts';
import { seoPagePath } from './seo-page-path.ts';

const contentOf = (tags: readonly HeadTag[], name: string) =>
  tags.find(({ attributes }) => attributes.name === name || attributes.property === name)
    ?.attributes.content ?? '';

const textIn = (texts: SeoInput['title'], language: Language) =>
  localize({ text: '', translations: { text: texts } }, 'text', language);

/** The record as the public API answers it in one language. */
const recordIn = (seo: SeoInput, language: Language): SeoInLanguage => ({
  ...seo,
  title: textIn(seo.title, language),
  description: textIn(seo.description, language),
  keywords: seo.keywords[language] ?? [],
  textLanguages: {},
});

/** Title length that link previews show. */
const CARD_TITLE_LENGTH = 70;

function Preview({
  seo,
  language,
  siteName,
}: {
  seo: SeoInput;
  language: Language;
  siteName: string;
}) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const { origin, host } = window.location;
  const filled = useFilled();
  const named: SeoInput = JSON.parse(JSON.stringify(seo), (_key, value) =>
    typeof value === 'string' ? filled(value, language) : value,
  );
  const tags = makeHead(metaFromSeo(recordIn(named, language), seoPagePath(seo.page)), {
    origin,
    language,
    siteName,
  });
  const title = tags.find(({ tag }) => tag === 'title')?.text ?? '';
  const description = contentOf(tags, 'description');
  const canonical =
    tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? '';
  const picture = contentOf(tags, 'og:image').replace(origin, '');
  return (
    <div lang={language} className="grid gap-5 lg:grid-cols-3">
      <div className="min-w-0">
        <p lang={own} className="mb-2 text-sm font-semibold text-stone">
          {t('seo.preview_search', { language: LANGUAGE_LABELS[language] })}
        </p>
        <p className="truncate text-sm text-stone">
          {canonical.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}
        </p>
        <p className="text-lg leading-snug text-deep-700">
          {cutAtWord(title, SEO_LENGTHS.title.max)}
        </p>
        <p className="text-sm">{cutAtWord(description, SEO_LENGTHS.description.max)}</p>
      </div>
      <div className="min-w-0">
        <p lang={own} className="mb-2 text-sm font-semibold text-stone">
          {t('seo.preview_card')}
        </p>
        <div className="overflow-hidden rounded-xl border border-limestone-300">
          {picture ? (
            <img
              src={picture}
              alt=""
              loading="lazy"
              className="aspect-[1200/630] w-full bg-limestone-200 object-cover"
            />
          ) : (
            <div className="aspect-[1200/630] bg-limestone-200" />
          )}
          <div className="p-3">
            <p className="text-xs uppercase text-stone">{host}</p>
            <p className="font-semibold">
              {cutAtWord(contentOf(tags, 'og:title'), CARD_TITLE_LENGTH)}
            </p>
            <p className="truncate text-sm text-stone">{contentOf(tags, 'og:description')}</p>
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <p lang={own} className="mb-2 text-sm font-semibold text-stone">
          {t('seo.preview_whatsapp')}
        </p>
        <div className="flex max-w-72 overflow-hidden rounded-xl bg-sea-100">
          {picture && (
            <img
              src={picture}
              alt=""
              loading="lazy"
              className="w-20 shrink-0 bg-limestone-200 object-cover"
            />
          )}
          <div className="min-w-0 p-2">
            <p className="line-clamp-2 text-sm font-semibold">{contentOf(tags, 'og:title')}</p>
            <p className="truncate text-xs text-stone">{contentOf(tags, 'og:description')}</p>
            <p className="text-xs text-stone">{host}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Previews of search results and link cards, made by the function that renders the page's head. */
export function SeoPreviews({ seo }: { seo: SeoInput }) {
  const { t } = useTranslation('admin-area');
  const { data: site } = useQuery(apiQuery('/api/site'));
  const [language, setLanguage] = useState(useLanguage());
  return (
    <Panel title={t('seo.previews')}>
      <fieldset className={SWITCH}>
        <legend className="sr-only">{t('inbox.language')}</legend>
        {LANGUAGES.map((one) => (
          <Toggle
            key={one}
            look="part"
            lang={one}
            isOn={one === language}
            onClick={() => setLanguage(one)}
            label={LANGUAGE_LABELS[one]}
            className="max-sm:px-3"
          />
        ))}
      </fieldset>
      <Preview seo={seo} language={language} siteName={site?.siteName ?? ''} />
    </Panel>
  );
}
