import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { CloseIcon } from '#base/ui/icons.tsx';

const ENTRIES: readonly {
  label: AdminKey;
  text: AdminKey;
  to: AdminPath;
  search?: Record<string, unknown>;
}[] = [
  { label: 'walk_in.title', text: 'walk_in.text', to: '/orders/walk-in' },
  { label: 'orders.new', text: 'today.order_text', to: '/orders/new' },
  {
    ...{ label: 'today.new_transfer', text: 'today.transfer_text' },
    ...{ to: '/orders/new', search: { kind: 'transfer' } },
  },
  { label: 'weather_day.title', text: 'weather_day.menu_text', to: '/calendar/weather-day' },
];

/** One large button for what comes in at the counter or by telephone. */
export function NewMenu() {
  const { t } = useTranslation('admin-area');
  const returnFocus = useReturnFocus();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('today.new')}
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-4 z-20 grid size-16 place-items-center rounded-full bg-terracotta-600 text-white shadow-lifted hover:bg-terracotta-700 sm:right-8 sm:bottom-8 print:hidden"
      >
        <span aria-hidden="true" className="-mt-1 text-5xl leading-none font-light">
          +
        </span>
      </button>
      <Root open={isOpen} onOpenChange={setOpen}>
        <Portal>
          <Overlay className="fixed inset-0 z-50 animate-fade-in bg-deep-950/60" />
          <Content
            aria-describedby={undefined}
            {...returnFocus}
            className="fixed inset-x-0 bottom-0 z-50 mx-auto w-full max-w-md animate-fade-in rounded-t-card bg-limestone-50 p-5 pb-8 shadow-lifted sm:bottom-8 sm:rounded-card"
          >
            <div className="mb-3 flex items-center justify-between">
              <Title className="text-2xl">{t('today.new')}</Title>
              <Close
                className="inline-flex size-11 items-center justify-center rounded-full hover:bg-limestone-200"
                aria-label={t('close', { ns: 'common' })}
              >
                <CloseIcon />
              </Close>
            </div>
            <ul className="space-y-2">
              {ENTRIES.map(({ label, text, to, search }) => (
                <li key={label}>
                  <AdminLink
                    to={to}
                    {...(search && { search })}
                    className="block min-h-14 rounded-2xl bg-white px-4 py-3 shadow-card hover:shadow-lifted"
                  >
                    <span className="block font-semibold text-deep-900">{t(label)}</span>
                    <span className="block text-sm text-stone">{t(text)}</span>
                  </AdminLink>
                </li>
              ))}
            </ul>
          </Content>
        </Portal>
      </Root>
    </>
  );
}
