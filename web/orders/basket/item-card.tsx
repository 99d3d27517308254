import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { ChangeLink } from './change-link.tsx';
import { ItemFacts, isCounted } from './item-facts.tsx';
import type { Priced } from './items/priced-item.ts';
import { TripHold } from './trip-hold.tsx';

type ItemCardProps = { priced: Priced; isPaidElsewhere: boolean; onRemove: () => void };

/** An item, how long its places are held, and the ways to change and remove it. */
export function ItemCard({ priced, isPaidElsewhere, onRemove }: ItemCardProps) {
  const { t } = useTranslation('basket');
  const { item, title, state } = priced;
  return (
    <li
      className={`rounded-card border-l-8 p-5 sm:p-6 ${isCounted(priced) ? 'border-sea-700 bg-white shadow-card' : 'border-limestone-300 bg-limestone-100'}`}
    >
      <ItemFacts priced={priced} isPaidElsewhere={isPaidElsewhere} />
      {item.kind === 'trip' && (
        <div className="mt-2">
          <TripHold item={item} state={state} departureId={priced.order.departureId} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <ChangeLink item={item} title={title} />
        <button
          type="button"
          onClick={onRemove}
          className={buttonClass('quiet')}
          aria-label={`${t('remove')}: ${title}`}
        >
          {t('remove')}
        </button>
      </p>
    </li>
  );
}
