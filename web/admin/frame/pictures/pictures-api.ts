import { queryOptions } from '@tanstack/react-query';
import type { ImageDetail, ImageStorage } from '#contract/pictures/images.ts';
import { APIS } from '../behaviour/content-apis.ts';

/** API of the picture library. */
export const picturesApi = {
  ...APIS.images,
  detail: (id: number) => queryOptions<ImageDetail>({ queryKey: [`/api/admin/images/${id}`] }),
  storage: () => queryOptions<ImageStorage>({ queryKey: ['/api/admin/images/storage'] }),
};
