import { useTranslation } from 'react-i18next';
import { Section } from '#base/ui/sections/section.tsx';

/** Safety, seasons, equipment and etiquette. */
export function Advice() {
  const { t } = useTranslation('trail');
  const safety = [
    t('trail.safety.water'),
    t('trail.safety.heat'),
    t('trail.safety.wind'),
    t('trail.safety.swim'),
    t('trail.safety.rain'),
    t('trail.safety.tell'),
  ];
  const seasons = [
    { name: t('trail.season.spring'), text: t('trail.season.spring_text') },
    { name: t('trail.season.summer'), text: t('trail.season.summer_text') },
    { name: t('trail.season.autumn'), text: t('trail.season.autumn_text') },
    { name: t('trail.season.winter'), text: t('trail.season.winter_text') },
  ];
  const packing = [
    t('trail.packing.shoes'),
    t('trail.packing.water'),
    t('trail.packing.sun'),
    t('trail.packing.wind'),
    t('trail.packing.swim'),
    t('trail.packing.phone'),
    t('trail.packing.aid'),
    t('trail.packing.bag'),
  ];
  return (
    <Section
      title={t('trail.advice.title')}
      text={t('trail.advice.text')}
      className="bg-limestone-100"
    >
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        <div>
          <h3 className="text-2xl">{t('trail.safety.title')}</h3>
          <ul className="mt-4 space-y-4">
            {safety.map((text) => (
              <li key={text} className="border-l-4 border-terracotta-400 pl-4">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-2xl">{t('trail.season.title')}</h3>
          <dl className="mt-4 space-y-4">
            {seasons.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-semibold text-deep-900">{name}</dt>
                <dd className="text-stone">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-2xl">{t('trail.packing.title')}</h3>
          <ul className="mt-4 grid list-disc gap-x-10 gap-y-2 pl-5 marker:text-terracotta-600 sm:grid-cols-2">
            {packing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className="on-dark rounded-card bg-sea-800 p-6 text-white lg:p-8">
          <h3 className="text-2xl text-white">{t('trail.respect.title')}</h3>
          <p className="mt-3 text-lg">{t('trail.respect.text')}</p>
        </div>
      </div>
    </Section>
  );
}
