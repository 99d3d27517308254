import { useTranslation } from 'react-i18next';
import { directionsTo, type Spot } from './directions-to.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-800';

/** The way to a place, in the map programs that people have. */
export function Directions({ to, name }: { to: Spot; name: string }) {
  const { t } = useTranslation();
  const { geo, google, apple } = directionsTo(to, name);
  const links = [
    { href: google, text: t('directions.google') },
    { href: apple, text: t('directions.apple') },
    { href: geo, text: t('directions.app') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5" data-no-print>
      <p>{t('directions.title')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              aria-label={t('directions.link', { place: name, program: text })}
              {...(href === geo ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
              className={LINK}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
