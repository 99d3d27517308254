import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { testimonialsApi } from '#admin/content-apis.ts';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { TestimonialInput } from '#contract/home.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { TestimonialFacts } from './testimonial-facts.tsx';

const EMPTY: TestimonialInput = {
  text: '',
  rating: 5,
  avatar: null,
  name: '',
  country: '',
  visitedOn: null,
  isPublished: true,
  sortOrder: 0,
  isDemo: false,
  translations: {},
};

export function TestimonialEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={testimonialsApi}
      id={id}
      empty={EMPTY}
      newTitle={t('content.new_testimonial')}
      titleOf={({ name }) => name}
      listPath="/testimonials"
      listTitle={t('content.testimonials')}
      editPath={(voice) => `/testimonials/edit/${voice.id}`}
      afterSave={(voice) => voice.isPublished && <LiveProof path="/testimonials" />}
      side={(editor) => (
        <>
          <TestimonialFacts editor={editor} />
          <Panel title={t('testimonial.avatar')}>
            <AvatarPicker avatar={editor.values.avatar} name={editor.values.name} onChange={(avatar) => editor.set({ avatar })} />
          </Panel>
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('testimonial.texts')}>
          <Field label={t('field.name')} error={editor.errors.name}>
            {(tie) => <TextInput {...tie} value={editor.values.name} onChange={(name) => editor.set({ name })} />}
          </Field>
          <TranslatedField editor={editor} field="country" label={t('testimonial.country')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <TranslatedField editor={editor} field="text" label={t('testimonial.text')} empty="" hint={t('testimonial.text_hint')}>
            {(control) => <TextArea {...control} rows={6} />}
          </TranslatedField>
        </Panel>
      )}
    </EditorScreen>
  );
}
