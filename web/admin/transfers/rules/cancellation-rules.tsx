import { useTranslation } from 'react-i18next';
import { NumberInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { ItemsInput } from '#admin/items-input.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { TransferRules } from '#contract/transfers.ts';

/** Cancellation fees by time before the pick-up. */
export function CancellationRules({ editor }: { editor: Editor<TransferRules> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  const tiers = values.cancellation.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  return (
    <Panel title={t('rules.cancellation')}>
      <p className="text-sm text-stone">{t('rules.cancellation_hint')}</p>
      <ItemsInput
        label={t('rules.cancellation')}
        value={values.cancellation}
        onChange={(cancellation) => set({ cancellation })}
        create={() => ({ hoursBefore: 24, feePercent: 0 })}
      >
        {(tier, change, position) => (
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('rules.tier_hours')} error={errors[`cancellation.${position - 1}.hoursBefore`]}>
              {(tie) => <NumberInput {...tie} value={tier.hoursBefore} onChange={(hours) => change({ hoursBefore: hours ?? 0 })} />}
            </Field>
            <Field label={t('rules.tier_percent')} error={errors[`cancellation.${position - 1}.feePercent`]}>
              {(tie) => <NumberInput {...tie} value={tier.feePercent} onChange={(percent) => change({ feePercent: percent ?? 0 })} />}
            </Field>
          </div>
        )}
      </ItemsInput>
      <ul className="list-disc pl-5 text-sm text-stone">
        {tiers.map(({ hoursBefore, feePercent }) => (
          <li key={`${hoursBefore} ${feePercent}`}>{t('rules.tier_text', { hours: hoursBefore, percent: feePercent })}</li>
        ))}
      </ul>
    </Panel>
  );
}
