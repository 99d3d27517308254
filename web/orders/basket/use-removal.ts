import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import { releaseHold } from './use-item-hold.ts';

/** Until the next removal, or for that long: then the places of what was removed are given back. */
const UNDO_MS = 30_000;

export type Removed = { item: BasketItem; title: string };

/** Removing with undo: the item comes back with its places. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removed>();
  const pending = useRef<BasketItem>(undefined);
  const client = useQueryClient();
  const settle = useCallback(() => {
    if (pending.current) releaseHold(client, pending.current);
    pending.current = undefined;
  }, [client]);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(settle, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, settle]);
  useEffect(() => settle, [settle]);
  return {
    removed,
    remove: (item: BasketItem, title: string) => {
      settle();
      pending.current = item;
      basket.remove([item.id]);
      setRemoved({ item, title });
    },
    undo: () => {
      if (!removed) return;
      pending.current = undefined;
      basket.restore(removed.item);
      setRemoved(undefined);
    },
  };
}
