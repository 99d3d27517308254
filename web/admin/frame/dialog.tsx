import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { iconButtonClass } from '#base/ui/button.tsx';
import { CloseIcon } from '#base/ui/icons.tsx';

type DialogProps = { title: string; onClose: () => void; isWide?: boolean; children: ReactNode };

/** Frame of the admin area's dialogs; full width on phones. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 animate-fade-in bg-deep-950/60" />
        <Content
          aria-describedby={undefined}
          {...returnFocus}
          className={`fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 animate-fade-in flex-col rounded-card bg-limestone-50 shadow-lifted ${isWide ? 'max-w-5xl' : 'max-w-xl'}`}
        >
          <div className="flex items-center justify-between gap-4 px-5 pt-4 sm:px-6">
            <Title className="text-2xl">{title}</Title>
            <Close className={`${iconButtonClass} shrink-0`} aria-label={t('close')}>
              <CloseIcon />
            </Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5 sm:px-6 sm:pb-6">{children}</div>
        </Content>
      </Portal>
    </Root>
  );
}
