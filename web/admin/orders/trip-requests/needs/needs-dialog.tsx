import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import { ANSWER_LENGTH, answerTo, askedOf, YES_OR_NO } from '#contract/bookings/needs/questions.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { editBooking } from '../desk/desk.api.ts';
import { DeskDialog } from '../desk/desk-dialog.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';

type Asked = ReturnType<typeof askedOf<TripRequestDetail['questions'][number]>>[number];

/** As the API names it in its refusals. */
const fieldOf = ({ question, ticket }: Asked) =>
  ticket === null ? `answer.${question.id}` : `answer.${question.id}.${ticket}`;

type AnswerFieldProps = {
  asked: Asked;
  label: string;
  value: string;
  error: Parameters<typeof TextField>[0]['error'];
  onChange: (value: string) => void;
};

function AnswerField({ asked: { question }, ...field }: AnswerFieldProps) {
  const { t } = useTranslation('admin-area');
  const { t: ofAll } = useTranslation();
  const labels = localizeList(question, 'choices', useLanguage());
  switch (question.type) {
    case 'yesno':
      return (
        <SelectField
          {...field}
          options={[
            ['', t('needs.none')],
            ...YES_OR_NO.map(
              (value) => [value, ofAll(value === 'yes' ? 'answer.yes' : 'answer.no')] as const,
            ),
          ]}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...field}
          options={[
            ['', t('needs.none')],
            ...question.choices.map((choice, at) => [choice, labels[at] ?? choice] as const),
          ]}
        />
      );
    case 'text':
      return <AreaField {...field} rows={2} maxLength={ANSWER_LENGTH} />;
    default:
      return (
        <TextField {...field} inputMode={question.type === 'number' ? 'decimal' : undefined} />
      );
  }
}

type NeedsDialogProps = {
  request: TripRequestDetail;
  onShow: (booking: TripRequestDetail) => void;
  onDone: (title: string) => void;
  onClose: () => void;
};

/** What the guest answered and where they are picked up, corrected by the firm. Only what was changed is sent. */
export function NeedsDialog({ request, onShow, onDone, onClose }: NeedsDialogProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { id, version, questions, pickups, answers, pickup, tickets, time } = request;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [pointId, setPointId] = useState(pickup?.id ?? '');
  const [hotel, setHotel] = useState(pickup?.hotel ?? '');
  const asked = askedOf(questions, tickets);
  const before = (one: Asked) => answerTo(answers, one.question, one.ticket)?.value ?? '';
  const changed = asked.filter(
    (one) => (typed[fieldOf(one)] ?? before(one)).trim() !== before(one),
  );
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
            value: (typed[fieldOf(one)] ?? '').trim(),
          })),
        }),
        ...(isMoved && { pickup: pointId ? { pointId, hotel } : null }),
      }),
    );
  const known = pickup && !pickups.some((point) => point.id === pickup.id) ? [pickup] : [];
  const nameOf = (one: Asked) => {
    const question = localize(one.question, 'question', language);
    const ticket = tickets[one.at];
    return ticket ? `${question} (${ticket.name ?? one.at + 1})` : question;
  };
  return (
    <DeskDialog
      title={t('needs.title')}
      submit={t('editor.save')}
      action={action}
      isIdle={changed.length === 0 && !isMoved}
      onSubmit={save}
      onClose={onClose}
    >
      {(pickups.length > 0 || pickup) && (
        <>
          <SelectField
            label={t('manifest.pickup')}
            error={action.errors['pickup.pointId']}
            value={pointId}
            onChange={setPointId}
            options={[
              ['', t('manifest.at_meeting_point')],
              ...[...pickups, ...known].map(
                (point) =>
                  [
                    point.id,
                    [pickupClock(time, point), localize(point, 'name', language)]
                      .filter(Boolean)
                      .join(' · '),
                  ] as const,
              ),
            ]}
          />
          {pointId && (
            <TextField label={t('needs.hotel')} value={hotel} maxLength={200} onChange={setHotel} />
          )}
        </>
      )}
      {asked.map((one) => (
        <AnswerField
          key={fieldOf(one)}
          asked={one}
          label={nameOf(one)}
          value={typed[fieldOf(one)] ?? before(one)}
          error={action.errors[fieldOf(one)]}
          onChange={(value) => setTyped((now) => ({ ...now, [fieldOf(one)]: value }))}
        />
      ))}
    </DeskDialog>
  );
}
