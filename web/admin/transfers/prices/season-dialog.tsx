import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { Dialog } from '#admin/dialog.tsx';
import { NumberField, TextField } from '#admin/fields.tsx';
import { SubmitForm } from '#admin/submit-form.tsx';
import { isCalendarDay, menorcaToday } from '#contract/calendar.ts';
import { changeBy } from './change-by.ts';
import type { PriceDraft } from './price-draft.ts';
import { addSeason, moveSeason, type Season } from './seasons.ts';

type SeasonDialogProps = {
  mode: 'new' | 'move';
  seasons: readonly Season[];
  chosen: Season | undefined;
  draft: PriceDraft;
  onDone: (draft: PriceDraft, validFrom: string) => void;
  onClose: () => void;
};

/** Dates of a season; a new one starts with the prices of the season shown. */
export function SeasonDialog({ mode, seasons, chosen, draft, onDone, onClose }: SeasonDialogProps) {
  const { t } = useTranslation('admin');
  const isNew = mode === 'new';
  const [from, setFrom] = useState(isNew ? menorcaToday(new Date()) : (chosen?.validFrom ?? ''));
  const [to, setTo] = useState(isNew ? '' : (chosen?.validTo ?? ''));
  const [percent, setPercent] = useState<number | null>(0);
  const isTaken = seasons.some(({ validFrom }) => validFrom === from && (isNew || validFrom !== chosen?.validFrom));
  const isBackwards = to !== '' && to < from;
  const isWrong = !isCalendarDay(from) || isTaken || isBackwards || (to !== '' && !isCalendarDay(to)) || percent === null;
  const save = () => {
    const days = { validFrom: from, validTo: to || null };
    const raised = (cents: number) => changeBy(cents, { by: 'percent', value: percent ?? 0, roundTo: percent ? 50 : 0 });
    onDone(isNew ? addSeason(draft, chosen?.validFrom, days, raised) : moveSeason(draft, chosen?.validFrom ?? '', days), from);
  };
  return (
    <Dialog title={t(isNew ? 'prices.season_new' : 'prices.season_move')} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !isWrong && save()}>
        <p className="text-stone">{t(isNew ? 'prices.season_new_text' : 'prices.season_move_text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('prices.valid_from')} error={isTaken ? 'taken' : undefined} type="date" value={from} onChange={setFrom} />
          <TextField
            label={t('prices.valid_to')}
            hint={t('prices.valid_to_hint')}
            error={isBackwards ? 'invalid' : undefined}
            type="date"
            value={to}
            onChange={setTo}
          />
        </div>
        {isNew && (
          <NumberField label={t('prices.season_percent')} hint={t('prices.season_percent_hint')} value={percent} onChange={setPercent} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.cancel')} onClick={onClose} />
          <Button look="sea" label={t(isNew ? 'prices.season_add' : 'prices.season_apply')} type="submit" disabled={isWrong} />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
