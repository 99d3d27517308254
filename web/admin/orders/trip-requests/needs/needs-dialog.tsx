import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo, askedOf } from '#contract/bookings/needs/questions.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { editBooking } from '../desk/desk.api.ts';
import { DeskDialog } from '../desk/desk-dialog.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { NeedFields } from './need-fields.tsx';
import { type Asked, answerField, type TypedNeeds } from './typed-needs.ts';

type NeedsDialogProps = {
  request: TripRequestDetail;
  onShow: (booking: TripRequestDetail) => void;
  onDone: (title: string) => void;
  onClose: () => void;
};

/** What the guest answered and where they are picked up, corrected by the firm. Only what was changed is sent. */
export function NeedsDialog({ request, onShow, onDone, onClose }: NeedsDialogProps) {
  const { t } = useTranslation('admin-area');
  const { id, version, questions, pickups, answers, pickup, tickets, time } = request;
  const [typed, setTyped] = useState<Partial<TypedNeeds>>({});
  const { pointId = pickup?.id ?? '', hotel = pickup?.hotel ?? '' } = typed;
  const asked = askedOf(questions, tickets);
  const before = (one: Asked) => answerTo(answers, one.question, one.ticket)?.value ?? '';
  const now = (one: Asked) => typed.answers?.[answerField(one)] ?? before(one);
  const changed = asked.filter((one) => now(one).trim() !== before(one));
  const isMoved = pointId !== (pickup?.id ?? '') || hotel !== (pickup?.hotel ?? '');
  const action = useDeskAction({ onShow, onDone: () => onDone(t('needs.saved')) });
  const save = () =>
    action.run(() =>
      editBooking(id, {
        version,
        ...(changed.length > 0 && {
          answers: changed.map((one) => ({
            questionId: one.question.id,
            ticket: one.ticket,
            value: now(one).trim(),
          })),
        }),
        ...(isMoved && { pickup: pointId ? { pointId, hotel } : null }),
      }),
    );
  const known = pickup && !pickups.some((point) => point.id === pickup.id) ? [pickup] : [];
  return (
    <DeskDialog
      title={t('needs.title')}
      submit={t('editor.save')}
      action={action}
      isIdle={changed.length === 0 && !isMoved}
      onSubmit={save}
      onClose={onClose}
    >
      <NeedFields
        {...{ questions, tickets, time }}
        pickups={[...pickups, ...known]}
        value={{
          ...{ pointId, hotel },
          answers: Object.fromEntries(asked.map((one) => [answerField(one), now(one)])),
        }}
        errors={action.errors}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
    </DeskDialog>
  );
}
