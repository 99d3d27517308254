import { useTranslation } from 'react-i18next';
import { useTargetLanguage } from '#admin/frame/editor/target-language.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { MenuTarget } from '#contract/pages/menus.ts';
import type { FieldErrorCode } from '#contract/problem.ts';

/** Names the list of pages that fields for an address suggest. */
export const TARGETS_ID = 'menu-targets';

type Errors = Record<string, FieldErrorCode>;

/** A label in the source language and next to it in the chosen one. */
export function LabelFields({
  label,
  onChange,
  error,
  hint,
}: {
  label: InLanguages<string>;
  onChange: (label: InLanguages<string>) => void;
  error?: FieldErrorCode | undefined;
  hint?: string;
}) {
  const { t } = useTranslation('admin-area');
  const { source, target } = useTargetLanguage();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {([source, target] as const).map((language) => (
        <TextField
          key={language}
          lang={language}
          label={`${t('menus.label')} · ${LANGUAGE_LABELS[language]}`}
          hint={language === source ? hint : undefined}
          error={language === source ? error : undefined}
          value={label[language] ?? ''}
          onChange={(text) => onChange({ ...label, [language]: text || undefined })}
        />
      ))}
    </div>
  );
}

/** Address and label of a link. `path`: where it is in the document. */
export function LinkFields({
  link,
  set,
  path,
  errors,
}: {
  link: MenuTarget;
  set: (change: Partial<MenuTarget>) => void;
  path: string;
  errors: Errors;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <TextField
        label={t('menus.to')}
        hint={t('menus.to_hint')}
        error={errors[`${path}.to`]}
        list={TARGETS_ID}
        inputMode="url"
        value={link.to}
        onChange={(to) => set({ to })}
      />
      <LabelFields
        label={link.label}
        onChange={(label) => set({ label })}
        error={errors[`${path}.label`]}
        hint={t('menus.label_hint')}
      />
    </>
  );
}
