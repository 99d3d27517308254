import type { i18n, PostProcessorModule, Resource } from 'i18next';
import { FALLBACK_LANGUAGE, type Language, type Namespace } from '#contract/languages/language.ts';

type Strings = Record<Language, Record<Namespace, Record<string, string>>>;

/** Of large groups, what pages show without the rest of them: crumbs, headings and links. */
const ALONE = [
  ...['breadcrumbs.label', 'contact_widget.open', 'contact_widget.title', 'favourite.toggle'],
  ...['form.optional', 'gallery.picture', 'search.toggle'],
  ...['book.at_once', 'book.left', 'book.now', 'book.text', 'book.title', 'list.crumb'],
  ...['pay_rule.title', 'pay_rule.on_day', 'pay_rule.all_now', 'pay_rule.all_later'],
  ...['pay_rule.deposit_now', 'pay_rule.deposit_later', 'glance.free_hours', 'glance.free_days'],
  ...['language.es', 'language.en', 'language.de', 'language.ca'],
  ...['glance.days', 'glance.from', 'glance.weather', 'glance.weather_text', 'card.tags'],
  ...['detail.facts', 'detail.group', 'detail.group_size', 'detail.languages', 'detail.share'],
  ...['detail.min_age', 'detail.all_ages', 'detail.from_age', 'detail.request', 'detail.ask'],
  ...['detail.no_payment', 'detail.highlights', 'detail.itinerary', 'detail.included'],
  ...['detail.excluded', 'detail.bring', 'detail.meeting', 'detail.map', 'detail.destinations'],
  ...['detail.cancellation', 'suits.families', 'suits.rain', 'suits.wind', 'suits.pickup'],
  ...['glance.free_start', 'card.duration', 'card.from_price', 'card.location', 'card.on_request'],
  ...['card.per_group', 'card.per_person', 'card.season'],
  ...['faq.all', 'faq.title', 'request.open', 'request.text', 'request.title'],
];

/** Texts travel in groups: keys that differ in their last word alone, as `faq.title` and `faq.all`. */
const groupOf = (key: string) => key.split('.').slice(0, -1).join('.') || key;

/** A recorded group, or a single key with its plural forms. */
const isIn = (used: ReadonlySet<string> | undefined, key: string) =>
  used !== undefined &&
  (used.has(groupOf(key)) || used.has(`=${key.replace(/_(?:zero|one|many|other)$/, '')}`));

/** Of `common`: what every page may show before the file has come, without having rendered it. */
const ALWAYS = [
  ...['close', 'error', 'language', 'loading', 'navigation', 'toast', 'translation'],
  'unavailable',
];
/** Of these, what forms alone say. */
const ALWAYS_IN_FORMS = ['unavailable.form', 'unavailable.send_again'];
/** Of `common`: labels and messages of forms, and what a booking's page offers once it is hydrated. */
const FORM = [
  ...['binding', 'cancellation', 'children', 'code', 'form', 'money', 'offer', 'share', 'stepper'],
  'unit',
];

type Recorded = {
  i18n: i18n;
  /** Groups and, after `=`, single keys by namespace. */
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
      used.set(usedNS, known.add(ALONE.includes(usedKey) ? `=${usedKey}` : groupOf(usedKey)));
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
    if (isIn(used.get(namespace), key)) return true;
    if (namespace !== 'common') return hasForm;
    const group = groupOf(key);
    if (!hasForm && ALWAYS_IN_FORMS.includes(key)) return false;
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
