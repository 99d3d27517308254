import { useTranslation } from 'react-i18next';
import { Directions } from '#base/content/directions.tsx';
import { type FormFields, SelectField, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import { ANSWER_LENGTH, YES_OR_NO } from '#contract/bookings/needs/questions.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import {
  fieldsOf,
  type Needs,
  PICKUP_HOTEL,
  PICKUP_POINT,
  type ShownPoint,
} from './needs-fields.ts';

type NeedsProps = {
  form: FormFields;
  needs: Needs;
  /** Before the names of all fields. */
  prefix?: string;
};
type Field = ReturnType<typeof fieldsOf>[number];

function AnswerField({ form, field, needs, prefix = '' }: NeedsProps & { field: Field }) {
  const { t } = useTranslation('trips');
  const { t: ofAll } = useTranslation();
  const { question, at } = field;
  const isOfMany = question.per === 'ticket' && needs.tickets.length > 1;
  const common = {
    ...{ form, name: prefix + field.name },
    label: isOfMany
      ? t('needs.person', { number: at + 1, question: question.question })
      : question.question,
    required: question.needed === 'now' ? true : question.needed === 'optional' ? false : undefined,
  };
  const hint = question.help ? { hint: question.help } : {};
  if (question.type === 'choice' || question.type === 'yesno')
    return (
      <SelectField {...common} {...hint}>
        <option value="">{t('needs.choose')}</option>
        {question.type === 'yesno'
          ? YES_OR_NO.map((value) => (
              <option key={value} value={value}>
                {ofAll(value === 'yes' ? 'answer.yes' : 'answer.no')}
              </option>
            ))
          : question.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
      </SelectField>
    );
  if (question.type === 'number')
    return <TextField {...common} {...hint} inputMode="decimal" maxLength={20} />;
  if (question.type === 'waiver')
    return (
      <div className="space-y-2 sm:col-span-2">
        {at === 0 && (
          <p className="max-h-60 overflow-y-auto rounded-xl border border-limestone-300 bg-limestone-100 p-4 text-sm whitespace-pre-line">
            {question.text}
          </p>
        )}
        <TextField
          {...common}
          hint={question.help || t('needs.sign')}
          autoComplete="off"
          maxLength={NAME_LENGTH}
        />
      </div>
    );
  return <TextAreaField {...common} {...hint} rows={2} maxLength={ANSWER_LENGTH} />;
}

/** Where exactly, and on the map. */
function PickupPlace({ point }: { point: ShownPoint }) {
  const { name, directions, latitude, longitude } = point;
  return (
    <div className="empty:hidden sm:col-span-2">
      {directions && <p className="whitespace-pre-line">{directions}</p>}
      {latitude !== null && longitude !== null && (
        <Directions to={{ latitude, longitude }} name={name} />
      )}
    </div>
  );
}

function PickupFields({ form, needs, prefix = '' }: NeedsProps) {
  const { t } = useTranslation('trips');
  const chosen = needs.pickups.find(({ id }) => id === form.values[prefix + PICKUP_POINT]);
  return (
    <>
      <SelectField form={form} name={prefix + PICKUP_POINT} label={t('pickup.label')}>
        <option value="">{t('pickup.meeting')}</option>
        {needs.pickups.map((point) => {
          const time = pickupClock(needs.time, point);
          return (
            <option key={point.id} value={point.id}>
              {time ? t('pickup.at', { place: point.name, time }) : point.name}
            </option>
          );
        })}
      </SelectField>
      <div className={chosen ? undefined : 'hidden noscript:block'}>
        <TextField
          form={form}
          name={prefix + PICKUP_HOTEL}
          label={t('pickup.hotel')}
          maxLength={200}
          required={false}
        />
      </div>
      {chosen && <PickupPlace point={chosen} />}
    </>
  );
}

/** What an option asks of its guests, and where they are picked up. */
export function NeedsFields(props: NeedsProps) {
  const { needs } = props;
  if (needs.questions.length === 0 && needs.pickups.length === 0) return null;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {needs.pickups.length > 0 && <PickupFields {...props} />}
      {fieldsOf(needs).map((field) => (
        <AnswerField key={field.name} {...props} field={field} />
      ))}
    </div>
  );
}
