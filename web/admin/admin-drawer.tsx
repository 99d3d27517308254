import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#ui/icons.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import { AdminMenu } from './admin-menu.tsx';

export function AdminDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 animate-fade-in bg-deep-950/60" />
        <Content
          aria-describedby={undefined}
          {...returnFocus}
          className="on-dark fixed inset-y-0 left-0 z-50 flex w-4/5 max-w-xs animate-fade-in flex-col overflow-y-auto bg-deep-900 p-4 text-white shadow-lifted"
        >
          <div className="mb-4 flex items-center justify-between pl-2">
            <Title className="text-xl text-white">{t('title')}</Title>
            <Close
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-deep-800"
              aria-label={t('close', { ns: 'common' })}
            >
              <CloseIcon />
            </Close>
          </div>
          <AdminMenu onGo={onClose} />
        </Content>
      </Portal>
    </Root>
  );
}
