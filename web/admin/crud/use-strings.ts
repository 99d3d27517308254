import { useTranslation } from 'react-i18next';
import type { Language, Namespace } from '#contract/language.ts';

/** The public site's strings in a language of choice, for previews; the keys until they are loaded. */
export function useStrings<N extends Namespace>(language: Language, namespace: N) {
  const { t, ready } = useTranslation(namespace, { lng: language });
  return { t, isHere: ready };
}
