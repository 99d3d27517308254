import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { KeySource } from '#contract/money/provider-keys.ts';

const WORDS = {
  worker: 'keys.from_worker',
  screen: 'keys.from_screen',
  locked: 'keys.locked',
  none: 'keys.none',
} as const satisfies Record<NonNullable<KeySource> | 'none', AdminKey>;

type KeyStateProps = {
  source: KeySource;
  /** Each key's name with its last letters. */
  keys: readonly { name: string; lastFour: string | null }[];
};

/** Where the keys in force come from, and how they end. */
export function KeyState({ source, keys }: KeyStateProps) {
  const { t } = useTranslation('admin-area');
  const isWrong = source === 'locked';
  return (
    <div
      className={`rounded-xl border-l-8 bg-limestone-100 px-4 py-3 ${isWrong ? 'border-danger' : source ? 'border-sea-700' : 'border-sun'}`}
    >
      <p className="font-semibold text-deep-900">{t(WORDS[source ?? 'none'])}</p>
      {source && !isWrong && (
        <ul className="mt-1 text-sm">
          {keys.map(({ name, lastFour }) => (
            <li key={name}>
              {name}: <span translate="no">…{lastFour}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
