import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#base/api/current-user.ts';
import { useSite } from '#base/api/site-query.ts';
import { BasketIcon } from '#base/basket/basket-icon.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { DrawerToggle } from './menu/drawer-toggle.tsx';
import { NavMenu } from './menu/nav-menu.tsx';
import { BOOK_TRANSFER } from './menu/navigation.ts';
import { SearchToggle } from './search/search-toggle.tsx';
import { SiteLogo } from './site-logo.tsx';

/** `chat`: a tool among the others. */
export function Header({ chat }: { chat?: ReactNode }) {
  const { t } = useTranslation();
  const site = useSite();
  const user = useCurrentUser();
  // Widths are those of the header in its own text size: a media query knows nothing of enlarged text.
  return (
    <header className="@container/header sticky top-0 z-30 border-b border-limestone-200 bg-limestone-50">
      <div className="container-page flex min-h-18 flex-wrap items-center gap-2 py-2 @min-[64rem]/header:flex-nowrap noscript:flex-wrap!">
        <SiteLogo
          name={site?.siteName ?? 'Menorca'}
          className="grow @min-[64rem]/header:mr-2 @min-[64rem]/header:grow-0 @min-[64rem]/header:basis-auto"
        />
        <NavMenu hasLessRoom={user !== null} />
        {/* After the menu, where nothing that arrives later moves it; narrower screens have it in the drawer, editors need the room. */}
        {!(user || site?.hasNoTransfers) && (
          <Link
            {...BOOK_TRANSFER}
            className={buttonClass(
              'primary',
              'px-3! text-sm whitespace-nowrap @max-[78rem]/header:hidden',
            )}
          >
            {t('navigation.request_transfer')}
          </Link>
        )}
        <div className="header-tools">
          <Link
            to="/search"
            aria-label={t('search.toggle')}
            className="hidden size-11 items-center justify-center rounded-full noscript:inline-flex"
          >
            <SearchIcon />
          </Link>
          <SearchToggle />
          {chat}
          <BasketIcon />
          <LanguageSwitcher hasLessRoom={Boolean(chat)} />
          {user && (
            <a href="/admin" className={buttonClass('quiet', 'px-3!')}>
              {t('navigation.admin')}
            </a>
          )}
          <DrawerToggle hasLessRoom={user !== null} />
        </div>
      </div>
    </header>
  );
}
