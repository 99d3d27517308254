import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { Offer } from '#contract/money/agreement.ts';
import { apiOf, type BookedItem } from '../items.ts';
import { useItemDone, useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { WriteForm } from '../write-form.tsx';
import { Fold, ItemCard } from './item-card.tsx';
import { ItemOffer } from './item-offer.tsx';

/** The guest asks back. */
function AskBack({ item, isOpen }: { item: BookedItem; isOpen: boolean }) {
  const { t } = useTranslation('order');
  const { reference, token } = item;
  const { idOf } = useShown(reference);
  const [id, formId] = [idOf('ask'), idOf('offer-ask')];
  return (
    <WriteForm
      id={id}
      formId={formId}
      action={`${apiOf(item)}/ask`}
      token={token}
      words={{
        title: t('voucher.offer_ask'),
        label: t('voucher.offer_question'),
        send: t('voucher.offer_send'),
        sent: t('voucher.offer_asked'),
      }}
      isOpen={isOpen}
      onSent={useItemDone(reference)}
    />
  );
}

function Decline({ item }: { item: BookedItem }) {
  const { t } = useTranslation('order');
  const { reference, token } = item;
  const { idOf } = useShown(reference);
  const [id, formId] = [idOf('decline'), idOf('offer-decline')];
  const action = `${apiOf(item)}/decline`;
  const form = useForm<Record<string, string>, unknown>({
    id: formId,
    initial: {},
    send: () => fetchJson(action, { method: 'POST', body: { token } }),
    onSent: useItemDone(reference),
  });
  return (
    <Fold id={id} title={t('voucher.offer_decline')} isOpen={false}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-4">
        <FormPage id={formId} />
        <input type="hidden" name="token" value={token} />
        <p>{t('voucher.offer_decline_text')}</p>
        <FormStatus failure={form.failure} />
        <button type="submit" disabled={form.isSending} className={buttonClass('quiet')}>
          <BusyLabel isBusy={form.isSending}>{t('voucher.offer_decline_now')}</BusyLabel>
        </button>
      </form>
    </Fold>
  );
}

type OfferCardProps = {
  item: BookedItem;
  offer: Offer | null;
  /** `isFull`: its places are gone; `isHeld`: they are taken until then. */
  offered: {
    note: string;
    until: string | null;
    isOver: boolean;
    isFull?: boolean;
    isHeld?: boolean;
  };
  totalCents: number;
  /** What is offered. */
  children: ReactNode;
};

/** What the firm offers: accepted with its terms, declined, or asked about; one that has ended, or whose places are gone, says so. */
export function OfferCard({ item, offer, offered, totalCents, children }: OfferCardProps) {
  const { t } = useTranslation('order');
  const changed = useOrderChanged();
  const { note, until, isOver, isFull = false, isHeld = false } = offered;
  const facts = (
    <>
      {note && (
        <blockquote className="whitespace-pre-line border-l-4 border-limestone-300 pl-4">
          {note}
        </blockquote>
      )}
      {children}
      {until !== null && !isOver && (
        <p className="font-semibold text-deep-900">
          {t('voucher.offer_until')} <Moment at={until} />
          {isHeld && `. ${t('voucher.offer_held')}`}
        </p>
      )}
      {offer === 'asked' && <p role="status">{t('voucher.offer_is_asked')}</p>}
    </>
  );
  const isGone = isOver || isFull;
  return (
    <div className="space-y-4">
      {isGone ? (
        <ItemCard
          reference={item.reference}
          title={t(isOver ? 'voucher.offer_over' : 'voucher.offer_full')}
        >
          <div className="space-y-4">
            <p>{t(isOver ? 'voucher.offer_over_text' : 'voucher.offer_full_text')}</p>
            {facts}
          </div>
        </ItemCard>
      ) : (
        <ItemOffer item={item} totalCents={totalCents} onFailed={() => void changed()}>
          {facts}
        </ItemOffer>
      )}
      <AskBack item={item} isOpen={isGone && offer !== 'asked'} />
      {offer !== 'expired' && <Decline item={item} />}
    </div>
  );
}
