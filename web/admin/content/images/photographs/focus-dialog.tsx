import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { picturesApi } from '#admin/frame/pictures/pictures-api.ts';
import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { ImageRow } from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import { FocalPoint } from '../focal-point.tsx';
import type { Chosen } from './slot-choice.tsx';

type FocusDialogProps = {
  picture: ImageRow;
  shape: { width: number; height: number };
  onDone: (chosen: Chosen) => void;
  onClose: () => void;
};

/** The point that stays in view where the slot crops the picture. */
export function FocusDialog({ picture, shape, onDone, onClose }: FocusDialogProps) {
  const { t } = useTranslation('admin-area');
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      picturesApi.save(picture.id, { ...picture, focalX: point.x, focalY: point.y }),
    onSuccess: (saved) => {
      const row = { ...picture, ...saved };
      onDone({ address: pictureAddress(row), picture: row });
    },
  });
  const address = pictureAddress({ path: picture.path, focalX: point.x, focalY: point.y });
  return (
    <Dialog title={t('pictures.focus')} onClose={onClose}>
      <FocalPoint picture={picture} value={point} onChange={setPoint} />
      <p className="mt-4 mb-1 text-sm text-stone">{t('photographs.as_shown')}</p>
      <img
        src={pictureUrl(picture.path, { width: 640 })}
        alt=""
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        className={`max-h-60 max-w-full rounded-lg bg-limestone-200 object-cover ${focusClass(address)}`}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button label={t('pictures.cancel')} onClick={onClose} />
        <Button look="sea" label={t('editor.save')} isBusy={isPending} onClick={() => mutate()} />
      </div>
    </Dialog>
  );
}
