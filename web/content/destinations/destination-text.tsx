import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { CheckIcon, LeafIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { DestinationDetail } from '#contract/places/destinations.ts';

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter(Boolean);

/** The place's texts: description, directions, facilities and advice. */
export function DestinationText({ destination }: { destination: InLanguage<DestinationDetail> }) {
  const { t } = useTranslation('destinations');
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <section aria-label={t('detail.about')} className="max-w-[68ch] text-lg">
        <FallbackNotice
          languages={destination.languages}
          shown={destination.textLanguages.description ?? destination.textLanguages.name}
        />
        <div lang={destination.textLanguages.description} className="flex flex-col gap-5">
          {paragraphsOf(destination.description).map((paragraph, index) => (
            <p
              key={paragraph}
              className={index === 0 ? 'font-display text-2xl leading-snug text-deep-900' : ''}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      {destination.access !== '' && (
        <section>
          <h2 className="text-3xl">{t('detail.access')}</h2>
          <div
            lang={destination.textLanguages.access}
            className="mt-4 flex max-w-[68ch] flex-col gap-4"
          >
            {paragraphsOf(destination.access).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {destination.services.length > 0 && (
        <section>
          <h2 className="text-3xl">{t('detail.services')}</h2>
          <ul
            lang={destination.textLanguages.services}
            className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2"
          >
            {destination.services.map((service) => (
              <li key={service} className="flex items-start gap-3">
                <CheckIcon className="mt-0.5 size-5 shrink-0 text-sea-700" />
                {service}
              </li>
            ))}
          </ul>
        </section>
      )}
      {destination.tips.length > 0 && (
        <section className="rounded-card bg-limestone-100 p-6 lg:p-8">
          <h2 className="text-3xl">{t('detail.tips')}</h2>
          <ul lang={destination.textLanguages.tips} className="mt-5 flex flex-col gap-4">
            {destination.tips.map((tip) => (
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
