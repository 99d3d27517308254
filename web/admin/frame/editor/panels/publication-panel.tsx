import { useTranslation } from 'react-i18next';
import { serverDate } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { publishingGaps } from '#contract/admin/publishing.ts';
import { formatInstant } from '../../behaviour/dates.ts';
import { fieldText } from '../../fields/field-labels.ts';
import { InstantField, SelectField } from '../../fields/fields.tsx';
import { Panel } from '../../panel.tsx';
import { FieldLink } from '../tabs/field-link.tsx';
import type { Editor } from '../use-editor.ts';

type Published = { status: 'draft' | 'published'; publishAt?: string | null };

/** What visitors need and the draft lacks, each a link to its field. */
function PublishingGaps({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation('admin-area');
  if (fields.length === 0) return null;
  return (
    <div className="rounded-xl border-l-8 border-sun bg-limestone-100 px-4 py-2">
      <p className="font-semibold text-deep-900">{t('publication.needs')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <FieldLink field={field} label={fieldText(t, field)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Publication state: draft, published, or scheduled. */
export function PublicationPanel<T extends Published>({
  editor,
  hasSchedule = true,
  entity,
}: {
  editor: Editor<T>;
  hasSchedule?: boolean;
  /** Kind of content, which says what visitors need. */
  entity: string;
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
      <PublishingGaps fields={publishingGaps(entity, editor.values)} />
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
