import { useTranslation } from 'react-i18next';
import type { DestinationDetail } from '#contract/destinations.ts';
import { localizeList, localizeWithLanguage } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { CheckIcon, LeafIcon } from '#ui/icons.tsx';

/** The place in words: what it is, how to get there, what there is, and advice. */
export function DestinationText({ destination }: { destination: DestinationDetail }) {
  const { t } = useTranslation('destinations');
  const language = useLanguage();
  const written = (field: 'description' | 'access') => {
    const text = localizeWithLanguage(destination, field, language);
    const from = text.language ?? destination.sourceLanguage;
    return { paragraphs: text.value.split(/\n{2,}/).filter(Boolean), lang: from === language ? undefined : from };
  };
  const description = written('description');
  const access = written('access');
  const services = localizeList(destination, 'services', language);
  const tips = localizeList(destination, 'tips', language);
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <section aria-label={t('detail.about')} lang={description.lang} className="flex max-w-[68ch] flex-col gap-5 text-lg">
        {description.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'font-display text-2xl leading-snug text-deep-900' : ''}>
            {paragraph}
          </p>
        ))}
      </section>
      {access.paragraphs.length > 0 && (
        <section lang={access.lang}>
          <h2 className="text-3xl">{t('detail.access')}</h2>
          <div className="mt-4 flex max-w-[68ch] flex-col gap-4">
            {access.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {services.length > 0 && (
        <section>
          <h2 className="text-3xl">{t('detail.services')}</h2>
          <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {services.map((service) => (
              <li key={service} className="flex items-start gap-3">
                <CheckIcon className="mt-0.5 size-5 shrink-0 text-sea-700" />
                {service}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tips.length > 0 && (
        <section className="rounded-card bg-limestone-100 p-6 lg:p-8">
          <h2 className="text-3xl">{t('detail.tips')}</h2>
          <ul className="mt-5 flex flex-col gap-4">
            {tips.map((tip) => (
              <li key={tip} className="flex items-start gap-3">
                <LeafIcon className="mt-0.5 size-5 shrink-0 text-terracotta-600" />
                {tip}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
