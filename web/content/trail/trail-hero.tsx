import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { seoQuery } from '#base/seo/seo-query.ts';
import { Breadcrumbs } from '#base/ui/breadcrumbs.tsx';
import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { useKm } from './use-km.ts';

const WIDE = [1082, 1280, 1600, 1920, 2560];
const NARROW = [412, 640, 828, 1082];

const srcSet = (path: string, widths: number[], ratio: number) =>
  widths
    .map((width) => `${pictureUrl(path, { width, height: Math.round(width / ratio) })} ${width}w`)
    .join(', ');

/** The page's picture, with key figures of the trail on its edge. */
export function TrailHero({ km, stageCount }: { km: number; stageCount: number }) {
  const { t } = useTranslation('trail');
  const formatKm = useKm();
  const { data: seo } = useQuery(seoQuery('cami-de-cavalls', useLanguage()));
  const facts = [
    { value: formatKm(Math.round(km)), name: t('trail.facts.length') },
    { value: String(stageCount), name: t('trail.facts.stages') },
    { value: 'GR\u00a0223', name: t('trail.facts.name') },
    { value: t('trail.facts.gates_value'), name: t('trail.facts.gates') },
  ];
  return (
    <>
      {seo?.image && (
        <picture className="block h-64 bg-sea-100 sm:h-96 lg:h-[30rem]" data-no-print>
          <source
            media="(max-width: 640px)"
            srcSet={srcSet(seo.image, NARROW, 4 / 3)}
            sizes="100vw"
          />
          <img
            src={pictureUrl(seo.image, { width: 1920, height: 1080 })}
            srcSet={srcSet(seo.image, WIDE, 16 / 9)}
            sizes="100vw"
            alt=""
            width={1920}
            height={1080}
            fetchPriority="high"
            className={`size-full object-cover ${focusClass(seo.image)}`}
          />
        </picture>
      )}
      <div className="container-page relative">
        <div
          className={`-mx-4 rounded-card bg-limestone-50 px-4 sm:mx-0 sm:px-8 lg:px-12 ${seo?.image ? '-mt-10 pt-6 sm:-mt-20 sm:pt-8 print:mt-0' : 'pt-8'}`}
        >
          <Breadcrumbs crumbs={[{ name: t('trail.title') }]} />
          <h1 className="mt-3 text-4xl sm:text-5xl lg:text-6xl">{t('trail.title')}</h1>
          <p className="mt-4 max-w-3xl text-lg text-stone lg:text-xl">{t('trail.text')}</p>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-limestone-300 py-6 lg:grid-cols-4">
            {facts.map(({ value, name }) => (
              <div key={name} className="hidden-until-complete flex flex-col-reverse justify-end">
                <dt className="text-stone">{name}</dt>
                <dd className="font-display text-xl text-deep-900 lg:text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  );
}
