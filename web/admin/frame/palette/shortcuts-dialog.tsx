import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../behaviour/use-rights.ts';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../fields/controls.tsx';
import { areSingleKeysOn, GO_KEYS, turnSingleKeys } from './shortcuts.ts';

const KEY =
  'inline-flex min-h-8 min-w-8 items-center justify-center rounded-lg border border-limestone-400 bg-white px-2 font-mono text-sm';

/** Shortcut help, with a switch to turn off single-key shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const { sees } = useRights();
  const [isOn, setOn] = useState(areSingleKeysOn);
  const rows: { keys: readonly string[]; text: string }[] = [
    { keys: ['Ctrl / ⌘', 'K'], text: t('palette.title') },
    { keys: ['Ctrl / ⌘', 'S'], text: t('keys_help.save') },
    { keys: ['/'], text: t('keys_help.search') },
    { keys: ['?'], text: t('keys_help.title') },
    { keys: ['Esc'], text: t('keys_help.close') },
    ...Object.entries(GO_KEYS)
      .filter(([, { to }]) => sees(to))
      .map(([key, { label }]) => ({
        keys: ['g', key],
        text: t('keys_help.go', { screen: t(label) }),
      })),
  ];
  return (
    <Dialog title={t('keys_help.title')} onClose={onClose}>
      <dl className="divide-y divide-limestone-200">
        {rows.map(({ keys, text }) => (
          <div
            key={keys.join()}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
          >
            <dt>{text}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className={KEY}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Checkbox
          label={t('keys_help.single')}
          hint={t('keys_help.single_hint')}
          value={isOn}
          onChange={(next) => {
            turnSingleKeys(next);
            setOn(next);
          }}
        />
      </div>
    </Dialog>
  );
}
