import { useTranslation } from 'react-i18next';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { FIELD_LABELS } from './slot-shapes.ts';

/** What a slot is of its row: «Main picture», «Gallery 2». */
export function useSlotField() {
  const { t } = useTranslation('admin-area');
  return ({ field, at }: Pick<PictureSlot, 'field' | 'at'>) =>
    field === 'gallery' || field === 'body'
      ? t(FIELD_LABELS[field], { number: at + 1 })
      : t(FIELD_LABELS[field]);
}
