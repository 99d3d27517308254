import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { NumberField, TextField } from '#admin/frame/fields/fields.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { changeBy } from '#admin/frame/sheet/change-by.ts';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isCalendarDay } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import type { PriceDraft } from './price-draft.ts';
import { addSeason, moveSeason, removeSeason, type Season } from './seasons.ts';

type SeasonDialogProps = {
  mode: 'new' | 'move';
  seasons: readonly Season[];
  chosen: Season | undefined;
  draft: PriceDraft;
  onDone: (draft: PriceDraft, validFrom: string) => void;
  onClose: () => void;
};

/** Dates of a season; a new one starts with the prices of the season shown. */
function SeasonDialog({ mode, seasons, chosen, draft, onDone, onClose }: SeasonDialogProps) {
  const { t } = useTranslation('admin-area');
  const isNew = mode === 'new';
  const [from, setFrom] = useState(isNew ? serverToday() : (chosen?.validFrom ?? ''));
  const [to, setTo] = useState(isNew ? '' : (chosen?.validTo ?? ''));
  const [percent, setPercent] = useState<number | null>(0);
  const isTaken = seasons.some(
    ({ validFrom }) => validFrom === from && (isNew || validFrom !== chosen?.validFrom),
  );
  const isBackwards = to !== '' && to < from;
  const isWrong =
    !isCalendarDay(from) ||
    isTaken ||
    isBackwards ||
    (to !== '' && !isCalendarDay(to)) ||
    percent === null;
  const save = () => {
    const days = { validFrom: from, validTo: to || null };
    const raised = (cents: number) =>
      changeBy(cents, { by: 'percent', value: percent ?? 0, roundTo: percent ? 50 : 0 });
    onDone(
      isNew
        ? addSeason(draft, chosen?.validFrom, days, raised)
        : moveSeason(draft, chosen?.validFrom ?? '', days),
      from,
    );
  };
  return (
    <Dialog title={t(isNew ? 'prices.season_new' : 'prices.season_move')} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !isWrong && save()}>
        <p className="text-stone">
          {t(isNew ? 'prices.season_new_text' : 'prices.season_move_text')}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('prices.valid_from')}
            error={isTaken ? 'taken' : undefined}
            type="date"
            value={from}
            onChange={setFrom}
          />
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
          <NumberField
            label={t('prices.season_percent')}
            hint={t('prices.season_percent_hint')}
            value={percent}
            onChange={setPercent}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.cancel')} onClick={onClose} />
          <Button
            look="sea"
            label={t(isNew ? 'prices.season_add' : 'prices.season_apply')}
            type="submit"
            disabled={isWrong}
          />
        </div>
      </SubmitForm>
    </Dialog>
  );
}

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

export function SeasonDays({
  season: { validFrom, validTo },
}: {
  season: Pick<Season, 'validFrom' | 'validTo'>;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return validTo
    ? t('prices.season_days', {
        from: formatDay(validFrom, language),
        to: formatDay(validTo, language),
      })
    : t('prices.season_open', { from: formatDay(validFrom, language) });
}

type SeasonBarProps = {
  seasons: readonly Season[];
  /** Season shown in the table. */
  chosen: Season | undefined;
  /** Season in effect today. */
  current: Season | undefined;
  draft: PriceDraft;
  onChoose: (validFrom: string) => void;
  onChange: (draft: PriceDraft) => void;
};

const LINK = 'min-h-11 px-1 text-sm font-semibold text-sea-700 underline underline-offset-4';

/** Seasons of the price table: select, add, move, remove. */
export function SeasonBar({ seasons, chosen, current, draft, onChoose, onChange }: SeasonBarProps) {
  const { t } = useTranslation('admin-area');
  const [asked, setAsked] = useState<'new' | 'move'>();
  return (
    <section aria-label={t('prices.seasons')}>
      <div className="flex flex-wrap items-center gap-2">
        {seasons.map((season) => (
          <Toggle
            key={season.validFrom}
            className="bg-white"
            isOn={season.validFrom === chosen?.validFrom}
            onClick={() => onChoose(season.validFrom)}
            label={
              <>
                <SeasonDays season={season} />
                {season.validFrom === current?.validFrom && (
                  <span className="rounded-full bg-sea-100 px-2 text-sea-800">
                    {t('prices.season_now')}
                  </span>
                )}
              </>
            }
          />
        ))}
        <TextButton
          className="min-h-11 px-1 text-sm"
          label={t('prices.season_new')}
          onClick={() => setAsked('new')}
        />
        {chosen && (
          <>
            <TextButton
              className="min-h-11 px-1 text-sm"
              label={t('prices.season_move')}
              onClick={() => setAsked('move')}
            />
            {seasons.length > 1 && (
              <button
                type="button"
                className={`${LINK} text-danger`}
                onClick={() => onChange(removeSeason(draft, chosen.validFrom))}
              >
                {t('prices.season_remove')}
              </button>
            )}
          </>
        )}
      </div>
      {chosen?.isMixed && <p className="mt-1 text-sm text-stone">{t('prices.season_mixed')}</p>}
      {asked && (
        <SeasonDialog
          mode={asked}
          seasons={seasons}
          chosen={chosen}
          draft={draft}
          onDone={(next, validFrom) => {
            onChange(next);
            onChoose(validFrom);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
