import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { TOUCHED, writeAboutOrder } from '#admin/frame/inbox/messages.api.ts';
import { ReplyPanel } from '#admin/frame/inbox/reply-panel.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { guestValues, itemValues } from '#admin/frame/orders/answer-values.ts';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { dropDraft, sentKey } from '#base/forms/drafts.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { OrderDetailItem } from '#contract/orders/order-detail.ts';
import { useItemTitle } from './use-item-title.ts';

/** Writes to the guest about one item; the answer stands in the order's thread. */
function ItemReply({ item, items, onItem }: ReplyProps & { item: OrderDetailItem }) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const titleOf = useItemTitle();
  const touch = useTouch();
  const { kind, detail: record } = item;
  const { id, reference, contact, language } = record;
  const guest = useStrings(language, 'admin-area');
  const place = `reply-key-${kind}-${id}`;
  const { mutateAsync, isPending } = useAction({
    mutationFn: writeAboutOrder,
    onSuccess: () => {
      dropDraft(place);
      addToast(mailWords({ title: t('reply.sent'), description: contact.email ?? '' }));
      void touch(...TOUCHED);
    },
  });
  const send = (subject: string, text: string) =>
    mutateAsync({
      ...{ reference, subject, text },
      key: sentKey(place, JSON.stringify([reference, subject, text])),
    }).then(
      () => true,
      () => false,
    );
  return (
    <ReplyPanel
      draftName={`${kind}-${id}`}
      {...{ contact, language, isBusy: isPending }}
      answerValues={{ ...guestValues(contact.name, language), ...itemValues(item, language) }}
      onMail={({ subject, text }) =>
        send(subject.trim() || guest.t('mail.reply.about', { reference }), text)
      }
      onWhatsapp={() => {}}
    >
      {items.length > 1 && (
        <SelectField
          label={t('orders.about')}
          value={id}
          onChange={onItem}
          options={items.map((one) => [one.id, titleOf(one)])}
        />
      )}
    </ReplyPanel>
  );
}

type ReplyProps = { items: readonly OrderDetailItem[]; onItem: (id: string) => void };

/** A reply about one of the order's items: at first the one in view. */
export function OrderReply({
  items,
  shownId,
}: {
  items: readonly OrderDetailItem[];
  shownId: string | undefined;
}) {
  const [chosenId, setChosenId] = useState<string>();
  const idOf = chosenId ?? shownId;
  const item = items.find(({ id }) => id === idOf) ?? items[0];
  return item ? <ItemReply key={item.id} item={item} items={items} onItem={setChosenId} /> : null;
}
