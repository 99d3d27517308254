import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { NumberField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
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
    >
      {({ bind, values, errors, set, row }) => (
        <div className="max-w-2xl space-y-6">
          {row && <ClashesPanel resourceId={row.id} />}
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
            <NumberField
              {...bind('turnaroundMinutes')}
              hint={t('resources.turnaround_hint')}
              onChange={(minutes) => set({ turnaroundMinutes: minutes ?? 0 })}
            />
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
          <Panel title={t('resources.out')}>
            <p className="text-sm text-stone">{t('resources.out_hint')}</p>
            <ItemsInput
              label={t('resources.out')}
              value={values.outOfService}
              onChange={(outOfService) => set({ outOfService })}
              create={() => NEW_DAYS}
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
          <Panel title={t('field.pictures')}>
            <PictureField {...bind('image')} label={t('field.main_picture')} />
          </Panel>
        </div>
      )}
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
