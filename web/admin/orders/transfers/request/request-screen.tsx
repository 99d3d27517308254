import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { PartnerPanel } from '#admin/frame/orders/partner-panel.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { MoneyPanel } from '#admin/money/panel/money-panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { ContactButtons } from '../contact-buttons.tsx';
import { PriceLinesDialog } from '../price-lines-dialog.tsx';
import { transferQuery } from '../transfer-api.ts';
import { useLineName } from '../use-line-name.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RequestProvider, useRequest } from './request-context.tsx';
import { RequestDriver } from './request-driver.tsx';
import { RequestEditDialog } from './request-edit-dialog.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestJourney } from './request-journey.tsx';
import { RequestMails } from './request-mails.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { OpenChangeRequests, type RequestedChange } from './requested-change.tsx';

/** The guest's contact details and consents. */
function RequestGuest() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request } = useRequest();
  const [isWriting, setWriting] = useState(false);
  const { contact, reference, whatsappUrl, anonymisedAt } = request;
  return (
    <Panel title={t('mail.label.contact')}>
      <div>
        <p className="text-lg font-semibold text-deep-900">
          {contact.name || t('contact.anonymous')}
        </p>
        <p>{t('written_in', { language: LANGUAGE_LABELS[request.language] })}</p>
        {contact.phone && <p className="tabular-nums">{formatPhone(contact.phone)}</p>}
        {contact.email && <p className="break-all">{contact.email}</p>}
      </div>
      <div className="space-y-3 print:hidden">
        <ContactButtons contact={contact} subject={reference} whatsappUrl={whatsappUrl} />
        {(contact.email || contact.phone) && (
          <Button
            className="w-full"
            label={t('transfer_message.write')}
            onClick={() => setWriting(true)}
          />
        )}
      </div>
      <p className="text-sm text-stone">
        {anonymisedAt
          ? t('transfer.anonymised', { date: formatInstant(anonymisedAt, language) })
          : t('transfer.consent', {
              edition: request.privacyEdition && formatDay(request.privacyEdition, language),
              date: formatInstant(request.privacyAcceptedAt, language),
            })}
      </p>
      {isWriting && <MessageDialog onClose={() => setWriting(false)} />}
    </Panel>
  );
}

/** Price of the journey, line by line. */
function RequestPrice() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const lineName = useLineName();
  const { request } = useRequest();
  const [isEditing, setEditing] = useState(false);
  const { lines, totalCents, currency, priceVersion, deletedAt } = request;
  return (
    <Panel title={t('mail.label.price')}>
      <table className="w-full border-collapse tabular-nums" aria-label={t('mail.label.price')}>
        <tbody>
          {lines.map(({ code, quantity, cents }, index) => (
            // Lines may repeat a code, so the index is their key.
            <tr key={String(index)} className="border-b border-limestone-200">
              <td className="py-1.5 pr-3">
                {lineName(code) + (quantity > 1 ? ` × ${quantity}` : '')}
              </td>
              <td className="py-1.5 text-right whitespace-nowrap">
                {formatCents(cents, currency, language)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-lg font-semibold text-deep-900">
            <th scope="row" className="py-2 text-left">
              {t('mail.label.total')}
            </th>
            <td className="py-2 text-right whitespace-nowrap">
              {formatCents(totalCents, currency, language)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm text-stone">{t('transfer.price_version', { number: priceVersion })}</p>
      {deletedAt === null && (
        <Button
          className="print:hidden"
          label={t('transfer.edit_price')}
          onClick={() => setEditing(true)}
        />
      )}
      {isEditing && <PriceLinesDialog onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function RequestPage() {
  const { request } = useRequest();
  const [edit, setEdit] = useState<{ change: RequestedChange | undefined }>();
  useScreenTitle(`${request.reference} ${request.contact.name ?? ''}`.trim());
  const isInTrash = request.deletedAt !== null;
  return (
    <>
      <RequestHead onEdit={() => setEdit({ change: undefined })} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] print:block print:space-y-4">
        <div className="min-w-0 space-y-6">
          <OpenChangeRequests onApply={(change) => setEdit({ change })} />
          <RequestJourney />
        </div>
        <aside className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {!isInTrash && <RequestSteps />}
          {!isInTrash && <RequestDriver />}
          <RequestGuest />
          <div className="print:hidden">
            <PartnerPanel path={`/api/admin/transfers/${request.id}/partner`} />
          </div>
        </aside>
        <div className="min-w-0 space-y-6 lg:col-start-1">
          <RequestPrice />
          <div className="print:hidden">
            <MoneyPanel of={{ kind: 'transfer', id: request.id }} />
          </div>
          <div className="space-y-6 print:hidden">
            <RequestTimeline />
            <RequestMails />
          </div>
        </div>
      </div>
      {edit && <RequestEditDialog change={edit.change} onClose={() => setEdit(undefined)} />}
    </>
  );
}

/** One transfer request: details, actions and history. */
export function TransferRequestScreen() {
  const { t } = useTranslation('admin-area');
  const { id: name } = useParams({ strict: false });
  const query = useQuery(transferQuery(String(name)));
  if (query.data)
    return (
      <RequestProvider key={query.data.id} name={String(name)} request={query.data}>
        <RequestPage />
      </RequestProvider>
    );
  return (
    <RowState
      query={query}
      listPath="/transfers"
      listTitle={t('transfers.title')}
      unknown={t('transfer.unknown')}
    />
  );
}
