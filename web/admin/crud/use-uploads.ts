import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { picturesApi } from './pictures-api.ts';
import { uploadPicture } from './upload-picture.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';
import { useRefresh } from './use-refresh.ts';

/** A queue of uploads for a screen or dialog; the lists of the library follow. `onDone` hears of each picture that is there. */
export function useUploads(onDone?: (item: UploadItem) => void) {
  const refresh = useRefresh();
  const heard = useRef(onDone);
  useEffect(() => {
    heard.current = onDone;
  });
  const [queue] = useState(
    () =>
      new UploadQueue(uploadPicture, (item) => {
        void refresh(picturesApi.base);
        heard.current?.(item);
      }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return { queue, items, isBusy: items.some(({ state }) => state === 'waiting' || state === 'sending') };
}
