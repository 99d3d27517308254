import { useTranslation } from 'react-i18next';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { ItemsInput } from '#admin/items-input.tsx';
import { Panel } from '#admin/panel.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { ZoneInput } from '#contract/transfers.ts';

/** Texts of the zone's page, side by side in two languages. */
export function ZoneTexts({ editor }: { editor: Editor<ZoneInput> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Panel title={t('zones.texts')}>
        <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
          {(control) => <TextInput {...control} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="headline" label={t('zones.headline')} empty="" hint={t('zones.headline_hint')}>
          {(control) => <TextArea {...control} rows={2} />}
        </TranslatedField>
        <TranslatedField editor={editor} field="intro" label={t('zones.intro')} empty="">
          {(control) => <TextArea {...control} rows={6} />}
        </TranslatedField>
      </Panel>
      <Panel title={t('zones.pois')}>
        <TranslatedField editor={editor} field="pois" label={t('zones.pois')} empty={[]} hint={t('zones.pois_hint')}>
          {({ value, onChange, lang }) => (
            <ItemsInput
              label={t('zones.pois')}
              value={value}
              onChange={(next) => onChange([...next])}
              create={() => ({ title: '', text: '' })}
            >
              {(item, set, position) => (
                <div className="space-y-2" lang={lang}>
                  <TextInput aria-label={t('zones.poi_title', { position })} value={item.title} onChange={(title) => set({ title })} />
                  <TextArea aria-label={t('zones.poi_text', { position })} value={item.text} onChange={(text) => set({ text })} />
                </div>
              )}
            </ItemsInput>
          )}
        </TranslatedField>
      </Panel>
      <Panel title={t('zones.faq')}>
        <TranslatedField editor={editor} field="faq" label={t('zones.faq')} empty={[]} hint={t('zones.faq_hint')}>
          {({ value, onChange, lang }) => (
            <ItemsInput
              label={t('zones.faq')}
              value={value}
              onChange={(next) => onChange([...next])}
              create={() => ({ question: '', answer: '' })}
            >
              {(item, set, position) => (
                <div className="space-y-2" lang={lang}>
                  <TextInput
                    aria-label={t('zones.question', { position })}
                    value={item.question}
                    onChange={(question) => set({ question })}
                  />
                  <TextArea aria-label={t('zones.answer', { position })} value={item.answer} onChange={(answer) => set({ answer })} />
                </div>
              )}
            </ItemsInput>
          )}
        </TranslatedField>
      </Panel>
    </>
  );
}
