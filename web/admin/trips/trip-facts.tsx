import { useTranslation } from 'react-i18next';
import { destinationsApi, tripTypesApi } from '#admin/content-apis.ts';
import { Checkbox, NumberInput, Select } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { GalleryField, PictureField } from '#admin/picture-field.tsx';
import { RatingFields } from '#admin/rating-fields.tsx';
import { RowChoices, RowSelect } from '#admin/row-select.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import type { TripInput } from '#contract/trips.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type PartProps = { editor: Editor<TripInput> };

export function TripPictures({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('field.pictures')}>
      <PictureField
        label={t('field.main_picture')}
        value={values.image}
        error={errors.image}
        onChange={(image) => set({ image: image ?? '' })}
      />
      <GalleryField label={t('field.gallery')} value={values.gallery} error={errors.gallery} onChange={(gallery) => set({ gallery })} />
    </Panel>
  );
}

/** Type, area, length and price: the fields that lists filter and sort by. */
export function TripFacts({ editor }: PartProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { values, errors, set } = editor;
  return (
    <>
      <Panel title={t('trip.facts')}>
        <SlugField editor={editor} name={values.name} prefix="/trips/…-" />
        <Field label={t('content.trip_type')} error={errors.tripTypeId && !values.tripTypeId ? 'required' : errors.tripTypeId}>
          {(tie) => (
            <RowSelect
              {...tie}
              api={tripTypesApi}
              nameOf={(type) => localize(type, 'name', language)}
              value={values.tripTypeId || null}
              onChange={(id) => set({ tripTypeId: id ?? 0 })}
            />
          )}
        </Field>
        <Field label={t('field.region')} error={errors.region}>
          {(tie) => (
            <Select {...tie} value={values.region} onChange={(region) => set({ region })}>
              <option value="north">{t('region.north')}</option>
              <option value="south">{t('region.south')}</option>
              <option value="west">{t('region.west')}</option>
              <option value="east">{t('region.east')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('trip.duration_class')} error={errors.durationClass}>
          {(tie) => (
            <Select {...tie} value={values.durationClass} onChange={(durationClass) => set({ durationClass })}>
              <option value="half-day">{t('trip.half_day')}</option>
              <option value="full-day">{t('trip.full_day')}</option>
              <option value="multi-day">{t('trip.multi_day')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('trip.price')} error={errors.price} hint={t('trip.price_hint')}>
          {(tie) => <NumberInput {...tie} value={values.price} onChange={(price) => set({ price })} />}
        </Field>
        <Checkbox
          label={t('trip.bookable')}
          hint={t('trip.bookable_hint')}
          value={values.showBookingOptions}
          onChange={(showBookingOptions) => set({ showBookingOptions })}
        />
        <Checkbox label={t('field.popular')} value={values.isPopular} onChange={(isPopular) => set({ isPopular })} />
        <Checkbox label={t('trip.bestseller')} value={values.isBestseller} onChange={(isBestseller) => set({ isBestseller })} />
      </Panel>
      <Panel title={t('trip.people')}>
        <div className="grid grid-cols-2 items-end gap-4">
          <Field label={t('trip.min_age')} error={errors.minAge}>
            {(tie) => <NumberInput {...tie} value={values.minAge} onChange={(minAge) => set({ minAge })} />}
          </Field>
          <Field label={t('trip.max_people')} error={errors.maxPeople}>
            {(tie) => <NumberInput {...tie} value={values.maxPeople} onChange={(maxPeople) => set({ maxPeople })} />}
          </Field>
          <Field label={t('field.latitude')} error={errors.meetingLatitude}>
            {(tie) => <NumberInput {...tie} value={values.meetingLatitude} onChange={(meetingLatitude) => set({ meetingLatitude })} />}
          </Field>
          <Field label={t('field.longitude')} error={errors.meetingLongitude}>
            {(tie) => <NumberInput {...tie} value={values.meetingLongitude} onChange={(meetingLongitude) => set({ meetingLongitude })} />}
          </Field>
        </div>
        <RatingFields values={values} errors={errors} set={set} />
        <fieldset>
          <legend className="mb-1 font-semibold text-deep-900">{t('trip.guide_languages')}</legend>
          <div className="space-y-2">
            {LANGUAGES.map((code) => (
              <Checkbox
                key={code}
                label={LANGUAGE_LABELS[code]}
                value={values.guideLanguages.includes(code)}
                onChange={(isOn) =>
                  set({ guideLanguages: LANGUAGES.filter((one) => (one === code ? isOn : values.guideLanguages.includes(one))) })
                }
              />
            ))}
          </div>
        </fieldset>
        <RowChoices
          api={destinationsApi}
          nameOf={(destination) => localize(destination, 'name', language)}
          label={t('content.destinations')}
          value={values.destinationIds}
          onChange={(ids) => set({ destinationIds: [...ids] })}
        />
      </Panel>
    </>
  );
}
