import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { CountField, NumberField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import type { VehicleInput } from '#contract/transfers/transfers.ts';

const EMPTY: VehicleInput = {
  code: '',
  name: '',
  description: '',
  image: null,
  maxPassengers: 4,
  largeBags: 3,
  cabinBags: 3,
  childSeats: 2,
  hasWheelchairAccess: false,
  leadMinutes: 120,
  resourceIds: [],
  sortOrder: 0,
  translations: {},
};

const ROOM = [
  { name: 'maxPassengers', label: 'vehicles.passengers' },
  { name: 'largeBags', label: 'transfers.csv.large' },
  { name: 'cabinBags', label: 'transfers.csv.cabin' },
  { name: 'childSeats', label: 'vehicles.child_seats' },
] as const;

/** Capacity, luggage and lead time. */
function VehicleFacts({ editor }: { editor: Editor<VehicleInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, bind } = editor;
  return (
    <Panel title={t('vehicles.room')}>
      <div className="grid grid-cols-2 items-end gap-4">
        {ROOM.map(({ name, label }) => (
          <NumberField
            key={name}
            label={t(label)}
            error={errors[name]}
            value={values[name]}
            onChange={(count) => set({ [name]: count ?? 0 })}
          />
        ))}
      </div>
      <Checkbox {...bind('hasWheelchairAccess')} />
      <DurationField {...bind('leadMinutes')} hint={t('vehicles.lead_hint')} />
      <CountField {...bind('sortOrder')} hint={t('field.order_hint')} />
    </Panel>
  );
}

/** Vans that the class draws on. */
function VehicleVans({ editor }: { editor: Editor<VehicleInput> }) {
  const { t } = useTranslation('admin-area');
  const { resourceIds } = editor.values;
  const { data } = useQuery(APIS.resources.list({ kind: 'vehicle', pageSize: MAX_PAGE_SIZE }));
  const vans = data?.items ?? [];
  return (
    <Panel title={t('vehicles.vans')}>
      <p className="text-sm text-stone">{t('vehicles.vans_hint')}</p>
      {vans.length === 0 ? (
        <TextLink
          to="/resources"
          className="inline-flex min-h-11 items-center"
          label={t('options.uses_none')}
        />
      ) : (
        <fieldset className="space-y-2" aria-label={t('vehicles.vans')}>
          {vans.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              value={resourceIds.includes(id)}
              onChange={(isOn) =>
                editor.set({
                  resourceIds: isOn
                    ? [...resourceIds, id]
                    : resourceIds.filter((one) => one !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </Panel>
  );
}

function VehicleTexts({ editor }: { editor: Editor<VehicleInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('vehicles.texts')}>
      <TranslatedText editor={editor} field="name" />
      <TranslatedText editor={editor} field="description" rows={4} />
      <TextField {...editor.bind('code')} hint={t('vehicles.code_hint')} spellCheck={false} />
    </Panel>
  );
}

function VehiclePicture({ editor }: { editor: Editor<VehicleInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('field.pictures')}>
      <PictureField {...editor.bind('image')} label={t('field.main_picture')} />
    </Panel>
  );
}

const tabsOf = (editor: Editor<VehicleInput>): EditorTab<VehicleInput>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['name', 'description', 'code'],
    hasTexts: true,
    content: <VehicleTexts editor={editor} />,
  },
  {
    name: 'room',
    label: 'vehicles.room',
    fields: [
      ...(['maxPassengers', 'largeBags', 'cabinBags', 'childSeats'] as const),
      ...(['hasWheelchairAccess', 'leadMinutes', 'sortOrder'] as const),
    ],
    content: <VehicleFacts editor={editor} />,
  },
  {
    name: 'vans',
    label: 'vehicles.vans',
    fields: ['resourceIds'],
    content: <VehicleVans editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'field.picture',
    fields: ['image'],
    content: <VehiclePicture editor={editor} />,
  },
];

export function VehicleEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['transfer-vehicles']}
      empty={EMPTY}
      newTitle={t('vehicles.new')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('vehicles.title')}
      refreshes={['/api/admin/transfers']}
      canDuplicate
      afterSave={() => <LiveProof path="/airport-transfers" />}
      tabs={tabsOf}
    />
  );
}
