import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sentences } from '#base/content/orders/rule-figures.ts';
import { useItems } from '#base/content/sections.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { LeafIcon } from '#base/ui/icons.tsx';

/** The firm's commitment to the island. */
export function Commitment() {
  const { t } = useTranslation('home');
  const points = useItems(
    'home',
    'commitment',
    [t('commitment.point_1'), t('commitment.point_2'), t('commitment.point_3')].map((text) => ({
      title: '',
      text,
    })),
  );
  return (
    <section className="on-dark bg-sea-800 py-16 text-white lg:py-24">
      <div className="container-page grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        {/* Where a browser does not hyphenate, its longest word is wider than a narrow column. */}
        <div className="min-w-0">
          <p className="font-semibold text-sea-100">{t('commitment.kicker')}</p>
          <h2 className="mt-3 text-3xl hyphens-auto text-white lg:text-5xl">
            {t('commitment.title')}
          </h2>
          <p className="mt-5 max-w-xl text-lg text-white/90">{t('commitment.text')}</p>
          <Link to="/about" className={buttonClass('onDark', 'mt-8')}>
            {t('commitment.button')}
          </Link>
        </div>
        <ul className="flex flex-col justify-center gap-6">
          {points.map(({ title, text }) => (
            <li
              key={`${title} ${text}`}
              className="flex gap-4 border-t border-white/25 pt-6 text-lg"
            >
              <LeafIcon className="mt-0.5 size-7 shrink-0 text-sun" />
              {sentences(title, text)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
