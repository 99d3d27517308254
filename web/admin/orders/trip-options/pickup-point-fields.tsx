import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { NumberField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { publicPlacesQuery, publicZonesQuery } from '#admin/orders/transfers/transfer-api.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { listPart, type PlanEditor } from './list-part.ts';
import { newPartId } from './question-fields.tsx';

type Point = TripPlanInput['pickups'][number];
const NEW_POINT: Omit<Point, 'id'> = {
  ...{ placeId: null, name: '', directions: '', latitude: null, longitude: null },
  ...{ minutesBefore: 30, translations: {} },
};

/** Name and coordinates are the place's: the API fills in the latter. */
const following = ({ id, name, translations }: TransferPlace, { translations: own }: Point) => ({
  ...{ placeId: id, name },
  translations: { ...own, name: translations.name ?? {} },
});

type MinutesProps = {
  value: number;
  error: FieldErrorCode | undefined;
  onChange: (minutesBefore: number) => void;
};

/** How long before or after the start. */
function MinutesFields({ value, error, onChange }: MinutesProps) {
  const { t } = useTranslation('admin-area');
  const [isAfter, setAfter] = useState(value < 0);
  const signed = (minutes: number, after: boolean) => (after && minutes > 0 ? -minutes : minutes);
  return (
    <>
      <DurationField
        label={t('options.pickup_minutes')}
        error={error}
        value={Math.abs(value)}
        onChange={(minutes) => onChange(signed(Math.abs(minutes), isAfter))}
      />
      <SelectField
        label={t('options.pickup_when')}
        value={isAfter ? 'after' : 'before'}
        onChange={(when) => {
          setAfter(when === 'after');
          onChange(signed(Math.abs(value), when === 'after'));
        }}
        options={[
          ['before', t('options.pickup_before')],
          ['after', t('options.pickup_after')],
        ]}
      />
    </>
  );
}

type AddZoneProps = {
  places: readonly TransferPlace[];
  points: readonly Point[];
  onAdd: (points: Point[]) => void;
};

/** Adds all places of a zone of the transfers that are not there yet. */
function AddZone({ places, points, onAdd }: AddZoneProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data = [] } = useQuery(publicZonesQuery);
  const left = places.filter(({ id }) => !points.some(({ placeId }) => placeId === id));
  const zones = data
    .filter(({ slug }) => left.some(({ zone }) => zone === slug))
    .map((zone) => [zone.slug, localize(zone, 'name', language)] as const);
  if (zones.length === 0) return null;
  return (
    <SelectField
      label={t('options.pickup_zone')}
      value=""
      onChange={(chosen) =>
        onAdd(
          left
            .filter(({ zone }) => zone === chosen)
            .map((place): Point => {
              const point = { ...NEW_POINT, id: newPartId() };
              return { ...point, ...following(place, point) };
            }),
        )
      }
      options={[
        ['', t('options.pickup_choose_zone')],
        ...zones.toSorted(([, one], [, other]) => one.localeCompare(other)),
      ]}
    />
  );
}

/** Where guests are picked up: places of the transfers, or the option's own; and how long before or after the start. */
export function PickupPointFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { values, set } = editor;
  const { data: places = [] } = useQuery(publicPlacesQuery);
  const named = places
    .map((place) => [String(place.id), localize(place, 'name', language)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <Panel title={t('options.pickups')}>
      <ItemsInput
        label={t('options.pickups')}
        value={values.pickups}
        onChange={(pickups) => set({ pickups })}
        create={() => ({ ...NEW_POINT, id: newPartId() })}
        titleOf={(point) => localize(point, 'name', language)}
      >
        {(point, change, position) => {
          const part = listPart(editor, 'pickups', position - 1);
          const { placeId } = point;
          const known = named.some(([id]) => id === String(placeId));
          return (
            <div key={point.id} className="space-y-4">
              {(named.length > 0 || placeId) && (
                <SelectField
                  label={t('options.pickup_place', { position })}
                  hint={placeId ? t('options.pickup_follows') : undefined}
                  error={part.errors.placeId}
                  value={placeId ? String(placeId) : ''}
                  onChange={(id) => {
                    const place = places.find((one) => String(one.id) === id);
                    change(place ? following(place, point) : { placeId: null });
                  }}
                  options={[
                    ['', t('options.pickup_own')],
                    ...(placeId && !known ? [[String(placeId), point.name] as const] : []),
                    ...named,
                  ]}
                />
              )}
              {!placeId && (
                <TranslatedText
                  editor={part}
                  field="name"
                  label={t('options.pickup_name', { position })}
                  maxLength={200}
                />
              )}
              <TranslatedText
                editor={part}
                field="directions"
                label={t('options.pickup_directions', { position })}
                maxLength={400}
              />
              <div className="grid items-end gap-4 sm:grid-cols-2">
                <MinutesFields
                  error={part.errors.minutesBefore}
                  value={point.minutesBefore}
                  onChange={(minutesBefore) => change({ minutesBefore })}
                />
                {!placeId && (
                  <>
                    <NumberField
                      label={t('options.pickup_latitude')}
                      error={part.errors.latitude}
                      value={point.latitude}
                      onChange={(latitude) => change({ latitude })}
                    />
                    <NumberField
                      label={t('options.pickup_longitude')}
                      error={part.errors.longitude}
                      value={point.longitude}
                      onChange={(longitude) => change({ longitude })}
                    />
                  </>
                )}
              </div>
            </div>
          );
        }}
      </ItemsInput>
      <AddZone
        places={places}
        points={values.pickups}
        onAdd={(points) => set({ pickups: [...values.pickups, ...points] })}
      />
    </Panel>
  );
}
