import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/button.tsx';
import { Toggle } from '#admin/toggle.tsx';
import { LOCALES } from '#content/format.ts';
import type { Language } from '#contract/language.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import type { PriceDraft } from './price-draft.ts';
import { SeasonDialog } from './season-dialog.tsx';
import { removeSeason, type Season } from './seasons.ts';

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export function SeasonDays({ season: { validFrom, validTo } }: { season: Pick<Season, 'validFrom' | 'validTo'> }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return validTo
    ? t('prices.season_days', { from: formatDay(validFrom, language), to: formatDay(validTo, language) })
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
  const { t } = useTranslation('admin');
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
                  <span className="rounded-full bg-sea-100 px-2 text-sea-800">{t('prices.season_now')}</span>
                )}
              </>
            }
          />
        ))}
        <TextButton className="min-h-11 px-1 text-sm" label={t('prices.season_new')} onClick={() => setAsked('new')} />
        {chosen && (
          <>
            <TextButton className="min-h-11 px-1 text-sm" label={t('prices.season_move')} onClick={() => setAsked('move')} />
            {seasons.length > 1 && (
              <button type="button" className={`${LINK} text-danger`} onClick={() => onChange(removeSeason(draft, chosen.validFrom))}>
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
