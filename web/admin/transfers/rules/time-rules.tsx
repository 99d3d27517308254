import { useTranslation } from 'react-i18next';
import { Checkbox, TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { MoneyInput } from '#admin/money-input.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { TransferRules } from '#contract/transfers.ts';
import { WholeField } from './whole-field.tsx';

type RulesProps = { editor: Editor<TransferRules> };

/** Free waiting time and the price of more. */
export function WaitingRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin');
  const { values, errors, setAt } = editor;
  return (
    <Panel title={t('rules.waiting')}>
      <div className="grid grid-cols-3 items-end gap-4">
        <WholeField editor={editor} path={['waiting', 'airportMinutes']} label={t('rules.wait_airport')} />
        <WholeField editor={editor} path={['waiting', 'portMinutes']} label={t('rules.wait_port')} />
        <WholeField editor={editor} path={['waiting', 'otherMinutes']} label={t('rules.wait_elsewhere')} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t('rules.wait_price')} error={errors['waiting.extraQuarterCents']}>
          {(tie) => (
            <MoneyInput
              {...tie}
              value={values.waiting.extraQuarterCents}
              onChange={(cents) => setAt(['waiting', 'extraQuarterCents'], cents ?? 0)}
            />
          )}
        </Field>
        <WholeField editor={editor} path={['waiting', 'maxExtraQuarters']} label={t('rules.wait_max')} />
      </div>
    </Panel>
  );
}

/** Opening hours, lead time and capacity. */
export function OpeningRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin');
  const { values, errors, set, setAt } = editor;
  const { hours } = values;
  return (
    <Panel title={t('rules.opening')}>
      <Checkbox
        label={t('rules.always_open')}
        value={hours === null}
        onChange={(isAlways) => set({ hours: isAlways ? null : { from: '06:00', to: '23:59' } })}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('rules.open_from')} error={errors['hours.from']}>
            {(tie) => <TextInput {...tie} type="time" value={hours.from} onChange={(from) => setAt(['hours', 'from'], from)} />}
          </Field>
          <Field label={t('rules.open_to')} error={errors['hours.to']}>
            {(tie) => <TextInput {...tie} type="time" value={hours.to} onChange={(to) => setAt(['hours', 'to'], to)} />}
          </Field>
        </div>
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <WholeField editor={editor} path={['minimumNoticeMinutes']} label={t('rules.notice')} />
        <WholeField editor={editor} path={['maxPassengers']} label={t('rules.max_passengers')} />
      </div>
      <p className="text-sm text-stone">{t('rules.notice_hint')}</p>
    </Panel>
  );
}
