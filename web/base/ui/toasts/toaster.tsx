import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons.tsx';
import { dismissToast, TOAST_DURATION_MS, useToasts } from './toast-store.ts';

/** Distance in pixels of a swipe to the right that dismisses a toast. */
export const SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = ['F8'];

/** The live region and its toasts. */
export default function Toaster() {
  const { t } = useTranslation();
  const toasts = useToasts();
  return (
    <Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={t('toast.label')}
    >
      {toasts.map(({ id, title, description, variant, action, isOpen }) => (
        <Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => !open && dismissToast(id)}
          className={`flex items-start gap-3 rounded-2xl border border-white/25 p-4 shadow-lifted data-[state=open]:animate-toast data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] ${
            variant === 'destructive'
              ? 'bg-danger text-white on-dark'
              : 'bg-deep-900 text-white on-dark'
          }`}
        >
          <div className="grow">
            {title && <Title className="font-semibold">{title}</Title>}
            {description && (
              <Description className="text-sm text-white/90">{description}</Description>
            )}
            {action && (
              <Action
                altText={action.label}
                onClick={action.run}
                className="mt-2 rounded-full border border-white/50 px-3 py-1 text-sm font-semibold hover:bg-white/10"
              >
                {action.label}
              </Action>
            )}
          </div>
          <Close className="rounded-full p-1 hover:bg-white/15" aria-label={t('close')}>
            <CloseIcon className="size-4" />
          </Close>
        </Root>
      ))}
      <Viewport
        hotkey={TOAST_HOTKEY}
        data-toasts=""
        className="fixed inset-x-0 bottom-0 z-70 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none md:mx-auto md:max-w-[420px]"
      />
    </Provider>
  );
}
