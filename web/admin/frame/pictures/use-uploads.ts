import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRefresh } from '../behaviour/use-refresh.ts';
import { picturesApi } from './pictures-api.ts';
import { type UploadOptions, uploadPicture } from './upload-picture.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

type Upload = { file: File; name: string; options: UploadOptions };

/** Upload queue of a screen or dialog; invalidates the library's lists. `onDone` is called for each uploaded picture. */
export function useUploads(onDone?: (item: UploadItem) => void) {
  const refresh = useRefresh();
  const heard = useRef(onDone);
  useEffect(() => {
    heard.current = onDone;
  });
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, name, options }: Upload) => uploadPicture(file, name, options),
    onSuccess: () => void refresh(picturesApi.base),
  });
  const [queue] = useState(
    () =>
      new UploadQueue(
        (file, name, options) => mutateAsync({ file, name, options }),
        (item) => heard.current?.(item),
      ),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return {
    queue,
    items,
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'sending'),
  };
}
