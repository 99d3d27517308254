import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { netPartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { RowField } from '#admin/frame/fields/fields.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { commissionOf } from '#admin/frame/orders/commission.ts';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { SecretDialog } from '#admin/frame/secret-dialog.tsx';
import { serverNow } from '#base/clock/server-clock.ts';
import { CheckField, SelectField, TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import {
  KEY_ACCESS,
  KEY_RESOURCES,
  type KeyScope,
  OCTO_SCOPE,
} from '#contract/accounts/api-keys.ts';
import { createKey } from './api-keys.queries.ts';
import { CommissionField } from './commission-field.tsx';
import { resourceLabel } from './scope-labels.ts';

type ScopePickerProps = {
  scopes: readonly KeyScope[];
  hasError: boolean;
  onChange: (scopes: KeyScope[]) => void;
};

/** A table of resources and the actions a key may perform on them. */
function ScopePicker({ scopes, hasError, onChange }: ScopePickerProps) {
  const { t } = useTranslation('admin-area');
  return (
    <fieldset aria-describedby="scopes-note">
      <legend className="mb-1 font-semibold text-deep-900">{t('keys.scopes')}</legend>
      <p id="scopes-note" className="mb-2 text-sm text-stone">
        {t('keys.never_reaches')}
      </p>
      {hasError && <Problem className="mb-2 text-sm" text={t('keys.scopes_needed')} />}
      <div className="max-h-72 overflow-y-auto rounded-xl border border-limestone-400 bg-white">
        <table className="w-full">
          <thead className="sticky top-0 bg-limestone-100 text-sm">
            <tr>
              <td />
              {KEY_ACCESS.map((access) => (
                <th key={access} scope="col" className="w-20 p-2">
                  {t(`keys.${access}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['*', ...KEY_RESOURCES] as const).map((resource) => (
              <tr key={resource} className="border-t border-limestone-200">
                <th
                  scope="row"
                  className={`px-3 py-1.5 text-left ${resource === '*' ? '' : 'font-normal'}`}
                >
                  {t(resourceLabel(resource))}
                </th>
                {KEY_ACCESS.map((access) => {
                  const scope: KeyScope = `${resource}:${access}`;
                  const isCovered = resource !== '*' && scopes.includes(`*:${access}`);
                  return (
                    <td key={access} className="p-1 text-center">
                      <label className="inline-flex size-9 cursor-pointer items-center justify-center">
                        <span className="sr-only">
                          {t(resourceLabel(resource))}: {t(`keys.${access}`)}
                        </span>
                        <input
                          type="checkbox"
                          checked={isCovered || scopes.includes(scope)}
                          disabled={isCovered}
                          onChange={(event) =>
                            onChange(
                              event.target.checked
                                ? [...scopes, scope]
                                : scopes.filter((one) => one !== scope),
                            )
                          }
                          className="size-5 accent-sea-700"
                        />
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

const DAY_MS = 24 * 3_600_000;
const LIFETIMES_DAYS = [30, 90, 365];

/** Drops scopes that a wider one already covers, so that a key carries no redundant scopes. */
const withoutCovered = (scopes: readonly KeyScope[]) =>
  scopes.filter(
    (scope) =>
      scope.startsWith('*:') || !scopes.includes(`*:${scope.endsWith(':read') ? 'read' : 'write'}`),
  );

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { t } = useTranslation('admin-area');
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [partnerId, setPartnerId] = useState<number | null>(null);
  const form = useForm({
    id: 'api-key',
    initial: { name: '', days: '90', octo: '', commission: '' },
    check: ({ name, octo, commission }): FormErrors => ({
      ...(name.trim() === '' && { name: 'required' as const }),
      ...(scopes.length === 0 && octo === '' && { scopes: 'required' as const }),
      ...(octo !== '' &&
        commissionOf(commission) === undefined && { commission: 'invalid' as const }),
    }),
    send: ({ name, days, octo, commission }) =>
      createKey({
        name,
        scopes: octo === '' ? withoutCovered(scopes) : [...withoutCovered(scopes), OCTO_SCOPE],
        commission: octo === '' ? null : (commissionOf(commission) ?? null),
        partnerId: octo === '' ? null : partnerId,
        expiresAt: days === '' ? null : new Date(serverNow() + Number(days) * DAY_MS).toISOString(),
      }),
    onSent: ({ key }) => onMade(key),
  });
  return (
    <PlainForm form={form} submit={t('keys.create')}>
      <TextField
        form={form}
        name="name"
        label={t('keys.name')}
        hint={t('keys.name_hint')}
        required
        autoComplete="off"
        maxLength={200}
      />
      <ScopePicker
        scopes={scopes}
        hasError={
          form.errors.scopes !== undefined && scopes.length === 0 && form.values.octo === ''
        }
        onChange={setScopes}
      />
      <CheckField form={form} name="octo">
        {t('keys.octo')}
        <span className="block text-sm text-stone">{t('keys.octo_note')}</span>
      </CheckField>
      {form.values.octo !== '' && (
        <>
          <RowField
            api={netPartnersApi}
            label={t('keys.reseller')}
            none={t('keys.reseller_new')}
            value={partnerId}
            onChange={setPartnerId}
          />
          <CommissionField form={form} />
        </>
      )}
      <SelectField form={form} name="days" label={t('keys.expires')} required>
        <Options
          of={LIFETIMES_DAYS.map((days) => [days, t('keys.expires_days', { count: days })])}
        />
        <option value="">{t('keys.expires_never')}</option>
      </SelectField>
    </PlainForm>
  );
}

/** Creates a key and shows it once. */
export function NewKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { t } = useTranslation('admin-area');
  const [key, setKey] = useState<string>();
  if (key === undefined)
    return (
      <Dialog title={t('keys.new')} onClose={onClose}>
        <KeyForm
          onMade={(made) => {
            setKey(made);
            onMade();
          }}
        />
      </Dialog>
    );
  const [title, text] = [t('keys.made_title'), t('keys.made_text')];
  return <SecretDialog {...{ title, text, onClose }} secret={key} />;
}
