import { useTranslation } from 'react-i18next';
import { AreaField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type PickupPoint, pickupClock } from '#contract/bookings/needs/pickups.ts';
import {
  ANSWER_LENGTH,
  askedOf,
  type Question,
  YES_OR_NO,
} from '#contract/bookings/needs/questions.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { FieldErrors } from '../desk/use-desk-action.ts';
import { type Asked, answerField, type Ticket, type TypedNeeds } from './typed-needs.ts';

type AnswerFieldProps = {
  asked: Asked;
  label: string;
  value: string;
  error: Parameters<typeof TextField>[0]['error'];
  onChange: (value: string) => void;
};

function AnswerField({ asked: { question, at }, ...named }: AnswerFieldProps) {
  const { t } = useTranslation('admin-area');
  const { t: ofAll } = useTranslation();
  const language = useLanguage();
  const labels = localizeList(question, 'choices', language);
  const help = localize(question, 'help', language);
  const field = { ...named, hint: help || undefined };
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
            ...question.choices.map((choice, place) => [choice, labels[place] ?? choice] as const),
          ]}
        />
      );
    case 'text':
      return <AreaField {...field} rows={2} maxLength={ANSWER_LENGTH} />;
    case 'number':
      return <TextField {...field} inputMode="decimal" maxLength={20} />;
    default:
      return (
        <>
          {at <= 0 && (
            <p className="col-span-full max-h-40 overflow-y-auto rounded-xl bg-limestone-100 p-4 text-sm whitespace-pre-line">
              {localize(question, 'text', language)}
            </p>
          )}
          <TextField {...field} autoComplete="off" maxLength={NAME_LENGTH} />
        </>
      );
  }
}

type NeedFieldsProps = {
  questions: readonly Question[];
  pickups: readonly PickupPoint[];
  tickets: readonly Ticket[];
  /** `HH:MM` of the start; empty for a whole day. */
  time: string;
  value: TypedNeeds;
  errors: FieldErrors;
  onChange: (change: Partial<TypedNeeds>) => void;
};

/** Where guests are picked up, and what the option asks. */
export function NeedFields(props: NeedFieldsProps) {
  const { questions, pickups, tickets, time, value, errors, onChange } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const nameOf = ({ question, at }: Asked) => {
    const text = localize(question, 'question', language);
    const ticket = tickets.length > 1 ? tickets[at] : undefined;
    return ticket ? `${text} (${ticket.name ?? at + 1})` : text;
  };
  return (
    <>
      {pickups.length > 0 && (
        <>
          <SelectField
            label={t('manifest.pickup')}
            error={errors['pickup.pointId']}
            value={value.pointId}
            onChange={(pointId) => onChange({ pointId })}
            options={[
              ['', t('manifest.at_meeting_point')],
              ...pickups.map(
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
          {value.pointId && (
            <TextField
              label={t('needs.hotel')}
              error={errors['pickup.hotel']}
              value={value.hotel}
              maxLength={200}
              onChange={(hotel) => onChange({ hotel })}
            />
          )}
        </>
      )}
      {askedOf(questions, tickets).map((one) => {
        const name = answerField(one);
        return (
          <AnswerField
            key={name}
            asked={one}
            label={nameOf(one)}
            value={value.answers[name] ?? ''}
            error={errors[name]}
            onChange={(text) => onChange({ answers: { ...value.answers, [name]: text } })}
          />
        );
      })}
    </>
  );
}
