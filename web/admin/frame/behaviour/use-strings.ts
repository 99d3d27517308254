import { useTranslation } from 'react-i18next';
import type { Language, TextNamespace } from '#contract/languages/language.ts';

/** The public site's strings in any language, for previews; returns keys until they have loaded. */
export function useStrings<N extends TextNamespace>(language: Language, namespace: N) {
  const { t, ready } = useTranslation(namespace, { lng: language });
  return { t, isHere: ready };
}
