import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { noteNoShow } from './desk.api.ts';
import type { DeskFormProps } from './desk-actions.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { TicketChoices } from './ticket-choices.tsx';
import { useDeskAction } from './use-desk-action.ts';

/** Who did not come: ticked tickets are noted, the others taken back. */
export function NoShowDialog({ request, onShow, onDone, onClose }: DeskFormProps) {
  const { t } = useTranslation('admin-area');
  const { id, tickets } = request;
  const open = tickets.filter(({ redeemedAt }) => redeemedAt === null);
  const noted = open.filter(({ noShowAt }) => noShowAt !== null).map(({ uuid }) => uuid);
  const [chosen, setChosen] = useState(noted.length > 0 ? noted : open.map(({ uuid }) => uuid));
  const absent = chosen.filter((uuid) => !noted.includes(uuid));
  const back = noted.filter((uuid) => !chosen.includes(uuid));
  const action = useDeskAction({ onShow, onDone: () => onDone(t('desk.no_show_done')) });
  const save = async () => {
    const note = (from: TripRequestDetail, uuids: string[], isNoShow: boolean) =>
      uuids.length > 0 ? noteNoShow(id, { version: from.version, tickets: uuids, isNoShow }) : from;
    return note(await note(request, back, false), absent, true);
  };
  return (
    <DeskDialog
      title={t('desk.no_show')}
      submit={t('editor.save')}
      action={action}
      isIdle={absent.length + back.length === 0}
      onSubmit={() => action.run(save)}
      onClose={onClose}
    >
      <TicketChoices
        legend={t('desk.no_show_tickets')}
        request={request}
        tickets={open}
        chosen={chosen}
        onChange={setChosen}
      />
    </DeskDialog>
  );
}
