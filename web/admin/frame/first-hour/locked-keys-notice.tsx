import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TextLink } from '#admin/frame/button.tsx';
import type { KeyPurpose } from '#contract/money/provider-keys.ts';
import { useFirstHour } from './first-hour.api.ts';

const WORDS = {
  stripe: 'keys.locked_stripe',
  mail: 'keys.locked_mail',
} as const satisfies Record<KeyPurpose, AdminKey>;

/** Says which stored keys the worker cannot open any more, and what that means until they are entered again. */
export function LockedKeysNotice() {
  const { t } = useTranslation('admin-area');
  const data = useFirstHour();
  if (!data || data.lockedKeys.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-6 rounded-card border-l-8 border-danger bg-white p-4 shadow-card"
    >
      {data.lockedKeys.map((purpose) => (
        <p key={purpose}>{t(WORDS[purpose])}</p>
      ))}
      <p>
        <TextLink to="/settings/keys" label={t('keys.enter_again')} />
      </p>
    </div>
  );
}
