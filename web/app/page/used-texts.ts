import type { i18n, PostProcessorModule, Resource } from 'i18next';
import { FALLBACK_LANGUAGE, type Language, type Namespace } from '#contract/languages/language.ts';

type Strings = Record<Language, Record<Namespace, Record<string, string>>>;

/** Texts travel in groups of keys that begin with the same word. */
const groupOf = (key: string) => key.split('.')[0] ?? key;

/** Of `common`: what every page may show before the file has come, without having rendered it. */
const ALWAYS = [
  ...['close', 'contact_widget', 'error', 'favourite', 'language', 'loading', 'navigation'],
  ...['not_found', 'search', 'toast', 'translation', 'unavailable'],
];
/** Of `common`: labels and messages of forms. */
const FORM = [
  ...['binding', 'cancellation', 'children', 'code', 'form', 'money', 'offer', 'stepper', 'unit'],
];

type Recorded = {
  i18n: i18n;
  /** Groups by namespace. */
  used: Map<string, Set<string>>;
};

/** A clone of an instance that records the groups of the texts that it is asked for. */
export function recordTexts(instance: i18n): Recorded {
  const used: Recorded['used'] = new Map();
  const clone = instance.cloneInstance({ postProcess: ['record'], postProcessPassResolved: true });
  const recorder: PostProcessorModule = {
    type: 'postProcessor',
    name: 'record',
    process(value: string, _key, { i18nResolved }) {
      const { usedKey, usedNS } = i18nResolved as { usedKey: string; usedNS: string };
      const known = used.get(usedNS) ?? new Set();
      used.set(usedNS, known.add(groupOf(usedKey)));
      return value;
    },
  };
  clone.use(recorder);
  return { i18n: clone, used };
}

/**
 * The recorded groups in the page's language, with English for missing texts. Later steps and messages of a form use others than its first
 * view: a page with a form has all texts of its namespaces.
 */
export function textsFor(
  strings: Strings,
  language: Language,
  used: Recorded['used'],
  hasForm = false,
): Resource {
  const isChosen = (namespace: string, key: string) => {
    const group = groupOf(key);
    if (used.get(namespace)?.has(group)) return true;
    if (namespace !== 'common') return hasForm;
    return ALWAYS.includes(group) || (hasForm && FORM.includes(group));
  };
  const texts = (of: Language) =>
    [...new Set(['common', ...used.keys()])].map((namespace) => {
      const own = strings[language][namespace as Namespace];
      const entries = Object.entries(strings[of][namespace as Namespace]).filter(
        ([key]) => isChosen(namespace, key) && (of === language || !own[key]),
      );
      return [namespace, Object.fromEntries(entries)] as const;
    });
  return {
    ...(language !== FALLBACK_LANGUAGE && {
      [FALLBACK_LANGUAGE]: Object.fromEntries(
        texts(FALLBACK_LANGUAGE).filter(([, missing]) => Object.keys(missing).length > 0),
      ),
    }),
    [language]: Object.fromEntries(texts(language)),
  };
}
