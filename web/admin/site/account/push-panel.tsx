import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { PushKey } from '#contract/crew/push.ts';

const PUSH = '/api/admin/crew/push';
const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window;

async function manager() {
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).pushManager;
}

async function turnOn(): Promise<void> {
  const [pushManager, { publicKey }] = await Promise.all([manager(), fetchJson<PushKey>(PUSH)]);
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    const { keys } = made.toJSON();
    await fetchJson(PUSH, { method: 'POST', body: { endpoint: made.endpoint, ...keys } });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

async function turnOff(): Promise<void> {
  const known = await (await manager()).getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await fetchJson(`${PUSH}/end`, { method: 'POST', body: { endpoint: known.endpoint } });
}

/** Whether this browser shows new, changed and cancelled bookings while the administration is closed. */
export function PushPanel() {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const isPossible = canPush();
  const state = useQuery({
    queryKey: ['push-subscription'],
    enabled: isPossible,
    queryFn: async () => {
      const known = await navigator.serviceWorker.getRegistration('/');
      return Boolean(await known?.pushManager.getSubscription());
    },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: state.data ? turnOff : turnOn,
    onSettled: () => client.invalidateQueries({ queryKey: ['push-subscription'] }),
    onError: (error) => showFailure(error, t('push.failed')),
  });
  return (
    <Panel title={t('push.title')}>
      <p className="text-stone">{t('push.text')}</p>
      {isPossible ? (
        <Button
          label={t(state.data ? 'push.turn_off' : 'push.turn_on')}
          onClick={() => mutate()}
          isBusy={isPending}
        />
      ) : (
        <p>{t('push.impossible')}</p>
      )}
    </Panel>
  );
}
