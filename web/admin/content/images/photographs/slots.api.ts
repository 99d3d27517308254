import { queryOptions } from '@tanstack/react-query';
import { picturesApi } from '#admin/frame/pictures/pictures-api.ts';
import type { PictureSlot } from '#contract/pictures/slots.ts';

/** Below the library's key: an upload or a save of a picture invalidates it. */
export const slotsQuery = queryOptions<PictureSlot[]>({
  queryKey: [`${picturesApi.base}/slots`],
  staleTime: 0,
});
