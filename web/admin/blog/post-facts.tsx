import { useTranslation } from 'react-i18next';
import { blogCategoriesApi, tripsApi } from '#admin/content-apis.ts';
import { InstantInput, TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { PictureField } from '#admin/picture-field.tsx';
import { RowChoices, RowSelect } from '#admin/row-select.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import { type BlogPostInput, RELATED_TRIPS, readingMinutes } from '#contract/blog.ts';
import { SITE_NAME_PLACE } from '#contract/site-name.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** A post's category, author and other facts. */
export function PostFacts({ editor }: { editor: Editor<BlogPostInput> }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { values, errors, set } = editor;
  return (
    <>
      <Panel title={t('trip.facts')}>
        <SlugField editor={editor} name={values.title} prefix="/blog/" />
        <Field label={t('content.category')} error={errors.categoryId && !values.categoryId ? 'required' : errors.categoryId}>
          {(tie) => (
            <RowSelect
              {...tie}
              api={blogCategoriesApi}
              nameOf={(category) => localize(category, 'name', language)}
              value={values.categoryId || null}
              onChange={(categoryId) => set({ categoryId: categoryId ?? 0 })}
            />
          )}
        </Field>
        <Field label={t('post.author')} error={errors.author} hint={t('post.author_hint', { place: SITE_NAME_PLACE })}>
          {(tie) => <TextInput {...tie} value={values.author} onChange={(author) => set({ author })} />}
        </Field>
        <Field label={t('post.published')} hint={t('post.published_hint')} error={errors.publishedAt}>
          {(tie) => <InstantInput {...tie} value={values.publishedAt} onChange={(publishedAt) => set({ publishedAt })} />}
        </Field>
        <p className="flex justify-between gap-4">
          <span className="font-semibold text-deep-900">{t('post.reading_time')}</span>
          <span>{t('markdown.minutes', { count: readingMinutes(values.body) })}</span>
        </p>
      </Panel>
      <Panel title={t('field.picture')}>
        <PictureField label={t('post.cover')} value={values.cover} error={errors.cover} onChange={(cover) => set({ cover: cover ?? '' })} />
      </Panel>
      <Panel title={t('post.related_trips')}>
        <p className="text-sm text-stone">{t('post.related_hint', { max: RELATED_TRIPS })}</p>
        <RowChoices
          api={tripsApi}
          nameOf={(trip) => localize(trip, 'name', language)}
          label={t('content.trips')}
          value={values.relatedTripIds}
          onChange={(ids) => set({ relatedTripIds: [...ids] })}
        />
      </Panel>
    </>
  );
}
