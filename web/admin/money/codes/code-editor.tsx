import { useTranslation } from 'react-i18next';
import { APIS, activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import {
  MoneyField,
  NumberField,
  RowField,
  SelectField,
  TextField,
} from '#admin/frame/fields/fields.tsx';
import { RowChoices } from '#admin/frame/list/row-select.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { CodeInput } from '#contract/money/codes.ts';

const USUAL_PERCENT = 10;
const EMPTY: CodeInput = {
  code: '',
  name: '',
  percent: USUAL_PERCENT,
  cents: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  minTotalCents: 0,
  tripIds: null,
  forTrips: true,
  forTransfers: false,
  partnerId: null,
  isActive: true,
};
type PartProps = { editor: Editor<CodeInput> };

/** A percentage or an amount. */
function Discount({ editor: { values, errors, set } }: PartProps) {
  const { t } = useTranslation('admin-area');
  const isAmount = values.percent === null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('codes.kind')}
        value={isAmount ? 'cents' : 'percent'}
        onChange={(kind) =>
          set(
            kind === 'percent'
              ? { percent: USUAL_PERCENT, cents: null }
              : { percent: null, cents: 1000 },
          )
        }
        options={[
          ['percent', t('codes.kind_percent')],
          ['cents', t('codes.kind_cents')],
        ]}
      />
      {isAmount ? (
        <MoneyField
          label={t('codes.cents')}
          error={errors.cents ?? errors.percent}
          value={values.cents}
          onChange={(cents) => set({ cents })}
        />
      ) : (
        <NumberField
          label={t('codes.percent')}
          error={errors.percent}
          value={values.percent}
          onChange={(percent) => set({ percent: percent ?? 0 })}
        />
      )}
    </div>
  );
}

/** When, how often and from which price on. */
function Limits({ editor: { values, errors, set } }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('codes.limits')}>
      {(['startsOn', 'endsOn'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name === 'startsOn' ? 'codes.starts_on' : 'codes.ends_on')}
          error={errors[name]}
          type="date"
          value={values[name] ?? ''}
          onChange={(day) => set({ [name]: day || null })}
        />
      ))}
      <NumberField
        label={t('codes.max_uses')}
        hint={t('codes.max_uses_hint')}
        error={errors.maxUses}
        value={values.maxUses}
        onChange={(maxUses) => set({ maxUses })}
      />
      <MoneyField
        label={t('codes.min_total')}
        error={errors.minTotalCents}
        value={values.minTotalCents}
        onChange={(cents) => set({ minTotalCents: cents ?? 0 })}
      />
    </Panel>
  );
}

/** For which trips, and for transfers. */
function Uses({ editor: { values, errors, bind, set } }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('codes.for')}>
      <Checkbox {...bind('forTrips')} label={t('codes.for_trips')} />
      {values.forTrips && (
        <Checkbox
          label={t('codes.some_trips')}
          value={values.tripIds !== null}
          onChange={(isSome) => set({ tripIds: isSome ? [] : null })}
        />
      )}
      {values.forTrips && values.tripIds !== null && (
        <RowChoices
          label={t('codes.trips')}
          api={APIS.trips}
          value={values.tripIds}
          onChange={(tripIds) => set({ tripIds })}
        />
      )}
      <Checkbox {...bind('forTransfers')} label={t('codes.for_transfers')} />
      <RowField
        label={t('partner.title')}
        hint={t('codes.partner_hint')}
        error={errors.partnerId}
        none={t('codes.no_partner')}
        api={activePartnersApi}
        value={values.partnerId}
        onChange={(partnerId) => set({ partnerId })}
      />
    </Panel>
  );
}

/** A code by which guests pay less. */
export function CodeEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.codes}
      empty={EMPTY}
      newTitle={t('codes.new')}
      titleOf={({ code }) => code}
      listTitle={t('codes.title')}
      hasTranslations={false}
      canDuplicate
      side={(editor) => <Limits editor={editor} />}
    >
      {(editor) => (
        <>
          <Panel title={t('codes.one')}>
            <TextField
              {...editor.bind('code')}
              label={t('codes.code')}
              hint={t('codes.code_hint')}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField {...editor.bind('name')} hint={t('codes.name_hint')} autoComplete="off" />
            <Discount editor={editor} />
            <Checkbox {...editor.bind('isActive')} hint={t('codes.is_active_hint')} />
          </Panel>
          <Uses editor={editor} />
        </>
      )}
    </EditorScreen>
  );
}
