import type { InitOptions, Resource, TFunction } from 'i18next';

// Stands in for the package `i18next` on the public site (see the aliases in vite.config.ts and wrangler.toml), at a tenth of its size and
// of its time: strings that are there already, variables, plurals, fallback languages. A test holds it to the package, string by string.

type Strings = Record<string, string>;
type Values = { count?: number; ns?: string } & Record<string, unknown>;
type Listener = (...news: unknown[]) => void;
type Options = Pick<InitOptions, 'lng' | 'partialBundledLanguages'> & {
  fallbackLng?: string | string[];
  defaultNS?: string;
  resources?: Resource;
};

const fill = (text: string, values: Values) =>
  text.replace(/\{\{\s*(.+?)\s*\}\}/g, (_match, name: string) => {
    const value = values[name];
    return value === undefined || value === null ? '' : String(value);
  });

const rules = new Map<string, Intl.PluralRules>();
function pluralOf(language: string, count: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

/** With a count, under the most telling key that there is. */
function textOf(strings: Strings, language: string, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return strings[key];
  return (count === 0 ? strings[`${key}_zero`] : undefined) ?? strings[`${key}_${pluralOf(language, count)}`] ?? strings[key];
}

export function createInstance() {
  const bundles = new Map<string, Strings>();
  /** Files that came whole; what the page brought along is only what it shows. */
  const whole = new Set<string>();
  const listeners = new Map<string, Set<Listener>>();
  const fixed = new Map<string, TFunction>();
  let fallbacks: readonly string[] = [];
  let defaultNS = '';

  const emit = (event: string, ...news: unknown[]) => {
    for (const listener of listeners.get(event) ?? []) listener(...news);
  };
  const find = (language: string, namespace: string, key: string, values: Values): string | undefined => {
    const strings = bundles.get(`${language}/${namespace}`);
    const text = strings && textOf(strings, language, key, values.count);
    return text && fill(text, values);
  };
  const lookUp = (language: string, namespace: string, key: string, values: Values) => {
    const own = find(language, namespace, key, values);
    if (own !== undefined) return own;
    const isWhole = whole.has(`${language}/${namespace}`);
    if (!isWhole) queueMicrotask(() => emit('missingKey', [language], namespace, key));
    for (const fallback of fallbacks) {
      const found = find(fallback, namespace, key, values);
      if (found !== undefined) return found;
    }
    // Rather nothing for a moment than a key.
    return isWhole ? key : '';
  };

  const instance = {
    language: '',
    /** Counts the changes of language, which every text follows. */
    revision: 0,
    use: () => instance,
    init({ lng = '', fallbackLng = [], defaultNS: namespace = '', resources = {}, partialBundledLanguages: isPartial }: Options) {
      instance.language = lng;
      fallbacks = [fallbackLng].flat();
      defaultNS = namespace;
      for (const [language, files] of Object.entries(resources))
        for (const [name, strings] of Object.entries(files)) {
          bundles.set(`${language}/${name}`, strings as Strings);
          if (!isPartial) whole.add(`${language}/${name}`);
        }
      return Promise.resolve(instance.t);
    },
    t: ((key: string, values: Values = {}) => lookUp(instance.language, values.ns ?? defaultNS, key, values)) as TFunction,
    /** The same function until the texts change, so that it can stand among the dependencies of an effect. */
    getFixedT(language: string | null, namespace: string = defaultNS): TFunction {
      const name = `${language ?? instance.language}/${namespace}`;
      const known = fixed.get(name);
      if (known) return known;
      const t = ((key: string, values: Values = {}) =>
        lookUp(language ?? instance.language, values.ns ?? namespace, key, values)) as TFunction;
      fixed.set(name, t);
      return t;
    },
    async changeLanguage(language: string) {
      instance.language = language;
      instance.revision += 1;
      fixed.clear();
      emit('languageChanged', language);
      return instance.t;
    },
    addResourceBundle(language: string, namespace: string, strings: Strings) {
      const name = `${language}/${namespace}`;
      bundles.set(name, { ...bundles.get(name), ...strings });
      whole.add(name);
      emit('added', language, namespace);
      return instance;
    },
    hasResourceBundle: (language: string, namespace: string) => bundles.has(`${language}/${namespace}`),
    getResource: (language: string, namespace: string, key: string) => bundles.get(`${language}/${namespace}`)?.[key],
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  };
  return instance;
}

export type SlimI18n = ReturnType<typeof createInstance>;
