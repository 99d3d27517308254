import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { AccountRulesDocument } from '#contract/accounts/users.ts';

const RULES = '/api/admin/users/rules';
const rulesQuery = queryOptions<AccountRulesDocument>({ queryKey: [RULES], staleTime: 0 });

/** Whether everyone with rights in the administration must have a second factor or a passkey. */
export function AccountRules() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { data } = useQuery(rulesQuery);
  const { mutate, isPending } = useAction({
    mutationFn: (body: AccountRulesDocument) =>
      fetchJson<AccountRulesDocument>(RULES, { method: 'PUT', body }),
    onSuccess: ({ isFactorRequired }) =>
      addToast({ title: t(isFactorRequired ? 'account_rules.now_on' : 'account_rules.now_off') }),
    onSettled: () => refresh(RULES),
  });
  if (!data) return null;
  const { isFactorRequired } = data;
  return (
    <div className="my-6">
      <Panel title={t('account_rules.title')}>
        <p className="max-w-3xl text-pretty">
          {t(isFactorRequired ? 'account_rules.on' : 'account_rules.off')}
        </p>
        <Button
          label={t(isFactorRequired ? 'account_rules.turn_off' : 'account_rules.turn_on')}
          isBusy={isPending}
          onClick={() => mutate({ ...data, isFactorRequired: !isFactorRequired })}
          className="w-fit"
        />
      </Panel>
    </div>
  );
}
