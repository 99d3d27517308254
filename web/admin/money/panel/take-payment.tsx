import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { type DayMoney, MANUAL_METHODS, METHOD_WORDS } from '#contract/money/ledger.ts';
import { enterPayment, type ManualMethod, type MoneyOf, pathOf } from './money.api.ts';

/** In the narrow column of a sheet's table. */
const SMALL = 'md:min-h-9 md:px-3.5 md:py-1.5 md:text-sm';
const OTHERS = MANUAL_METHODS.filter((method) => method !== 'cash');

type TakeProps = { of: MoneyOf; owedCents: number; name: string; touched: readonly string[] };

/** All that is owed, taken with two taps: how, then yes. The key makes repeated taps one payment. */
function Take({ of, owedCents, name, touched }: TakeProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const [method, setMethod] = useState<ManualMethod>();
  const [isOpen, setOpen] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const amount = formatCents(owedCents, 'EUR', language);
  const take = useAction({
    mutationFn: (how: ManualMethod) => enterPayment(of, { method: how, cents: owedCents, key }),
    onSuccess: () => addToast({ title: t('money.entered') }),
    // Also after a refusal: another one may have taken it.
    onSettled: () => refresh(pathOf(of), ...touched),
  });
  if (method)
    return (
      <div className="space-y-2">
        <div className="flex flex-wrap gap-2">
          <Button
            look="sea"
            className={SMALL}
            label={t('money.confirm_taken', { amount, method: t(METHOD_WORDS[method]) })}
            of={name}
            isBusy={take.isPending}
            onClick={() => take.mutate(method)}
          />
          <Button
            className={SMALL}
            label={t('confirm.cancel')}
            disabled={take.isPending}
            onClick={() => setMethod(undefined)}
          />
        </div>
        <p className="text-sm text-stone">{t('money.mistake')}</p>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className={`${SMALL} md:whitespace-nowrap`}
        label={t('money.paid_cash')}
        of={name}
        onClick={() => setMethod('cash')}
      />
      {isOpen ? (
        OTHERS.map((other) => (
          <Button
            key={other}
            className={SMALL}
            label={t(METHOD_WORDS[other])}
            of={name}
            onClick={() => setMethod(other)}
          />
        ))
      ) : (
        <Button
          className={SMALL}
          label={t('money.paid_otherwise')}
          of={name}
          aria-expanded={false}
          onClick={() => setOpen(true)}
        />
      )}
    </div>
  );
}

type DayMoneyLineProps = {
  of: MoneyOf;
  money: DayMoney;
  /** The guest, for screen readers. */
  name: string;
  /** Beginnings of the queries that show it. */
  touched: readonly string[];
};

/** On the sheets for drivers and guides: what is still owed, the way to note that it was paid, and who took it. */
export function DayMoneyLine({
  of,
  money: { owedCents, taken },
  name,
  touched,
}: DayMoneyLineProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  if (owedCents === 0 && taken.length === 0) return null;
  return (
    <div className="mt-1 space-y-2">
      {owedCents > 0 && (
        <>
          <p className="font-semibold text-terracotta-700 print:text-black">
            {t('money.still_owed', { amount: formatCents(owedCents, 'EUR', language) })}
          </p>
          <div className="print:hidden">
            <Take key={owedCents} of={of} owedCents={owedCents} name={name} touched={touched} />
          </div>
        </>
      )}
      {taken.map(({ method, cents, at, user }) => (
        <p key={`${at} ${cents}`} className="text-sm">
          {[
            formatCents(cents, 'EUR', language),
            method && t(METHOD_WORDS[method]),
            user,
            formatInstant(at, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </div>
  );
}
