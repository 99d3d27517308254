import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatSpan } from '#admin/frame/days/format-span.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { NumberField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { RESOURCE_KINDS, type ResourceInput } from '#contract/bookings/resources.ts';
import { CalendarsPanel } from './calendars-panel.tsx';
import { ClashesPanel } from './clashes-panel.tsx';
import { KIND_LABELS } from './kind-labels.ts';

const EMPTY: ResourceInput = {
  name: '',
  kind: 'boat',
  quantity: 1,
  places: null,
  turnaroundMinutes: 0,
  languages: [],
  note: '',
  image: null,
  plate: '',
  isActive: true,
  outOfService: [],
};

const NEW_DAYS: ResourceInput['outOfService'][number] = { from: '', to: '', note: '' };

type PartProps = { editor: Editor<ResourceInput> };

function Facts({ editor: { bind, values, set } }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('resources.facts')}>
      <TextField {...bind('name')} autoComplete="off" />
      <SelectField
        {...bind('kind')}
        options={RESOURCE_KINDS.map((kind) => [kind, t(KIND_LABELS[kind])] as const)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          {...bind('quantity')}
          hint={t('resources.quantity_hint')}
          onChange={(quantity) => set({ quantity: quantity ?? 0 })}
        />
        <NumberField {...bind('places')} />
      </div>
      <DurationField {...bind('turnaroundMinutes')} hint={t('resources.turnaround_hint')} />
      {values.kind === 'vehicle' && <TextField {...bind('plate')} autoComplete="off" />}
      {values.kind === 'person' && (
        <LanguageChecks
          legend={t('guides.languages')}
          value={values.languages}
          onChange={(languages) => set({ languages })}
        />
      )}
      <TextField {...bind('note')} autoComplete="off" />
      <Checkbox {...bind('isActive')} hint={t('resources.is_active_hint')} />
    </Panel>
  );
}

/** Days on which it is not there. */
function OutOfService({ editor: { values, errors, set } }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <Panel title={t('resources.out')}>
      <p className="text-sm text-stone">{t('resources.out_hint')}</p>
      <ItemsInput
        label={t('resources.out')}
        value={values.outOfService}
        onChange={(outOfService) => set({ outOfService })}
        create={() => NEW_DAYS}
        titleOf={({ from, to, note }) =>
          [from && to && formatSpan(from, to, language), note].filter(Boolean).join(' · ')
        }
      >
        {(days, change, position) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              type="date"
              label={t('resources.out_from', { position })}
              error={errors[`outOfService.${position - 1}.from`]}
              value={days.from}
              onChange={(from) => change({ from, ...(days.to < from && { to: from }) })}
            />
            <TextField
              type="date"
              label={t('resources.out_to', { position })}
              error={errors[`outOfService.${position - 1}.to`]}
              value={days.to}
              onChange={(to) => change({ to })}
            />
            <div className="sm:col-span-2">
              <TextField
                label={t('resources.out_note', { position })}
                error={errors[`outOfService.${position - 1}.note`]}
                value={days.note}
                onChange={(note) => change({ note })}
                autoComplete="off"
              />
            </div>
          </div>
        )}
      </ItemsInput>
    </Panel>
  );
}

function Picture({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('field.pictures')}>
      <PictureField {...editor.bind('image')} label={t('field.main_picture')} />
    </Panel>
  );
}

const tabsOf = (editor: Editor<ResourceInput>): EditorTab<ResourceInput>[] => [
  {
    name: 'facts',
    label: 'resources.facts',
    fields: [
      ...(['name', 'kind', 'quantity', 'places', 'turnaroundMinutes', 'plate'] as const),
      ...(['languages', 'note', 'isActive'] as const),
    ],
    content: <Facts editor={editor} />,
  },
  {
    name: 'out',
    label: 'resources.out',
    fields: ['outOfService'],
    content: <OutOfService editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'field.picture',
    fields: ['image'],
    content: <Picture editor={editor} />,
  },
];

function ResourceForm() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.resources}
      empty={EMPTY}
      newTitle={t('resources.new')}
      titleOf={({ name }) => name}
      listTitle={t('resources.title')}
      refreshes={['/api/admin/calendar', '/api/admin/departures', '/api/admin/resources/clashes']}
      hasTranslations={false}
      tabs={tabsOf}
    >
      {({ row }) => row && <ClashesPanel resourceId={row.id} />}
    </EditorScreen>
  );
}

/** A boat, vehicle, piece of equipment or person, with the days on which it is not there and the calendars that say so. */
export const ResourceEditorScreen = () => (
  <>
    <ResourceForm />
    <CalendarsPanel />
  </>
);
