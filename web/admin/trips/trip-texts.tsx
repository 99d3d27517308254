import { useTranslation } from 'react-i18next';
import { LinesInput, TextArea, TextInput } from '#admin/controls.tsx';
import { ItemsInput } from '#admin/items-input.tsx';
import { Panel } from '#admin/panel.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { TripInput } from '#contract/trips.ts';

/** A trip's texts, side by side in two languages. */
export function TripTexts({ editor }: { editor: Editor<TripInput> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Panel title={t('trip.texts')}>
        <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
          {(control) => <TextInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="description" label={t('field.description')} empty="" hint={t('trip.description_hint')}>
          {(control) => <TextArea {...control} rows={6} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="location" label={t('trip.location')} empty="">
          {(control) => <TextInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="duration" label={t('trip.duration')} empty="" hint={t('trip.duration_hint')}>
          {(control) => <TextInput {...control} />}
        </TranslatedField>
      </Panel>
      <Panel title={t('trip.details')}>
        <TranslatedField editor={editor} field="highlights" label={t('trip.highlights')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="itinerary" label={t('trip.itinerary')} empty={[]}>
          {({ value, onChange, lang }) => (
            <ItemsInput
              label={t('trip.itinerary')}
              value={value}
              onChange={(next) => onChange([...next])}
              create={() => ({ title: '', text: '' })}
            >
              {(step, set, position) => (
                <div className="space-y-2" lang={lang}>
                  <TextInput aria-label={t('trip.step_title', { position })} value={step.title} onChange={(title) => set({ title })} />
                  <TextArea aria-label={t('trip.step_text', { position })} value={step.text} onChange={(text) => set({ text })} />
                </div>
              )}
            </ItemsInput>
          )}
        </TranslatedField>
        <TranslatedField editor={editor} field="included" label={t('trip.included')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="excluded" label={t('trip.excluded')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="bring" label={t('trip.bring')} empty={[]} hint={t('field.one_a_line')}>
          {(control) => <LinesInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="meetingPoint" label={t('trip.meeting_point')} empty="">
          {(control) => <TextArea {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="cancellationPolicy" label={t('trip.cancellation')} empty="">
          {(control) => <TextArea {...control} />}
        </TranslatedField>
      </Panel>
    </>
  );
}
