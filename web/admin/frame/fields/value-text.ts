import type { TFunction } from 'i18next';
import { isLanguage, LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import type { Path } from '../editor/changes.ts';
import { fieldText } from './field-labels.ts';

type Translate = TFunction<'admin-area'>;

const WORDS: Record<string, AdminKey> = {
  true: 'value.yes',
  false: 'value.no',
  draft: 'translate.draft',
  published: 'publication.published',
  reviewed: 'translate.reviewed',
};

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
const itemText = (item: unknown) =>
  isTree(item)
    ? Object.values(item)
        .filter((part) => !isTree(part))
        .join(' · ')
    : String(item);

/** Display text of a value in a comparison. */
export function valueText(t: Translate, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map(itemText).join('\n');
  if (isTree(value)) return JSON.stringify(value, null, 1);
  const text = String(value);
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  return word ? t(word) : text;
}

/** Renders `translations.name.de` as «Name · Deutsch»; fields without a label keep the API's name. */
export function pathText(t: Translate, path: Path): string {
  const textOf = (name = '') => (isLanguage(name) ? LANGUAGE_LABELS[name] : fieldText(t, name));
  const [first, field, language] = path;
  if (first === 'translationState')
    return t('translate.state_of', { field: textOf(field), language: textOf(language) });
  return path
    .filter((name) => name !== 'translations')
    .map(textOf)
    .join(' · ');
}
