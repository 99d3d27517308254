import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { SITE_PATHS } from '#admin/site-paths.ts';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { HeroBannerInput } from '#contract/home.ts';

/** The banner's texts and the target of its button. */
export function BannerTexts({ editor }: { editor: Editor<HeroBannerInput> }) {
  const { t } = useTranslation('admin');
  const list = useId();
  return (
    <Panel title={t('banner.texts')}>
      <TranslatedField editor={editor} field="title" label={t('field.title')} empty="">
        {(control) => <TextInput {...control} />}
      </TranslatedField>
      <TranslatedField editor={editor} field="subtitle" label={t('banner.subtitle')} empty="" hint={t('banner.default_hint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </TranslatedField>
      <TranslatedField editor={editor} field="buttonText" label={t('banner.button')} empty="" hint={t('banner.default_hint')}>
        {(control) => <TextInput {...control} maxLength={60} />}
      </TranslatedField>
      <Field label={t('banner.link')} hint={t('banner.link_hint')} error={editor.errors.buttonLink}>
        {(tie) => (
          <TextInput
            {...tie}
            list={list}
            inputMode="url"
            spellCheck={false}
            placeholder="/trips"
            value={editor.values.buttonLink ?? ''}
            onChange={(link) => editor.set({ buttonLink: link.trim() === '' ? null : link.trim() })}
          />
        )}
      </Field>
      <datalist id={list}>
        {SITE_PATHS.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Panel>
  );
}
