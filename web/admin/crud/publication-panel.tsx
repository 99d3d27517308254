import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/page-language.tsx';
import { InstantInput, Select } from './controls.tsx';
import { formatInstant } from './dates.ts';
import { Field } from './field.tsx';
import { Panel } from './panel.tsx';
import type { Editor } from './use-editor.ts';

type Published = { status: 'draft' | 'published'; publishAt?: string | null };

/** Publication state: draft, published, or scheduled. */
export function PublicationPanel<T extends Published>({ editor, hasSchedule = true }: { editor: Editor<T>; hasSchedule?: boolean }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { status, publishAt } = editor.values;
  const isScheduled = status === 'published' && publishAt && publishAt > new Date().toISOString();
  return (
    <Panel title={t('publication.title')}>
      <Field label={t('publication.status')} error={editor.errors.status}>
        {(tie) => (
          <Select {...tie} value={status} onChange={(next) => editor.set({ status: next } as Partial<T>)}>
            <option value="draft">{t('publication.draft')}</option>
            <option value="published">{t('publication.published')}</option>
          </Select>
        )}
      </Field>
      {hasSchedule && (
        <Field
          label={t('publication.at')}
          error={editor.errors.publishAt}
          hint={isScheduled ? t('publication.scheduled', { at: formatInstant(publishAt, language) }) : t('publication.at_hint')}
        >
          {(tie) => <InstantInput {...tie} value={publishAt ?? null} onChange={(next) => editor.set({ publishAt: next } as Partial<T>)} />}
        </Field>
      )}
    </Panel>
  );
}
