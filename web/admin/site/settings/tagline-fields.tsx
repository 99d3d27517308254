import { useTranslation } from 'react-i18next';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import type { Settings } from '#contract/pages/settings.ts';

/** What stands next to the site's name, in each language. */
export function TaglineFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      {...editor.bindText('tagline', language)}
      label={`${t('settings.tagline')} · ${LANGUAGE_LABELS[language]}`}
    />
  ));
}
