import { useTranslation } from 'react-i18next';
import { TextInput } from '#admin/controls.tsx';
import { ItemsInput } from '#admin/items-input.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { Settings } from '#contract/settings.ts';

export function SocialFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('settings.social')}>
      <ItemsInput
        label={t('settings.social')}
        value={editor.values.social}
        onChange={(social) => editor.set({ social })}
        create={() => ({ name: '', url: '' })}
      >
        {(item, set, position) => (
          <div className="space-y-2">
            <TextInput
              aria-label={t('settings.social_name', { position })}
              placeholder="Instagram"
              value={item.name}
              onChange={(name) => set({ name })}
            />
            <TextInput
              aria-label={t('settings.social_url', { position })}
              placeholder="https://"
              type="url"
              aria-invalid={editor.errors[`social.${position - 1}.url`] ? true : undefined}
              value={item.url}
              onChange={(url) => set({ url })}
            />
          </div>
        )}
      </ItemsInput>
    </Panel>
  );
}
