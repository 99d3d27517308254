import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Unplaced } from '#admin/frame/editor/unplaced.ts';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { LinesField, NumberField, RowField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import {
  isOnMap,
  MAP_HEIGHT,
  MAP_WIDTH,
  project,
  unproject,
} from '#base/content/map/island-projection.ts';
import { StillMap } from '#base/content/map/still-map.tsx';
import { localize } from '#contract/languages/translation.ts';
import { PLACE_KINDS, type PlaceInput } from '#contract/transfers/transfers.ts';

type Spot = { latitude: number; longitude: number };
type MapPickProps = { [K in keyof Spot]: number | null } & {
  name: string;
  onPick: (spot: Spot) => void;
};

/** Map units that an arrow key press moves; more with Shift. */
const STEP = 2;
const LEAP = 20;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Map of the island with the place's pin; moved by click or arrow keys. */
function MapPick({ name, latitude, longitude, onPick }: MapPickProps) {
  const { t } = useTranslation('admin-area');
  const pin =
    latitude === null || longitude === null
      ? undefined
      : { id: 'here', latitude, longitude, label: name || t('places.here') };
  const isShown = pin !== undefined && isOnMap(pin);
  const click = (event: MouseEvent) => {
    // A click by keyboard has no position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPick(
      unproject({
        x: ((event.clientX - box.left) / box.width) * MAP_WIDTH,
        y: ((event.clientY - box.top) / box.height) * MAP_HEIGHT,
      }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const from = isShown
      ? project(pin.longitude, pin.latitude)
      : { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };
    const step = event.shiftKey ? LEAP : STEP;
    onPick(unproject({ x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }));
  };
  return (
    <div>
      <div className="relative">
        <div inert>
          <StillMap at={pin} label={t('places.map')} />
        </div>
        <button
          type="button"
          aria-label={pin ? t('places.pick', pin) : t('places.pick_first')}
          className="absolute inset-x-0 top-0 aspect-[1000/744] cursor-crosshair rounded-card"
          onClick={click}
          onKeyDown={press}
        />
      </div>
      {pin && !isShown && <Problem text={t('destination.off_map')} />}
      <p className="text-sm text-stone">{t(pin ? 'places.pick_hint' : 'places.pick_none')}</p>
    </div>
  );
}

/** Position of a place: picked on the map or entered as numbers. */
function PlaceSpot({ editor }: { editor: Editor<Unplaced<PlaceInput>> }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('places.spot')}>
      <MapPick
        name={values.name}
        latitude={values.latitude}
        longitude={values.longitude}
        onPick={(spot) => set(spot)}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...bind('latitude')} />
        <NumberField {...bind('longitude')} />
      </div>
    </Panel>
  );
}

/** A new place has no default position: drivers are sent there. */
const EMPTY: Unplaced<PlaceInput> = {
  kind: 'resort',
  name: '',
  aliases: [],
  zoneId: null,
  latitude: null,
  longitude: null,
  meetingPoint: '',
  translations: {},
};

type PartProps = { editor: Editor<Unplaced<PlaceInput>> };

function PlaceTexts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('places.texts')}>
      <TranslatedText editor={editor} field="name" />
      <LinesField {...editor.bind('aliases')} hint={t('places.aliases_hint')} rows={3} />
      <TranslatedText
        editor={editor}
        field="meetingPoint"
        label={t('mail.label.meeting_point')}
        rows={3}
        hint={t('places.meeting_hint')}
      />
    </Panel>
  );
}

function PlaceFacts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('places.facts')}>
      <SelectField
        {...editor.bind('kind')}
        options={PLACE_KINDS.map((kind) => [kind, t(`place.kind_${kind}`)])}
      />
      <RowField
        {...editor.bind('zoneId')}
        hint={t('places.zone_hint')}
        api={APIS['transfer-zones']}
        none={t('field.none')}
      />
    </Panel>
  );
}

const tabsOf = (editor: Editor<Unplaced<PlaceInput>>): EditorTab<Unplaced<PlaceInput>>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['name', 'aliases', 'meetingPoint'],
    hasTexts: true,
    content: <PlaceTexts editor={editor} />,
  },
  {
    name: 'place',
    label: 'tab.zone_and_map',
    fields: ['kind', 'zoneId', 'latitude', 'longitude'],
    content: (
      <>
        <PlaceFacts editor={editor} />
        <PlaceSpot editor={editor} />
      </>
    ),
  },
];

export function PlaceEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['transfer-places']}
      empty={EMPTY}
      newTitle={t('places.new')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('places.title')}
      refreshes={['/api/transfers/places', '/api/admin/transfers']}
      canDuplicate
      afterSave={() => <LiveProof path="/airport-transfers" />}
      tabs={tabsOf}
    />
  );
}
