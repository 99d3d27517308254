import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#base/api/api-query.ts';
import { useCurrentUser } from '#base/api/current-user.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LogoMark } from './logo.tsx';
import { DrawerToggle } from './menu/drawer-toggle.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { BOOK_TRANSFER } from './menu/navigation.ts';
import { SearchToggle } from './search/search-toggle.tsx';

/** Reserves the width of a visitor's tools, so that the header does not shift while the rest of the page arrives. */
const TOOLS_WIDTH = 'min-w-39.5 xs:min-w-47 lg:min-w-35.5 noscript:min-w-0';

export function Header() {
  const { t } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const user = useCurrentUser();
  return (
    <header className="sticky top-0 z-30 border-b border-limestone-200 bg-limestone-50">
      <div className="container-page flex min-h-18 items-center gap-2 py-2 noscript:flex-wrap">
        <Link
          to="/"
          className="mr-auto flex items-center gap-2.5 rounded-xl lg:mr-4"
          aria-label={t('navigation.logo', { name: site?.siteName ?? 'Menorca' })}
        >
          <LogoMark />
          <span className="font-display text-2xl text-deep-900">{site?.siteName ?? 'Menorca'}</span>
        </Link>
        <NavMenu />
        {/* After the menu, where nothing that arrives later moves it; narrower screens have it in the drawer, editors need the room. */}
        {!user && (
          <Link
            {...BOOK_TRANSFER}
            className={buttonClass('primary', 'text-sm whitespace-nowrap max-xl:hidden xl:px-3')}
          >
            {t('navigation.request_transfer')}
          </Link>
        )}
        <div className={`flex items-center gap-0.5 lg:ml-auto ${TOOLS_WIDTH}`}>
          <Link
            to="/search"
            aria-label={t('search.toggle')}
            className="hidden size-11 items-center justify-center rounded-full noscript:inline-flex"
          >
            <SearchIcon />
          </Link>
          <SearchToggle />
          <LanguageSwitcher />
          {user && (
            <a href="/admin" className={buttonClass('quiet', 'max-sm:px-3')}>
              {t('navigation.admin')}
            </a>
          )}
          <DrawerToggle />
        </div>
      </div>
    </header>
  );
}
