import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { iconButtonClass } from '#base/ui/button.tsx';
import { ChevronDownIcon, CloseIcon } from '#base/ui/icons.tsx';
import { DrawerContact } from './drawer-contact.tsx';
import { MenuLink } from './menu-link.tsx';
import { useHeaderMenu } from './navigation.ts';

const ROW =
  'flex min-h-12 grow items-center rounded-xl px-3 text-lg text-deep-900 hover:bg-limestone-200 aria-[current=page]:text-terracotta-700';

function Links({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.main')} className="p-3">
      <ul className="flex flex-col gap-1">
        {useHeaderMenu().items.map((item) => (
          <li key={`${item.to} ${item.text}`}>
            {item.children ? (
              <details className="group">
                <summary
                  className={`${ROW} list-none justify-between [&::-webkit-details-marker]:hidden`}
                >
                  {item.text}
                  <ChevronDownIcon className="size-5 group-open:rotate-180" />
                </summary>
                <ul className="mt-1 mb-2 ml-4 border-l-2 border-sea-300 pl-2">
                  {item.children.map((child) => (
                    <li key={`${child.to} ${child.text}`}>
                      <MenuLink to={child.to} onClick={onFollow} className={`${ROW} text-base`}>
                        {child.text}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink to={item.to} onClick={onFollow} className={ROW}>
                {item.text}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Menu for narrow screens: three quarters of the width, with collapsible groups; closes on a click on any link. */
export default function Drawer({ isOpen, onOpenChange }: DrawerProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 animate-fade-in bg-deep-950/60" />
        <Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-3/4 max-w-sm animate-drawer flex-col overflow-y-auto overscroll-contain bg-limestone-50 shadow-lifted outline-none"
        >
          <div className="flex items-center justify-between border-b border-limestone-200 p-3 pl-6">
            <Title className="text-xl">{t('navigation.menu')}</Title>
            <Close className={iconButtonClass} aria-label={t('close')}>
              <CloseIcon />
            </Close>
          </div>
          <Links onFollow={() => onOpenChange(false)} />
          <DrawerContact onFollow={() => onOpenChange(false)} />
        </Content>
      </Portal>
    </Root>
  );
}
