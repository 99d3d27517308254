import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { BrandMark } from '#base/shell/brand-logo.tsx';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { iconButtonClass } from '#base/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#base/ui/icons.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { TextLink } from './frame/button.tsx';
import { mailOutlookQuery, useMailOutlook } from './frame/orders/mail-outlook.ts';
import { paymentStateQuery } from './frame/orders/payment-state.ts';
import { CommandCenter } from './frame/palette/command-center.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ADMIN_NAVIGATION } from './navigation.ts';
import { CheckInBanner } from './orders/calendar/check-in/check-in-banner.tsx';
import { VisibleBy } from './visible-by.tsx';

function AdminDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
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

/** Text and link in one run of lines: they stand above every screen. */
const NOTICE =
  'border-b-2 border-sun bg-limestone-50 px-4 py-1.5 text-sm text-deep-900 *:inline sm:border-b-4 sm:px-6 sm:py-2.5 sm:text-base print:hidden [&>p]:mr-3';

/** Shown on every screen until mail is configured; cannot be dismissed. Hidden while the state is unknown. */
function MailBanner() {
  const { t } = useTranslation('admin-area');
  const outlook = useMailOutlook();
  if (!outlook?.block && !outlook?.isCeilingReached) return null;
  return (
    <aside aria-label={t('outlook.label')} data-no-print className={NOTICE}>
      {outlook.block ? (
        <>
          <p>
            {t(`outlook.${outlook.block}`)}
            {outlook.block === 'outbox' && (
              <span className="max-sm:hidden"> {t('outlook.outbox_means')}</span>
            )}
          </p>
          <TextLink
            to="/email-settings"
            className="whitespace-nowrap"
            label={t('outlook.set_up')}
          />
        </>
      ) : (
        <>
          <p>{t('outlook.ceiling', { limit: outlook.ceiling })}</p>
          <TextLink
            to="/email-settings/outbox"
            search={{ status: 'held' }}
            className="whitespace-nowrap"
            label={t('outlook.see_held')}
          />
        </>
      )}
    </aside>
  );
}

/** Shown on every screen while guests pay without money. */
function TestPaymentsBanner() {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(paymentStateQuery);
  if (data?.provider !== 'test') return null;
  return (
    <aside aria-label={t('payments.test_label')} data-no-print className={NOTICE}>
      <p className="font-semibold">{t('payments.test_banner')}</p>
      <TextLink to="/settings/payments" className="whitespace-nowrap" label={t('payments.title')} />
    </aside>
  );
}

/** Whether the notices above a screen are known. Until then it takes no clicks: they would move what is being pressed. */
function useAreNoticesKnown() {
  const reads = [useQuery(mailOutlookQuery), useQuery(paymentStateQuery)];
  return reads.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
}

function AdminMark({ className }: { className: string }) {
  const { t } = useTranslation('admin-area');
  return (
    <p className={`flex items-center gap-2.5 ${className}`}>
      <BrandMark brand={useSite()?.brand} className="size-8 shrink-0" />
      <span className="truncate font-display text-lg max-[24rem]:text-base">{t('title')}</span>
    </p>
  );
}

const SCREENS = ADMIN_NAVIGATION.flatMap(({ items }) => items);

/** A side bar on wide screens; a top bar with a drawer on narrow ones. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin-area');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const areNoticesKnown = useAreNoticesKnown();
  return (
    <div className="min-h-dvh bg-limestone-100 lg:pl-64 print:bg-white print:pl-0">
      <a
        href="#content"
        className="fixed top-3 left-3 z-80 -translate-y-24 rounded-full bg-deep-900 px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        {t('navigation.skip', { ns: 'common' })}
      </a>
      <aside
        aria-label={t('title')}
        data-no-print
        className="on-dark fixed inset-y-0 left-0 z-20 hidden w-64 flex-col overflow-y-auto bg-deep-900 p-4 text-white [scrollbar-color:var(--color-deep-700)_transparent] [scrollbar-width:thin] lg:flex"
      >
        <AdminMark className="mb-6 px-2 py-1 text-white" />
        <AdminMenu />
      </aside>
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-limestone-300 bg-limestone-50 px-3 sm:px-6">
        <button
          type="button"
          className={`${iconButtonClass} shrink-0 lg:hidden`}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          aria-label={t('menu.open')}
          onClick={() => setDrawerOpen(true)}
        >
          <MenuIcon />
        </button>
        <AdminMark className="min-w-0 text-deep-900 lg:hidden" />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <CommandCenter screens={SCREENS} />
          <LanguageMenu />
        </div>
      </header>
      <MailBanner />
      <TestPaymentsBanner />
      <CheckInBanner />
      <VisibleBy />
      {/* Toasts, and the editor’s buttons on phones, float over the bottom edge: the padding lets the last rows scroll clear of them. */}
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto w-full max-w-6xl min-[110rem]:max-w-[88rem] px-4 pt-8 pb-32 outline-none sm:px-6 lg:pt-10 ${areNoticesKnown ? '' : 'pointer-events-none'}`}
      >
        {children}
      </main>
      {isDrawerOpen && <AdminDrawer onClose={() => setDrawerOpen(false)} />}
    </div>
  );
}
