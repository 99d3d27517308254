import { useEffect, useState, useSyncExternalStore } from 'react';
import { ConversionQueue } from './conversion-queue.ts';
import { type ConvertOptions, convertPicture } from './convert-picture.ts';

/** Debounce of slider input. */
const REST_MS = 250;

export function useConversions({ quality, maxWidth }: ConvertOptions) {
  const [queue] = useState(() => new ConversionQueue(convertPicture, { quality, maxWidth }));
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => {
    const timer = setTimeout(() => queue.setOptions({ quality, maxWidth }), REST_MS);
    return () => clearTimeout(timer);
  }, [queue, quality, maxWidth]);
  useEffect(() => () => queue.clear(), [queue]);
  return { queue, items };
}
