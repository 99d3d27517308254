import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { SettingsNav } from '../settings-nav.tsx';
import { keysQuery } from './keys.api.ts';
import { MailKey } from './mail-key.tsx';
import { StripeKeys } from './stripe-keys.tsx';

const COMMAND = 'npx wrangler secret put KEYS_SECRET --env ""';

/** What is missing before keys can be stored. */
function NoSecret() {
  const { t } = useTranslation('admin-area');
  return (
    <div role="note" className="mt-6 rounded-xl border-l-8 border-danger bg-white p-4 shadow-card">
      <p className="font-semibold text-deep-900">{t('keys.no_secret')}</p>
      <p className="mt-1">{t('keys.no_secret_text')}</p>
      <p className="mt-2">
        <code translate="no" className="rounded bg-limestone-100 px-2 py-1 text-sm break-all">
          {COMMAND}
        </code>
      </p>
    </div>
  );
}

/** Keys of the payment and the mail provider, entered without a terminal. */
export function KeysScreen() {
  const { t } = useTranslation('admin-area');
  const { data, error, isError, refetch } = useQuery(keysQuery);
  return (
    <>
      <SettingsNav current="/settings/keys" />
      <ScreenHead title={t('keys.title')} />
      <p className="mt-2 max-w-prose text-stone">{t('keys.text')}</p>
      {isError && <LoadError error={error} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data && !data.hasSecret && <NoSecret />}
      {data && (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <StripeKeys state={data.stripe} hasSecret={data.hasSecret} />
          <MailKey state={data.mail} hasSecret={data.hasSecret} />
        </div>
      )}
    </>
  );
}
