import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ItemFrame, type ItemView } from '#admin/frame/orders/item-frame.tsx';
import { PartnerPanel } from '#admin/frame/orders/partner-panel.tsx';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { MoneyPanel } from '#admin/money/panel/money-panel.tsx';
import { TOUCHED_BY_TRANSFERS, TRANSFERS, transferQuery } from '../transfer-api.ts';
import { RequestProvider, useRequest } from './request-context.tsx';
import { RequestDriver } from './request-driver.tsx';
import { RequestEditDialog } from './request-edit-dialog.tsx';
import { RequestJourney } from './request-journey.tsx';
import { RequestLicence } from './request-licence.tsx';
import { RequestPrice } from './request-price.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestVan } from './request-van.tsx';
import { OpenChangeRequests, type RequestedChange } from './requested-change.tsx';

function Item(view: ItemView) {
  const { t } = useTranslation('admin-area');
  const { request } = useRequest();
  const routeText = useRouteText();
  const start = useStart();
  const { remove, restore } = useTrash(TRANSFERS, TOUCHED_BY_TRANSFERS);
  const [edit, setEdit] = useState<{ change: RequestedChange | undefined }>();
  const { id, reference, legs, status } = request;
  const isInTrash = request.deletedAt !== null;
  return (
    <ItemFrame
      {...{ ...view, reference, isInTrash, title: routeText(request) }}
      when={legs.map(start).join(' – ')}
      state={TRANSFER_STATES[status]}
      onRestore={() => restore(id, reference)}
      actions={
        <>
          <Button label={t('transfer.edit')} onClick={() => setEdit({ change: undefined })} />
          <Button label={t('list.delete')} onClick={() => void remove(id, reference)} />
        </>
      }
    >
      <OpenChangeRequests onApply={(change) => setEdit({ change })} />
      {!isInTrash && <RequestSteps />}
      <RequestJourney />
      {!isInTrash && <RequestVan />}
      {!isInTrash && <RequestDriver />}
      <RequestLicence />
      <RequestPrice />
      {!view.isAlone && <MoneyPanel of={{ kind: 'transfer', id }} />}
      <PartnerPanel path={`/api/admin/transfers/${id}/partner`} />
      {edit && <RequestEditDialog change={edit.change} onClose={() => setEdit(undefined)} />}
    </ItemFrame>
  );
}

/** A transfer as an item of its order. */
export function TransferItem({ id, ...view }: ItemView & { id: string }) {
  const query = useQuery(transferQuery(id));
  if (!query.data) return <QueryState query={query} />;
  return (
    <RequestProvider name={id} request={query.data}>
      <Item {...view} />
    </RequestProvider>
  );
}
