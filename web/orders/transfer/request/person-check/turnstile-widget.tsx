import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { loadTurnstile } from './load-turnstile.ts';

/** The widget does not support Catalan. */
const WIDGET_LANGUAGES = { es: 'es', en: 'en', de: 'de', ca: 'es' } as const;

type TurnstileWidgetProps = {
  siteKey: string;
  onAnswer: (answer: string | undefined) => void;
  onMissing: () => void;
};

/** `onAnswer` receives the token, and undefined once it has expired; `onMissing` is called if the widget cannot be shown. */
export function TurnstileWidget({ siteKey, onAnswer, onMissing }: TurnstileWidgetProps) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const answer = useEffectEvent(onAnswer);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    const draw = async () => {
      const turnstile = await loadTurnstile();
      if (isGone || !box.current) return;
      const widget = turnstile.render(box.current, {
        sitekey: siteKey,
        language: WIDGET_LANGUAGES[language],
        theme: 'light',
        size: 'flexible',
        'response-field': false,
        callback: (text) => answer(text),
        'expired-callback': () => answer(undefined),
        'error-callback': () => {
          miss();
          return true;
        },
      });
      if (widget) remove = () => turnstile.remove(widget);
    };
    draw().catch(() => !isGone && miss());
    return () => {
      isGone = true;
      remove?.();
    };
  }, [siteKey, language]);
  return <div ref={box} className="min-h-[65px] noscript:hidden" />;
}
