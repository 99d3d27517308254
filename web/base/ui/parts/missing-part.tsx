import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loading } from '#base/state/loading.ts';
import { buttonClass } from '../button.tsx';
import { openAsDocument } from './new-document.ts';

const BOX = 'rounded-card border border-terracotta-200 bg-white px-6 py-10 text-center';
const PLACES = {
  'in place': '',
  page: 'container-page my-16',
  floating: 'fixed inset-x-4 bottom-4 z-60 mx-auto max-w-md shadow-lifted',
};

/** In the part's own place, as the page's whole content, or at the foot of the screen for what lies above the page, as a dialog. */
export type MissingLook = keyof typeof PLACES;

type MissingPartProps = { loading: Pick<Loading<unknown>, 'request'>; look?: MissingLook };

/** Stands in the place of a part that did not come. A further failure opens the page as a document. */
export function MissingPart({ loading, look = 'in place' }: MissingPartProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    if (!(await loading.request())) await openAsDocument();
    setBusy(false);
  };
  return (
    <div role="alert" className={`${BOX} ${PLACES[look]}`}>
      <p>{t('error.part')}</p>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void retry()}
        className={buttonClass('quiet', 'mt-4')}
      >
        {t('error.retry')}
      </button>
    </div>
  );
}
