import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { OfferFacts } from '#admin/frame/orders/offer-facts.tsx';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { isOfferOpen } from '#contract/orders/offers.ts';
import { offerMessageQuery } from '../trip-requests.api.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** Whether the firm can make an offer: for a request without a price, or anew for one that has got an offer. */
export const isOfferable = ({ status, offer, offered, lines, totalCents }: TripRequestDetail) =>
  (status === 'new' && (offered !== null || (lines.length === 0 && totalCents === 0))) ||
  ((status === 'on_hold' || status === 'expired') && offer !== null && offered !== null);

/** The text for a chat, with its link. */
function Message({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(offerMessageQuery(id, version));
  if (!data) return null;
  return (
    <>
      {data.whatsapp && (
        <NewTabLink
          href={data.whatsapp}
          className={buttonClass('quiet')}
          label={t('contact.whatsapp')}
        />
      )}
      <CopyButton text={data.text} label={t('called_off.copy')} />
    </>
  );
}

type OfferPanelProps = {
  request: TripRequestDetail;
  record: Pick<ReturnType<typeof useRecord<TripRequestDetail>>, 'show'>;
};

/** What was offered and where it stands; making an offer, or a new one. */
export function OfferPanel({ request, record }: OfferPanelProps) {
  const { t } = useTranslation('admin-area');
  const start = useStart();
  const mailWords = useMailWords();
  const [isOpen, setOpen] = useState(false);
  const { id, version, offer, offered, offerUntil, contact } = request;
  const canOffer = isOfferable(request);
  if (!offered && !canOffer) return null;
  return (
    <Panel title={t('offers.title')}>
      {offered && (
        <OfferFacts
          {...{ offer, until: offerUntil }}
          {...offered}
          what={[offered.title, start(offered)].filter(Boolean).join(' · ')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {canOffer && (
          <Button
            look={offered ? 'quiet' : 'sea'}
            label={t(offered ? 'offers.again' : 'offers.make')}
            onClick={() => setOpen(true)}
          />
        )}
        {offered && isOfferOpen(offer) && <Message id={id} version={version} />}
      </div>
      {isOpen && (
        <OfferDialog
          request={request}
          onShow={record.show}
          onDone={(isNotified) => {
            setOpen(false);
            const title = t('step.offer_done');
            addToast(
              isNotified
                ? mailWords({ title, description: t('step.told', { address: contact.email }) })
                : { title },
            );
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
