import { FALLBACK_LANGUAGE, LANGUAGES, type Language, type Namespace } from '#contract/language.ts';

type Strings = Record<string, string>;
type Files = Record<Namespace, Strings>;
type StateStrings = Partial<Record<Language, Partial<Record<Namespace, Strings>>>>;

/** Announces a change of language in the language to come, before that language's files are there. */
const SWITCHING = 'language.switching';

/** The locale files of a language and of the fallback; from `begin` on they remember what is read of them, which is what the page shows. */
export function watchStrings(all: Record<Language, Files>, language: Language) {
  const read: StateStrings = {};
  let isWatching = false;
  for (const one of LANGUAGES) if (one !== language) read[one] = { common: { [SWITCHING]: all[one].common[SWITCHING] ?? '' } };

  const watch = (one: Language, namespace: Namespace) =>
    new Proxy(all[one][namespace], {
      get(strings, key) {
        const text = Reflect.get(strings, key) as string | undefined;
        if (isWatching && typeof key === 'string' && text !== undefined) {
          const files = read[one] ?? {};
          const known = files[namespace] ?? {};
          known[key] = text;
          files[namespace] = known;
          read[one] = files;
        }
        return text;
      },
    });
  const watched = (one: Language) =>
    Object.fromEntries((Object.keys(all[one]) as Namespace[]).map((namespace) => [namespace, watch(one, namespace)]));
  return {
    resources: { [language]: watched(language), [FALLBACK_LANGUAGE]: watched(FALLBACK_LANGUAGE) },
    begin: () => {
      isWatching = true;
    },
    read,
  };
}
