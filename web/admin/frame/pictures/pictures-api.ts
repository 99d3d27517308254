import { queryOptions } from '@tanstack/react-query';
import type { ImageDetail, ImageInput, ImageRow, ImageStorage } from '#contract/pictures/images.ts';
import { resourceApi } from '../behaviour/resource-api.ts';

/** API of the picture library. */
export const picturesApi = {
  ...resourceApi<ImageInput, ImageRow>('/images'),
  detail: (id: number) => queryOptions<ImageDetail>({ queryKey: [`/api/admin/images/${id}`] }),
  storage: () => queryOptions<ImageStorage>({ queryKey: ['/api/admin/images/storage'] }),
};
