import { useTranslation } from 'react-i18next';
import { serverDate } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { formatInstant } from '../../behaviour/dates.ts';
import { InstantField, SelectField } from '../../fields/fields.tsx';
import { Panel } from '../../panel.tsx';
import type { Editor } from '../use-editor.ts';

type Published = { status: 'draft' | 'published'; publishAt?: string | null };

/** Publication state: draft, published, or scheduled. */
export function PublicationPanel<T extends Published>({
  editor,
  hasSchedule = true,
}: {
  editor: Editor<T>;
  hasSchedule?: boolean;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { status, publishAt } = editor.values;
  const isScheduled = status === 'published' && publishAt && publishAt > serverDate().toISOString();
  return (
    <Panel title={t('publication.title')}>
      <SelectField
        label={t('publication.status')}
        error={editor.errors.status}
        value={status}
        onChange={(next) => editor.set({ status: next } as Partial<T>)}
        options={[
          ['draft', t('publication.draft')],
          ['published', t('publication.published')],
        ]}
      />
      {hasSchedule && (
        <InstantField
          label={t('publication.at')}
          error={editor.errors.publishAt}
          hint={
            isScheduled
              ? t('publication.scheduled', { at: formatInstant(publishAt, language) })
              : t('publication.at_hint')
          }
          value={publishAt ?? null}
          onChange={(next) => editor.set({ publishAt: next } as Partial<T>)}
        />
      )}
    </Panel>
  );
}
