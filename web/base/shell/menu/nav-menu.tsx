import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisclosureMenu } from '#base/ui/behaviour/use-disclosure-menu.ts';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { MenuLink } from './menu-link.tsx';
import { NAVIGATION, type NavigationItem } from './navigation.ts';

const LINK =
  'rounded-full px-1.5 py-2 font-medium whitespace-nowrap text-deep-900 transition-colors hover:bg-limestone-200 aria-[current=page]:text-terracotta-700';

function Submenu({ item }: { item: NavigationItem }) {
  const { t } = useTranslation();
  const menu = useDisclosureMenu();
  const id = useId();
  const children = item.children?.filter((child) => !child.isDrawerOnly) ?? [];
  return (
    <li className="group relative flex items-center" {...menu.rootProps} {...menu.hoverProps}>
      <MenuLink link={item.link} className={`${LINK} pr-1`} onClick={menu.close}>
        {t(item.label)}
      </MenuLink>
      <button
        type="button"
        aria-controls={id}
        aria-label={t('navigation.submenu', { name: t(item.label) })}
        className="-ml-1 size-8 rounded-full p-2 text-deep-900 hover:bg-limestone-200"
        {...menu.triggerProps}
      >
        <ChevronDownIcon className={`size-4 ${menu.isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        className={`absolute top-full left-0 z-40 min-w-72 rounded-2xl border border-limestone-200 bg-white p-2 shadow-lifted ${
          menu.isOpen
            ? 'block'
            : 'hidden noscript:group-focus-within:block noscript:group-hover:block'
        }`}
      >
        {children.map((child) => (
          <li key={child.label}>
            <MenuLink
              link={child.link}
              data-menu-item=""
              onClick={menu.close}
              className="block rounded-xl px-4 py-2.5 text-deep-900 hover:bg-limestone-100 focus-visible:bg-limestone-100"
            >
              {t(child.label)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The header's links on wide screens; without scripts on narrow ones too, as there is no drawer. */
/** `hasLessRoom`: the header has an editor's button as well. */
export function NavMenu({ hasLessRoom = false }: { hasLessRoom?: boolean }) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('navigation.main')}
      className={`hidden shrink-0 noscript:block noscript:shrink ${hasLessRoom ? '@min-[72rem]/header:block' : '@min-[64rem]/header:block'}`}
    >
      <ul className="flex items-center gap-x-0.5 noscript:flex-wrap">
        {NAVIGATION.map((item) =>
          item.children ? (
            <Submenu key={item.label} item={item} />
          ) : (
            <li key={item.label} className="flex">
              <MenuLink link={item.link} className={LINK}>
                {t(item.label)}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
