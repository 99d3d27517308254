import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { useText, useTextList } from '#base/i18n/use-text.ts';
import { CheckIcon, LeafIcon } from '#base/ui/icons.tsx';
import type { DestinationDetail } from '#contract/places/destinations.ts';

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter(Boolean);

/** The place's texts: description, directions, facilities and advice. */
export function DestinationText({ destination }: { destination: DestinationDetail }) {
  const { t } = useTranslation('destinations');
  const name = useText(destination, 'name');
  const description = useText(destination, 'description');
  const access = useText(destination, 'access');
  const services = useTextList(destination, 'services');
  const tips = useTextList(destination, 'tips');
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <section aria-label={t('detail.about')} className="max-w-[68ch] text-lg">
        <FallbackNotice languages={destination.languages} shown={description.lang ?? name.lang} />
        <div lang={description.lang} className="flex flex-col gap-5">
          {paragraphsOf(description.value).map((paragraph, index) => (
            <p
              key={paragraph}
              className={index === 0 ? 'font-display text-2xl leading-snug text-deep-900' : ''}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      {access.value !== '' && (
        <section>
          <h2 className="text-3xl">{t('detail.access')}</h2>
          <div lang={access.lang} className="mt-4 flex max-w-[68ch] flex-col gap-4">
            {paragraphsOf(access.value).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {services.value.length > 0 && (
        <section>
          <h2 className="text-3xl">{t('detail.services')}</h2>
          <ul lang={services.lang} className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {services.value.map((service) => (
              <li key={service} className="flex items-start gap-3">
                <CheckIcon className="mt-0.5 size-5 shrink-0 text-sea-700" />
                {service}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tips.value.length > 0 && (
        <section className="rounded-card bg-limestone-100 p-6 lg:p-8">
          <h2 className="text-3xl">{t('detail.tips')}</h2>
          <ul lang={tips.lang} className="mt-5 flex flex-col gap-4">
            {tips.value.map((tip) => (
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
