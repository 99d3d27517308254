import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { TextInput } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { AreaField, LinesField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { useFilled } from '#admin/frame/placeholders.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { ROBOTS_DIRECTIVES, SEO_PAGES, type SeoInput } from '#contract/pages/seo.ts';
import { SEO_LENGTHS } from '#contract/pages/seo-lengths.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { SITE_NAME_PLACE } from '#contract/texts/placeholders.ts';
import { ROBOTS_LABELS } from './robots-labels.ts';
import { SchemaInput } from './schema-input.tsx';
import { seoPagePath } from './seo-page-path.ts';
import { SeoPreviews } from './seo-previews.tsx';

type LengthHintProps = { text: string; min: number; max: number };

/** Length of a text, and whether search results show it in full. */
function LengthHint({ text, min, max }: LengthHintProps) {
  const { t } = useTranslation('admin-area');
  const { length } = text.trim();
  const verdict =
    length === 0
      ? ''
      : length < min
        ? t('seo.too_short', { min })
        : length > max
          ? t('seo.too_long', { max })
          : t('seo.good_length');
  const isGood = length >= min && length <= max;
  return (
    <span
      className={`text-sm ${length === 0 ? 'text-stone' : isGood ? 'text-sea-700' : 'font-semibold text-terracotta-700'}`}
    >
      {verdict === '' ? length : `${length} · ${verdict}`}
    </span>
  );
}

const EMPTY: SeoInput = {
  page: '',
  title: {},
  description: {},
  keywords: {},
  canonicalUrl: null,
  robotsDirective: 'index,follow',
  schema: null,
  image: null,
};

function Texts({ editor }: { editor: Editor<SeoInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, bindText } = editor;
  const filled = useFilled();
  return (
    <>
      <p className="text-stone">{t('seo.site_name_hint', { place: SITE_NAME_PLACE })}</p>
      <PlaceholderList />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {LANGUAGES.map((language) => (
          <Panel key={language} title={LANGUAGE_LABELS[language]}>
            <TextField
              {...bindText('title', language)}
              label={t('seo.page_title')}
              aside={
                <LengthHint
                  text={filled(values.title[language] ?? '', language)}
                  {...SEO_LENGTHS.title}
                />
              }
            />
            <AreaField
              {...bindText('description', language)}
              aside={
                <LengthHint
                  text={filled(values.description[language] ?? '', language)}
                  {...SEO_LENGTHS.description}
                />
              }
            />
          </Panel>
        ))}
      </div>
    </>
  );
}

/** What few pages need: keywords, and data for search engines. */
function ForExperts({ editor }: { editor: Editor<SeoInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, setAt } = editor;
  return (
    <>
      <Panel title={t('seo.keywords')}>
        <p className="text-sm text-stone">{t('field.one_a_line')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <LinesField
              key={language}
              label={LANGUAGE_LABELS[language]}
              error={errors[`keywords.${language}`]}
              lang={language}
              value={values.keywords[language] ?? []}
              onChange={(words) => setAt(['keywords', language], words)}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('seo.schema')}>
        <SchemaInput
          value={values.schema}
          error={errors.schema}
          onChange={(schema) => set({ schema })}
        />
      </Panel>
    </>
  );
}

function Settings({ editor, isNew }: { editor: Editor<SeoInput>; isNew: boolean }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, bind } = editor;
  const { data } = useQuery({ ...APIS.pages.list({ pageSize: MAX_PAGE_SIZE }), enabled: isNew });
  const own = data?.items.map(({ slug }) => slug) ?? [];
  return (
    <Panel title={t('seo.settings')}>
      <Field
        label={t('seo.page')}
        hint={values.page && seoPagePath(values.page)}
        error={errors.page}
      >
        {(tie) => (
          <>
            <TextInput
              {...tie}
              list={isNew ? `${tie.id}-pages` : undefined}
              disabled={!isNew}
              value={values.page}
              onChange={(page) => set({ page })}
            />
            {isNew && (
              <datalist id={`${tie.id}-pages`}>
                {[...SEO_PAGES, ...own].map((page) => (
                  <option key={page} value={page} />
                ))}
              </datalist>
            )}
          </>
        )}
      </Field>
      <SelectField
        {...bind('robotsDirective')}
        options={ROBOTS_DIRECTIVES.map((directive) => [directive, t(ROBOTS_LABELS[directive])])}
      />
      <TextField
        {...bind('canonicalUrl')}
        hint={t('seo.canonical_hint')}
        value={values.canonicalUrl ?? ''}
        onChange={(url) => set({ canonicalUrl: url || null })}
      />
      <PictureField {...bind('image')} label={t('seo.image')} hint={t('seo.image_hint')} />
    </Panel>
  );
}

const tabsOf = (editor: Editor<SeoInput>, isNew: boolean): EditorTab<SeoInput>[] => [
  {
    name: 'text',
    label: 'tab.search_result',
    fields: ['title', 'description'],
    content: <Texts editor={editor} />,
  },
  {
    name: 'settings',
    label: 'seo.settings',
    fields: ['page', 'robotsDirective', 'canonicalUrl', 'image'],
    content: <Settings editor={editor} isNew={isNew} />,
  },
  {
    name: 'preview',
    label: 'tab.preview',
    fields: [],
    content: <SeoPreviews seo={editor.values} />,
  },
  {
    name: 'more',
    label: 'tab.for_experts',
    fields: ['keywords', 'schema'],
    content: <ForExperts editor={editor} />,
  },
];

export function SeoEditorScreen() {
  const { t } = useTranslation('admin-area');
  const { page } = useParams({ strict: false }) as { page?: string };
  return (
    <EditorScreen
      api={APIS.seo}
      id={page}
      empty={EMPTY}
      newTitle={t('seo.new')}
      titleOf={(record) => seoPagePath(record.page)}
      listTitle={t('seo.title')}
      editPath={(record) => `/seo/edit/${record.page}`}
      hasTranslations={false}
      afterSave={(record) => <LiveProof path={seoPagePath(record.page)} />}
      tabs={(editor) => tabsOf(editor, page === undefined)}
    />
  );
}
