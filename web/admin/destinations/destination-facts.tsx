import { useTranslation } from 'react-i18next';
import { zonesApi } from '#admin/content-apis.ts';
import { Checkbox, NumberInput, Select } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Options } from '#admin/options.tsx';
import { Panel } from '#admin/panel.tsx';
import { RatingFields } from '#admin/rating-fields.tsx';
import { RowSelect } from '#admin/row-select.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import type { Unplaced } from '#admin/unplaced.ts';
import type { Editor } from '#admin/use-editor.ts';
import { LOCALES } from '#content/format.ts';
import { IslandMap } from '#content/island-map.tsx';
import { isOnMap } from '#content/island-projection.ts';
import { DESTINATION_KINDS, type DestinationInput } from '#contract/destinations.ts';
import { REGIONS } from '#contract/fields.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { KIND_LABELS, REGION_LABELS } from './labels.ts';

type PartProps = { editor: Editor<Unplaced<DestinationInput>> };

/** Fields that lists filter and sort by. */
export function DestinationFacts({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('trip.facts')}>
      <SlugField editor={editor} name={values.name} prefix="/destinations/…-" />
      <Field label={t('destination.kind')} error={errors.kind}>
        {(tie) => (
          <Select {...tie} value={values.kind} onChange={(kind) => set({ kind })}>
            <Options of={DESTINATION_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])])} />
          </Select>
        )}
      </Field>
      <Field label={t('field.region')} error={errors.region}>
        {(tie) => (
          <Select {...tie} value={values.region} onChange={(region) => set({ region })}>
            <Options of={REGIONS.map((region) => [region, t(REGION_LABELS[region])])} />
          </Select>
        )}
      </Field>
      <Checkbox label={t('field.popular')} value={values.isPopular} onChange={(isPopular) => set({ isPopular })} />
      <Months value={values.bestMonths} onChange={(bestMonths) => set({ bestMonths })} />
      <RatingFields values={values} errors={errors} set={set} />
    </Panel>
  );
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const monthName = (month: number, language: Language, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(LOCALES[language], { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 1)));

/** Months of the year as toggles. */
function Months({ value, onChange }: { value: readonly number[]; onChange: (months: number[]) => void }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('destination.best_months')}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            aria-pressed={value.includes(month)}
            onClick={() => onChange(MONTHS.filter((one) => (one === month ? !value.includes(one) : value.includes(one))))}
            className="min-h-11 rounded-lg border border-limestone-400 bg-white text-sm aria-pressed:border-sea-700 aria-pressed:bg-sea-700 aria-pressed:font-semibold aria-pressed:text-white"
          >
            <span aria-hidden="true">{monthName(month, language, 'short')}</span>
            <span className="sr-only">{monthName(month, language, 'long')}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Position on the map, and the taxi zone. */
export function DestinationPlace({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { values, errors, set } = editor;
  const { latitude, longitude } = values;
  const pin = latitude === null || longitude === null ? undefined : { id: 'here', latitude, longitude, label: values.name };
  return (
    <Panel title={t('destination.place')}>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('field.latitude')} error={errors.latitude}>
          {(tie) => <NumberInput {...tie} value={values.latitude} onChange={(latitude) => set({ latitude })} />}
        </Field>
        <Field label={t('field.longitude')} error={errors.longitude}>
          {(tie) => <NumberInput {...tie} value={values.longitude} onChange={(longitude) => set({ longitude })} />}
        </Field>
      </div>
      {!pin ? (
        <p className="text-sm text-stone">{t('destination.no_place')}</p>
      ) : isOnMap(pin) ? (
        // Display only: its pin is not a button.
        <div inert>
          <IslandMap pins={[pin]} selectedId="here" label={t('destination.map')} />
        </div>
      ) : (
        <p role="alert" className="font-semibold text-danger">
          {t('destination.off_map')}
        </p>
      )}
      <Field label={t('destination.zone')} hint={t('destination.zone_hint')} error={errors.transferZoneId}>
        {(tie) => (
          <RowSelect
            {...tie}
            api={zonesApi}
            nameOf={(zone) => localize(zone, 'name', language)}
            none={t('field.none')}
            value={values.transferZoneId}
            onChange={(transferZoneId) => set({ transferZoneId })}
          />
        )}
      </Field>
    </Panel>
  );
}
