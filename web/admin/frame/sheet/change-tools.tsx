import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMoney } from '#contract/texts/parse-money.ts';
import { Button } from '../button.tsx';
import { COMPACT_CONTROL } from '../fields/controls.tsx';
import { Options } from '../fields/options.tsx';
import { SubmitForm } from '../submit-form.tsx';
import type { Change } from './change-by.ts';

type ChangeToolsProps = {
  /** Number of selected amounts. */
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  onChange: (change: Change) => void;
  onUndo: () => void;
  onRedo: () => void;
};

const ROUNDINGS: {
  roundTo: Change['roundTo'];
  label: 'prices.round_none' | 'prices.round_half' | 'prices.round_whole';
}[] = [
  { roundTo: 0, label: 'prices.round_none' },
  { roundTo: 50, label: 'prices.round_half' },
  { roundTo: 100, label: 'prices.round_whole' },
];

/** Parses per cent or euros as hundredths: `5`, `-2,5`. */
const hundredths = (text: string) => parseMoney(text.replace('%', '').replace('+', ''));

/** Raises or lowers the selected prices; undo and redo. */
export function ChangeTools({
  count,
  canUndo,
  canRedo,
  onChange,
  onUndo,
  onRedo,
}: ChangeToolsProps) {
  const { t } = useTranslation('admin-area');
  const [text, setText] = useState('');
  const [by, setBy] = useState<Change['by']>('percent');
  const [roundTo, setRoundTo] = useState<Change['roundTo']>(50);
  const value = hundredths(text);
  const isWrong = text.trim() !== '' && (value === undefined || value === null);
  return (
    <SubmitForm
      aria-label={t('prices.change_tools')}
      className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap sm:items-center"
      onSubmit={() =>
        typeof value === 'number' &&
        onChange({ by, value: by === 'percent' ? value / 100 : value, roundTo })
      }
    >
      <Button
        className="px-4 max-sm:col-span-2"
        label={t('prices.undo')}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <Button
        className="px-4 max-sm:col-span-2"
        label={t('prices.redo')}
        disabled={!canRedo}
        onClick={onRedo}
      />
      <span className="mx-1 h-8 border-l border-limestone-400 max-sm:hidden" />
      <input
        aria-label={t('prices.change_value')}
        aria-invalid={isWrong || undefined}
        placeholder="+5"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${COMPACT_CONTROL} text-right max-sm:min-w-0 sm:w-24`}
      />
      <select
        aria-label={t('prices.change_unit')}
        value={by}
        onChange={(event) => setBy(event.target.value as Change['by'])}
        className={COMPACT_CONTROL}
      >
        <option value="percent">%</option>
        <option value="amount">€</option>
      </select>
      <select
        aria-label={t('prices.rounding')}
        value={String(roundTo)}
        onChange={(event) =>
          setRoundTo(
            ROUNDINGS.find((one) => String(one.roundTo) === event.target.value)?.roundTo ?? 0,
          )
        }
        className={`${COMPACT_CONTROL} max-sm:col-span-2`}
      >
        <Options of={ROUNDINGS.map(({ roundTo: step, label }) => [step, t(label)])} />
      </select>
      <Button
        className="px-4 max-sm:col-span-4"
        label={t('prices.change_selected', { count })}
        type="submit"
        disabled={typeof value !== 'number' || count === 0}
      />
    </SubmitForm>
  );
}
