import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NotThere } from '#base/state/loading.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { MissingPart } from '#base/ui/parts/missing-part.tsx';
import { HydrationMark } from '#base/ui/parts/part-frame.tsx';

/** Errors after which the page will be loaded again: the router mounts this anew for the same error whenever its state changes. */
const awaited = new WeakSet<NotThere>();

/** The page opens once what its loader lacked is there. */
function MissingPage({ error }: { error: NotThere }) {
  const router = useRouter();
  useEffect(() => {
    if (awaited.has(error)) return;
    awaited.add(error);
    void error.loading.start().then(() => router.invalidate());
  }, [error, router]);
  return <MissingPart loading={error.loading} look="page" />;
}

function FailedPage() {
  const { t } = useTranslation();
  return (
    <section role="alert" className="container-page py-24 text-center">
      <h1 className="text-4xl">{t('error.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('error.text')}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={buttonClass('sea', 'mt-8')}
      >
        {t('error.retry')}
      </button>
    </section>
  );
}

/** In the place of a page that cannot be shown, with a retry. */
export const PageError = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <>
    {error instanceof NotThere ? <MissingPage error={error} /> : <FailedPage />}
    <HydrationMark />
  </>
);
