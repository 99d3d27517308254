import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import type { BasketTrip } from '#base/basket/basket-items.ts';
import { useServerNow } from '#base/clock/use-server-now.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { HoldClock } from '#web-orders/trip/hold-clock.tsx';
import { Refusal } from '#web-orders/trip/refusal.tsx';
import type { ItemState } from './items/priced-item.ts';
import { isHeld } from './items/use-trip-items.ts';
import { useItemHold } from './use-item-hold.ts';

/** Another try gets the same answer. */
const isRefused = (error: unknown) =>
  error instanceof AnswerError && error.problem?.code !== undefined && error.status === 409;

type TripHoldProps = { item: BasketTrip; state: ItemState; departureId: unknown };

/**
 * How long the places of an item are held. A hold that was over when the basket was opened is asked for again at once; one that ends meanwhile,
 * when the visitor says so.
 */
export function TripHold({ item, state, departureId }: TripHoldProps) {
  const { t } = useTranslation('basket');
  const now = useServerNow();
  const { ask, extend, onExtend } = useItemHold(item, departureId);
  const isOver = item.hold !== undefined && !isHeld(item, now);
  const canAsk = isOver && state === 'ready' && departureId !== undefined;
  const askAtFirst = useEffectEvent(() => {
    if (canAsk && ask.isIdle) ask.mutate();
  });
  const isKnown = state !== 'loading';
  useEffect(() => {
    if (isKnown) askAtFirst();
  }, [isKnown]);
  if (!item.hold || state === 'over' || state === 'closed') return null;
  if (!isOver)
    return (
      <HoldClock
        expiresAt={item.hold.expiresAt}
        isExtending={extend.isPending}
        onExtend={onExtend}
      />
    );
  const refusal = ask.isError && <Refusal error={ask.error} />;
  if (!canAsk || isRefused(ask.error)) return refusal || null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sea-50 px-4 py-2">
      {refusal || <p className="text-sea-800">{t('hold.over')}</p>}
      <button
        type="button"
        disabled={ask.isPending}
        onClick={() => ask.mutate()}
        className={buttonClass('quiet')}
      >
        <BusyLabel isBusy={ask.isPending}>{t('hold.again')}</BusyLabel>
      </button>
    </div>
  );
}
