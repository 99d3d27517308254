import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button } from '#admin/frame/button.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { TripInboxState } from '#contract/admin/admin.ts';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { menorcaNow } from '#contract/menorca-time.ts';
import { EditDialog } from './edit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

export type DeskFormProps = {
  request: TripRequestDetail;
  /** Places, people and price can still be changed. */
  isLive: boolean;
  onShow: (booking: TripRequestDetail) => void;
  /** `address`: where the guest was written to. */
  onDone: (title: string, address?: string) => void;
  onClose: () => void;
};

const LIVE: readonly TripInboxState[] = ['new', 'confirmed', 'on_hold'];
const ENDED: readonly TripInboxState[] = ['confirmed', 'completed', 'no_show'];

const ACTIONS = {
  edit: { label: 'desk.edit', Form: EditDialog },
  move: { label: 'desk.move', Form: MoveDialog },
  split: { label: 'desk.split', Form: SplitDialog },
  noShow: { label: 'desk.no_show', Form: NoShowDialog },
} as const satisfies Record<
  string,
  { label: AdminKey; Form: (props: DeskFormProps) => React.JSX.Element }
>;
type Action = keyof typeof ACTIONS;

/** Guests are met at their pick-up, which may be before the start. */
const hasBegun = ({ date, time, pickup }: TripRequestDetail) => {
  const now = menorcaNow();
  const fetched = pickup ? pickupClock(time, pickup) : time;
  const met = fetched < time ? fetched : time;
  return `${date} ${met}` <= `${now.date} ${now.time}`;
};

/** What the state of a booking allows. */
export function actionsOf(request: TripRequestDetail): Action[] {
  const { status, tickets, lines, anonymisedAt } = request;
  if (anonymisedAt !== null || status === 'spam') return [];
  const isLive = LIVE.includes(status);
  const isPrivate = lines.some(({ kind }) => kind === 'booking');
  const isOpen = tickets.some(({ redeemedAt }) => redeemedAt === null);
  return [
    'edit',
    ...(isLive ? (['move'] as const) : []),
    ...(isLive && !isPrivate && tickets.length > 1 ? (['split'] as const) : []),
    ...(ENDED.includes(status) && isOpen && hasBegun(request) ? (['noShow'] as const) : []),
  ];
}

type DeskActionsProps = Pick<DeskFormProps, 'request' | 'onShow'>;

/** Buttons for what is done to a booking on the telephone. */
export function DeskActions({ request, onShow }: DeskActionsProps) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const [opened, setOpened] = useState<Action>();
  const Form = opened && ACTIONS[opened].Form;
  const close = () => setOpened(undefined);
  return (
    <>
      {actionsOf(request).map((action) => (
        <Button key={action} label={t(ACTIONS[action].label)} onClick={() => setOpened(action)} />
      ))}
      {Form && (
        <Form
          request={request}
          isLive={LIVE.includes(request.status)}
          onShow={onShow}
          onDone={(title, address) => {
            addToast(
              address ? mailWords({ title, description: t('step.told', { address }) }) : { title },
            );
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
