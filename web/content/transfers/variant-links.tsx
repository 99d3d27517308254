import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import type { PageLink } from '#base/ui/page-link.ts';

/** The ways to travel, each linked to its page. */
export function VariantLinks() {
  const { t } = useTranslation('airport-transfers');
  const links: (PageLink & { text: string })[] = [
    { to: '/airport-transfers/private', text: t('variants.private') },
    { to: '/airport-transfers/groups', text: t('variants.groups') },
    { to: '/airport-transfers/vip', text: t('variants.vip') },
    { to: '/menorca-taxis', text: t('variants.taxis') },
  ];
  return (
    <ul className="mt-8 flex flex-wrap gap-3" data-no-print>
      {links.map(({ text, ...link }) => (
        <li key={link.to}>
          <Link {...link} className={buttonClass('quiet')}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
