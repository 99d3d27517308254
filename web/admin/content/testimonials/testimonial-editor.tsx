import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StarIcon } from '#base/ui/icons.tsx';
import type { TestimonialInput } from '#contract/content/home.ts';
import { AvatarPicker } from './avatar-picker.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** Star rating; a radio group for keyboards and screen readers. */
function StarsInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const { t } = useTranslation('admin-area');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('testimonial.rating')}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className={`inline-flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-deep-700 ${star <= value ? 'text-terracotta-600' : 'text-limestone-400'}`}
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              aria-label={t('testimonial.stars', { count: star })}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <StarIcon className="size-7" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Visibility, rating, and date of the visit. */
function TestimonialFacts({ editor }: { editor: Editor<TestimonialInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('publication.title')}>
      <Checkbox {...bind('isPublished')} hint={t('testimonial.published_hint')} />
      <StarsInput {...bind('rating')} />
      <TextField
        {...bind('visitedOn')}
        hint={t('testimonial.visited_hint')}
        type="month"
        placeholder="2026-07"
        value={values.visitedOn ?? ''}
        onChange={(month) => set({ visitedOn: month || null })}
      />
      <Checkbox {...bind('isDemo')} hint={t('testimonial.demo_hint')} />
    </Panel>
  );
}

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
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.testimonials}
      empty={EMPTY}
      newTitle={t('content.new_testimonial')}
      titleOf={({ name }) => name}
      listTitle={t('content.testimonials')}
      afterSave={(voice) => voice.isPublished && <LiveProof path="/testimonials" />}
      side={(editor) => (
        <>
          <TestimonialFacts editor={editor} />
          <Panel title={t('testimonial.avatar')}>
            <AvatarPicker
              avatar={editor.values.avatar}
              name={editor.values.name}
              onChange={(avatar) => editor.set({ avatar })}
            />
          </Panel>
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('testimonial.texts')}>
          <TextField {...editor.bind('name')} />
          <TranslatedText editor={editor} field="country" />
          <TranslatedText editor={editor} field="text" rows={6} hint={t('testimonial.text_hint')} />
        </Panel>
      )}
    </EditorScreen>
  );
}
