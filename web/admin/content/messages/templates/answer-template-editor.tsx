import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { CountField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { localize } from '#contract/languages/translation.ts';
import {
  ANSWER_PLACES,
  type AnswerPlace,
  type AnswerTemplateInput,
} from '#contract/mail/answer-templates.ts';

const EMPTY: AnswerTemplateInput = {
  ...{ name: '', subject: '', answer: '', sortOrder: 0 },
  translations: {},
};

const PLACES: Record<AnswerPlace, AdminKey> = {
  firstName: 'answer_templates.place_first_name',
  reference: 'answer_templates.place_reference',
  trip: 'answer_templates.place_trip',
  date: 'answer_templates.place_date',
  time: 'answer_templates.place_time',
  meetingPoint: 'answer_templates.place_meeting_point',
  from: 'answer_templates.place_from',
  to: 'answer_templates.place_to',
  tripsPage: 'answer_templates.place_trips_page',
  transferPage: 'answer_templates.place_transfer_page',
  siteName: 'answer_templates.place_site_name',
};

/** What stands in for facts of the guest's order. */
function Places() {
  const { t } = useTranslation('admin-area');
  return (
    <div className="rounded-xl bg-limestone-100 p-4">
      <p>{t('answer_templates.places')}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {ANSWER_PLACES.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code translate="no">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-stone max-sm:mb-2">{t(PLACES[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function AnswerTemplateEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['answer-templates']}
      empty={EMPTY}
      newTitle={t('answer_templates.new')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('answer_templates.title')}
      canDuplicate
    >
      {(editor) => (
        <Panel title={t('answer_templates.one')}>
          <TranslatedText editor={editor} field="name" hint={t('answer_templates.name_hint')} />
          <TranslatedText
            editor={editor}
            field="subject"
            label={t('reply.subject')}
            hint={t('reply.subject_hint')}
            gapHint={t('reply.subject_hint')}
            maxLength={200}
          />
          <TranslatedText
            editor={editor}
            field="answer"
            rows={8}
            hint={t('answer_templates.text_hint')}
            gapHint={t('answer_templates.gap_hint')}
          />
          <Places />
          <CountField {...editor.bind('sortOrder')} hint={t('field.order_hint')} />
        </Panel>
      )}
    </EditorScreen>
  );
}
