import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import type { NewItem } from './basket-items.ts';
import { basket } from './basket-store.ts';

export type AddToBasketProps = {
  /** What is chosen at that moment. */
  item: () => NewItem;
  onAdded?: () => void;
  className?: string;
};

/** Puts what was chosen into the basket and shows it there. */
export default function AddToBasket({ item, onAdded, className }: AddToBasketProps) {
  const { t } = useTranslation('basket');
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (!basket.add(item())) return setFull(true);
          onAdded?.();
          void navigate({ to: '/basket' });
        }}
        className={buttonClass('quiet', className)}
      >
        {t('add')}
      </button>
      <span role="status" className="font-semibold text-danger">
        {isFull && t('full')}
      </span>
    </>
  );
}
