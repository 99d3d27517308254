import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteContext } from '#api/site-context.ts';
import type { Language } from '#contract/language.ts';
import type { PostedForm } from '#contract/render.ts';
import { PostedFormProvider } from '#forms/posted-form.tsx';
import { LanguageSwitch } from '#i18n/language-switch.tsx';
import { Unread } from '#i18n/unread-texts.tsx';
import { LanguageOverlay } from '#shell/language-overlay.tsx';
import { LazyToaster } from '#ui/lazy-toaster.tsx';
import type { SiteRouter } from './router.ts';
import { setLeaving } from './switch-state.ts';
import { usePageHead } from './use-page-head.ts';

type SiteProps = {
  context: SiteContext;
  router: SiteRouter;
  postedForm?: PostedForm;
  prepareLanguage: (language: Language) => Promise<void>;
  changeLanguage: (language: Language) => Promise<void>;
  /** In the browser, once the page answers. */
  onAlive?: () => void;
};

function PageHead({ router }: { router: SiteRouter }) {
  usePageHead(router);
  return null;
}

function Leaving({ isLeaving }: { isLeaving: boolean }) {
  useEffect(() => setLeaving(isLeaving), [isLeaving]);
  return null;
}

/** The whole public site, on the server as in the browser. */
export function Site({ context, router, postedForm, prepareLanguage, changeLanguage, onAlive }: SiteProps) {
  const [isPrefixed] = useState(context.address.isPrefixed);
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <I18nextProvider i18n={context.i18n}>
      <QueryClientProvider client={context.queryClient}>
        <PostedFormProvider form={postedForm}>
          <Unread value={context.unread}>
            <LanguageSwitch isPrefixed={isPrefixed} prepare={prepareLanguage} change={changeLanguage}>
              {(state) => (
                <>
                  <PageHead router={router} />
                  <Leaving isLeaving={state.isLeaving} />
                  <RouterProvider router={router} />
                  {state.target && <LanguageOverlay language={state.target} />}
                  <LazyToaster />
                </>
              )}
            </LanguageSwitch>
          </Unread>
        </PostedFormProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
