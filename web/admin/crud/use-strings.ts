import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Namespace } from '#contract/language.ts';
import { wantStrings } from '#i18n/want-strings.ts';

/** The public site's strings in a language of choice, for previews; the keys until they are there. */
export function useStrings<N extends Namespace>(language: Language, namespace: N) {
  const { i18n } = useTranslation();
  const [isHere, setHere] = useState(() => i18n.hasResourceBundle(language, namespace));
  useEffect(() => {
    let isOver = false;
    const bringIn = async () => {
      if (!i18n.hasResourceBundle(language, namespace)) await wantStrings([namespace], language);
      if (!isOver) setHere(i18n.hasResourceBundle(language, namespace));
    };
    void bringIn();
    return () => {
      isOver = true;
    };
  }, [i18n, language, namespace]);
  return { t: i18n.getFixedT(language, namespace), isHere };
}
