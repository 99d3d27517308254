import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PLACEHOLDERS } from '#contract/texts/placeholders.ts';
import { usePlaceholderValues } from './placeholders.ts';

/** All placeholders with what they currently stand for, in the language of the administration. */
export function PlaceholderList() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const values = usePlaceholderValues()?.[language];
  return (
    <details className="rounded-xl border border-limestone-300 bg-white px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-deep-900">
        {t('placeholders.title')}
      </summary>
      <p className="mt-1 text-stone">{t('placeholders.text')}</p>
      <dl className="my-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {PLACEHOLDERS.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code translate="no">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-stone max-sm:mb-2">{values?.[name] || t('placeholders.none')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
