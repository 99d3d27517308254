import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useItems } from '#base/content/sections.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { aboutPictures } from './about.queries.ts';

const WIDTHS = [412, 640, 828, 1280] as const;

/** The commitment to Menorca: its recognitions and their consequences. */
export function Island() {
  const { t } = useTranslation();
  const { data } = useQuery(aboutPictures(useLanguage()).wetland);
  const duties = useItems('about', 'island', [
    { title: t('about.island.biosphere.title'), text: t('about.island.biosphere.text') },
    { title: t('about.island.heritage.title'), text: t('about.island.heritage.text') },
    { title: t('about.island.sea.title'), text: t('about.island.sea.text') },
    { title: t('about.island.stays.title'), text: t('about.island.stays.text') },
  ]);
  if (duties.length === 0) return null;
  return (
    <Section title={t('about.island.title')} text={t('about.island.text')}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
        {data?.image && (
          <LazyPicture
            path={data.image}
            alt=""
            ratio={3 / 2}
            widths={WIDTHS}
            sizes="(min-width: 1024px) 34rem, 100vw"
            className="aspect-3/2 rounded-card lg:aspect-auto lg:min-h-full"
          />
        )}
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {duties.map(({ title, text }) => (
            <div key={`${title} ${text}`} className="border-t-2 border-sea-500 pt-4">
              <dt className="font-display text-xl text-balance text-deep-900">{title}</dt>
              <dd className="mt-2 text-stone">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
