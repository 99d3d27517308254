import { useTranslation } from 'react-i18next';
import { KEY_ACCESS, KEY_RESOURCES, type KeyScope } from '#contract/api-keys.ts';
import { resourceLabel } from './scope-labels.ts';

type ScopePickerProps = { scopes: readonly KeyScope[]; hasError: boolean; onChange: (scopes: KeyScope[]) => void };

/** A table of resources and the actions a key may perform on them. */
export function ScopePicker({ scopes, hasError, onChange }: ScopePickerProps) {
  const { t } = useTranslation('admin');
  return (
    <fieldset aria-describedby="scopes-note">
      <legend className="mb-1 font-semibold text-deep-900">{t('keys.scopes')}</legend>
      <p id="scopes-note" className="mb-2 text-sm text-stone">
        {t('keys.never_reaches')}
      </p>
      {hasError && (
        <p role="alert" className="mb-2 text-sm font-semibold text-danger">
          {t('keys.scopes_needed')}
        </p>
      )}
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
                <th scope="row" className={`px-3 py-1.5 text-left ${resource === '*' ? '' : 'font-normal'}`}>
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
                          onChange={(event) => onChange(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
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
