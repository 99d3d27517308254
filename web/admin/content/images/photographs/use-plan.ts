import { useState } from 'react';
import { useUploads } from '#admin/frame/pictures/use-uploads.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import type { Setting } from './set-pictures.ts';
import type { Chosen } from './slot-choice.tsx';
import { isFree, keyOf, matchFiles, nextPlace } from './slot-match.ts';

type Places = ReadonlyMap<number, PictureSlot>;
const keysOf = (places: Places) => new Set([...places.values()].map(keyOf));

/** Files that were dropped, the slot of each, and the picture that goes there once it is uploaded. */
export function usePlan(slots: readonly PictureSlot[]) {
  const { queue, items, isBusy } = useUploads();
  const [places, setPlaces] = useState<Places>(new Map());
  const [edited, setEdited] = useState<ReadonlyMap<number, Chosen>>(new Map());

  /** Without a slot each goes where its name belongs. */
  const add = (files: readonly File[], slot?: PictureSlot) => {
    const known = new Set(queue.items().map(({ id }) => id));
    queue.add(files);
    const added = queue.items().filter(({ id }) => !known.has(id));
    setPlaces((now) => {
      const found = slot
        ? new Map(added.slice(0, 1).map(({ id }) => [id, nextPlace(slot, keysOf(now))]))
        : matchFiles(
            added.map(({ id, file }) => ({ id, name: file.name })),
            slots,
            keysOf(now),
          );
      const taken = new Set([...found.values()].map(keyOf));
      return new Map([...[...now].filter(([, one]) => !taken.has(keyOf(one))), ...found]);
    });
  };

  /** A slot takes one picture: the file that had it before has none. */
  const place = (id: number, slot: PictureSlot | undefined) =>
    setPlaces((now) => {
      const others = new Map([...now].filter(([one]) => one !== id));
      if (!slot) return others;
      const next = nextPlace(slot, isFree(slot) ? keysOf(others) : new Set());
      return new Map([...[...others].filter(([, one]) => keyOf(one) !== keyOf(next)), [id, next]]);
    });

  const chosenOf = (id: number): Chosen | undefined => {
    const picture = items.find((item) => item.id === id)?.picture;
    return edited.get(id) ?? (picture && { address: pictureAddress(picture), picture });
  };
  const settings = items.flatMap(({ id }): (Setting & { id: number })[] => {
    const [slot, chosen] = [places.get(id), chosenOf(id)];
    return slot && chosen ? [{ id, slot, address: chosen.address }] : [];
  });
  return {
    ...{ queue, items, isBusy, add, place, chosenOf, settings },
    slotOf: (id: number) => places.get(id),
    edit: (id: number, chosen: Chosen) => setEdited((now) => new Map([...now, [id, chosen]])),
    drop: (ids: readonly number[]) => {
      for (const id of ids) queue.remove(id);
      setPlaces((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
    },
  };
}
