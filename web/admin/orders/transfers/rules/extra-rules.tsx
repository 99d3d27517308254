import { useTranslation } from 'react-i18next';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { NumberInput } from '#admin/frame/fields/controls.tsx';
import { MoneyInput } from '#admin/frame/fields/money-input.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { EXTRA_CODES, type ExtraCode, type TransferRules } from '#contract/transfers/transfers.ts';

/** Waiting is priced per quarter of an hour, in the waiting rules. */
const CODES = EXTRA_CODES.filter((code) => code !== 'extra-waiting');
type Extra = TransferRules['extras'][number];

/** Available extras, each with its price per way and maximum quantity. */
export function ExtraRules({ editor }: { editor: Editor<TransferRules> }) {
  const { t } = useTranslation('admin-area');
  const { t: site } = useStrings(useLanguage(), 'airport-transfers');
  const { extras } = editor.values;
  const setExtra = (code: ExtraCode, change: Partial<Extra>) =>
    editor.set({
      extras: extras.map((extra) => (extra.code === code ? { ...extra, ...change } : extra)),
    });
  const turn = (code: ExtraCode, isOn: boolean) =>
    editor.set({
      extras: isOn
        ? [...extras, { code, cents: 0, max: 1 }]
        : extras.filter((extra) => extra.code !== code),
    });
  return (
    <Panel title={t('transfers.csv.extras')}>
      <p className="text-sm text-stone">{t('rules.extras_hint')}</p>
      <ul className="space-y-3">
        {CODES.map((code) => {
          const position = extras.findIndex((extra) => extra.code === code);
          const extra = extras[position];
          const name = site(LINE_LABELS[code]);
          return (
            <li
              key={code}
              className="grid grid-cols-[minmax(0,1fr)_8rem_5rem] items-center gap-x-3 gap-y-1"
            >
              <label className="flex min-h-11 items-center gap-3 font-semibold text-deep-900 max-sm:col-span-3">
                <input
                  type="checkbox"
                  checked={extra !== undefined}
                  onChange={(event) => turn(code, event.target.checked)}
                  className="size-5 shrink-0 accent-sea-700"
                />
                {name}
              </label>
              {extra && (
                <>
                  <MoneyInput
                    aria-label={t('rules.extra_price', { name })}
                    aria-invalid={editor.errors[`extras.${position}.cents`] ? true : undefined}
                    value={extra.cents}
                    onChange={(cents) => setExtra(code, { cents: cents ?? 0 })}
                    className="max-sm:col-start-2"
                  />
                  <NumberInput
                    aria-label={t('rules.extra_max', { name })}
                    aria-invalid={editor.errors[`extras.${position}.max`] ? true : undefined}
                    value={extra.max}
                    onChange={(max) => setExtra(code, { max: max ?? 0 })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
