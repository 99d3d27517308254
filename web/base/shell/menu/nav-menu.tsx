import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisclosureMenu } from '#base/ui/behaviour/use-disclosure-menu.ts';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { MenuLink } from './menu-link.tsx';
import { type MenuItem, useHeaderMenu } from './navigation.ts';

const LINK =
  'rounded-full px-1.5 py-2 font-medium whitespace-nowrap text-deep-900 transition-colors hover:bg-limestone-200 aria-[current=page]:text-terracotta-700';

function Submenu({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const menu = useDisclosureMenu();
  const id = useId();
  const children = item.children?.filter((child) => !child.isDrawerOnly) ?? [];
  return (
    <li className="group relative flex items-center" {...menu.rootProps} {...menu.hoverProps}>
      <MenuLink to={item.to} className={`${LINK} pr-1`} onClick={menu.close}>
        {item.text}
      </MenuLink>
      <button
        type="button"
        aria-controls={id}
        aria-label={t('navigation.submenu', { name: item.text })}
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
          <li key={`${child.to} ${child.text}`}>
            <MenuLink
              to={child.to}
              data-menu-item=""
              onClick={menu.close}
              className="block rounded-xl px-4 py-2.5 text-deep-900 hover:bg-limestone-100 focus-visible:bg-limestone-100"
            >
              {child.text}
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The header's links on wide screens; without scripts on narrow ones too, as there is no drawer. `hasLessRoom`: the header has an editor's
 * button as well. A menu of the owner may take two lines.
 */
export function NavMenu({ hasLessRoom = false }: { hasLessRoom?: boolean }) {
  const { t } = useTranslation();
  const { items, isOwn } = useHeaderMenu();
  return (
    <nav
      aria-label={t('navigation.main')}
      className={`hidden noscript:block noscript:shrink ${isOwn ? '' : 'shrink-0'} ${hasLessRoom ? '@min-[72rem]/header:block' : '@min-[64rem]/header:block'}`}
    >
      <ul className={`flex items-center gap-x-0.5 noscript:flex-wrap ${isOwn ? 'flex-wrap' : ''}`}>
        {items.map((item) =>
          item.children ? (
            <Submenu key={`${item.to} ${item.text}`} item={item} />
          ) : (
            <li key={`${item.to} ${item.text}`} className="flex">
              <MenuLink to={item.to} className={LINK}>
                {item.text}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
