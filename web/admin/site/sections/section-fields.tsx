import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { SortableList } from '#admin/frame/editor/sortable-list.tsx';
import { useTargetLanguage } from '#admin/frame/editor/target-language.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { AreaField, TextField } from '#admin/frame/fields/fields.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { SECTION_TEXTS } from '#contract/content/section-texts.ts';
import type {
  AnySection,
  SectionItem,
  SectionPage,
  SectionsInput,
} from '#contract/content/sections.ts';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';

type PartProps = { editor: Editor<SectionsInput>; page: SectionPage; name: AnySection };
type Texts = InLanguages<string>;

const PARTS = {
  title: 'field.title',
  text: 'sections.text',
  button: 'sections.button',
  all: 'sections.button',
  kicker: 'sections.kicker',
} as const;
const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word);

const lastWord = (key: string) => key.split('.').at(-1) ?? key;
const groupOf = (key: string) => key.split('.').slice(0, -1).join('.');

/** One text in the source language and next to it in the chosen one. */
function TextPair({
  label,
  texts,
  onChange,
  isLong,
  errorOf = () => undefined,
}: {
  label: string;
  texts: Texts;
  onChange: (texts: Texts) => void;
  isLong: boolean;
  errorOf?: (language: Language) => Editor<SectionsInput>['errors'][string] | undefined;
}) {
  const { source, target } = useTargetLanguage();
  const Control = isLong ? AreaField : TextField;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {([source, target] as const).map((language) => (
        <Control
          key={language}
          lang={language}
          label={`${label} · ${LANGUAGE_LABELS[language]}`}
          error={errorOf(language)}
          value={texts[language] ?? ''}
          onChange={(text: string) => onChange({ ...texts, [language]: text || undefined })}
        />
      ))}
    </div>
  );
}

/** The single texts of a section, those of a block together. */
export function SectionTextFields({ editor, page, name }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { texts } = editor.values;
  const keys = SECTION_TEXTS[page][name]?.texts ?? [];
  const groups = Map.groupBy(keys, groupOf);
  const labelOf = (word: string) =>
    isPart(word) ? t(PARTS[word]) : t('sections.paragraph', { number: word });
  return [...groups].map(([group, own]) => (
    <fieldset key={group} className="space-y-3">
      {groups.size > 1 && (
        <legend className="mb-2 font-semibold text-deep-900">
          {texts[`${group}.title`]?.[language] ?? ''}
        </legend>
      )}
      {own.map((key) => (
        <TextPair
          key={key}
          label={labelOf(lastWord(key))}
          texts={texts[key] ?? {}}
          onChange={(next) => editor.set({ texts: { ...texts, [key]: next } })}
          isLong={!['title', 'button', 'all', 'kicker'].includes(lastWord(key))}
          errorOf={(one) => editor.errors[`texts.${key}.${one}`]}
        />
      ))}
    </fieldset>
  ));
}

/** The list of a section: the site's own, or the owner's. */
export function SectionItems({
  editor,
  page,
  name,
  items,
  onChange,
}: PartProps & {
  items: SectionItem[] | null;
  onChange: (items: SectionItem[] | null) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { items: own, hasPeople = false } = SECTION_TEXTS[page][name] ?? {};
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchJson<Record<string, SectionItem[]>>(`/api/admin/settings/sections/${page}/lists`),
    onSuccess: (lists) => onChange(lists[name] ?? []),
    onError: () => addToast({ title: t('list.failed'), variant: 'destructive' }),
  });
  if (!own) return null;
  if (items === null && own.length > 0)
    return (
      <Button
        className="px-4"
        label={t('sections.change_list', { count: own.length })}
        isBusy={isPending}
        onClick={() => mutate()}
      />
    );
  const hasTitles = hasPeople || own.some(({ title }) => title !== undefined);
  const shown = (texts: Texts) => texts[language] || Object.values(texts).find(Boolean) || '';
  return (
    <div className="space-y-3">
      <SortableList
        label={t('sections.list')}
        value={items ?? []}
        onChange={onChange}
        nameOf={({ title, text }) => shown(title) || shown(text)}
        create={(): SectionItem => ({ title: {}, text: {} })}
        maxLength={20}
      >
        {(item, set) => {
          // What the owner has changed is no example any more.
          const change = (next: Partial<SectionItem>) =>
            set(item.isDemo ? { ...next, isDemo: false } : next);
          return (
            <>
              {hasPeople && (
                <PictureField
                  label={t('photographs.portrait')}
                  hint={t('sections.portrait_hint')}
                  value={item.picture ?? null}
                  onChange={(picture) => change({ picture })}
                />
              )}
              {hasTitles && (
                <TextPair
                  label={hasPeople ? t('field.name') : t('field.title')}
                  texts={item.title}
                  onChange={(title) => change({ title })}
                  isLong={false}
                />
              )}
              {hasPeople && (
                <TextPair
                  label={t('sections.role')}
                  texts={item.role ?? {}}
                  onChange={(role) => change({ role })}
                  isLong={false}
                />
              )}
              <TextPair
                label={t('sections.text')}
                texts={item.text}
                onChange={(text) => change({ text })}
                isLong
              />
            </>
          );
        }}
      </SortableList>
      {items?.length === 0 && <p className="text-stone">{t('sections.empty_list')}</p>}
      {Object.keys(editor.errors).some((path) => path.startsWith('sections')) ||
      editor.errors[''] ? (
        <p role="alert" className="font-semibold text-danger">
          {t('sections.wrong_list')}
        </p>
      ) : null}
      {own.length > 0 && (
        <Button className="px-4" label={t('sections.own_list')} onClick={() => onChange(null)} />
      )}
    </div>
  );
}
