import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { CrewPanel } from '#admin/orders/crew/crew-panel.tsx';
import { PayFields } from '#admin/orders/crew/pay-fields.tsx';
import { PersonField } from '#admin/orders/crew/person-field.tsx';
import type { GuideInput } from '#contract/bookings/firm-calendar.ts';

const EMPTY: GuideInput = {
  ...{ name: '', phone: '', email: null, languages: [], resourceId: null },
  ...{ isActive: true, payCents: null, payPer: 'job' },
};

/** Who leads departures. */
export function GuideEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.guides}
      empty={EMPTY}
      newTitle={t('guides.new')}
      titleOf={({ name }) => name}
      listTitle={t('guides.title')}
      refreshes={['/api/admin/calendar', '/api/admin/departures']}
      hasTranslations={false}
    >
      {({ bind, values, set, row }) => (
        <div className="max-w-xl space-y-6">
          <Panel title={t('guides.facts')}>
            <TextField {...bind('name')} autoComplete="off" />
            <TextField
              {...bind('phone')}
              label={t('mail.label.phone')}
              type="tel"
              autoComplete="off"
            />
            <TextField
              {...bind('email')}
              label={t('mail.label.email')}
              value={values.email ?? ''}
              onChange={(email) => set({ email: email || null })}
              type="email"
              autoComplete="off"
            />
            <LanguageChecks
              legend={t('guides.languages')}
              value={values.languages}
              onChange={(languages) => set({ languages })}
            />
            <PersonField {...bind('resourceId')} />
            <Checkbox {...bind('isActive')} hint={t('guides.is_active_hint')} />
          </Panel>
          <PayFields values={values} set={set} />
          {row && (
            <CrewPanel
              {...{ kind: 'guide', id: row.id, name: row.name, languages: row.languages }}
            />
          )}
        </div>
      )}
    </EditorScreen>
  );
}
