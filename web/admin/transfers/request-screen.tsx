import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowState } from '#admin/row-state.tsx';
import { useScreenTitle } from '#admin/screen-head.tsx';
import { RequestProvider, useRequest } from './request-context.tsx';
import { RequestDriver } from './request-driver.tsx';
import { RequestEditDialog } from './request-edit-dialog.tsx';
import { RequestGuest } from './request-guest.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestJourney } from './request-journey.tsx';
import { RequestMails } from './request-mails.tsx';
import { RequestPrice } from './request-price.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { RequestWish, type Wish } from './request-wish.tsx';
import { transferQuery } from './transfer-api.ts';

function RequestPage() {
  const { request } = useRequest();
  const [edit, setEdit] = useState<{ wish: Wish | undefined }>();
  useScreenTitle(`${request.reference} ${request.contact.name ?? ''}`.trim());
  const isInTrash = request.deletedAt !== null;
  return (
    <>
      <RequestHead onEdit={() => setEdit({ wish: undefined })} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] print:block print:space-y-4">
        <div className="min-w-0 space-y-6">
          <RequestWish onApply={(wish) => setEdit({ wish })} />
          <RequestJourney />
        </div>
        <aside className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {!isInTrash && <RequestSteps />}
          {!isInTrash && <RequestDriver />}
          <RequestGuest />
        </aside>
        <div className="min-w-0 space-y-6 lg:col-start-1">
          <RequestPrice />
          <div className="space-y-6 print:hidden">
            <RequestTimeline />
            <RequestMails />
          </div>
        </div>
      </div>
      {edit && <RequestEditDialog wish={edit.wish} onClose={() => setEdit(undefined)} />}
    </>
  );
}

/** One transfer request: details, actions and history. */
export function TransferRequestScreen() {
  const { t } = useTranslation('admin');
  const { id: name } = useParams({ strict: false });
  const query = useQuery(transferQuery(String(name)));
  if (query.data)
    return (
      <RequestProvider key={query.data.id} name={String(name)} request={query.data}>
        <RequestPage />
      </RequestProvider>
    );
  return <RowState query={query} listPath="/transfers" listTitle={t('transfers.title')} unknown={t('transfer.unknown')} />;
}
