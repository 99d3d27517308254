import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { Spinner } from '#base/ui/spinner.tsx';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Problem } from '../markdown/markup.tsx';
import { cropArea, MAX_ZOOM, settle, type View, WHOLE } from './crop-area.ts';
import { CropCanvas } from './crop-canvas.tsx';
import { encodeCanvas, withExtension } from './picture-encode.ts';
import { uploadPicture } from './upload-picture.ts';
import { refusalOf } from './upload-queue.ts';

const QUALITY = 0.9;

type CropDialogProps = {
  title: string;
  /** A local file, or the address of a picture in the library. */
  source: File | string;
  /** Width divided by height. */
  ratio?: number;
  /** Shows the frame as a circle; the picture stays rectangular. */
  isRound?: boolean;
  /** Width of the result in pixels; smaller if the cropped area is. */
  width?: number;
  onDone: (address: string) => void;
  onClose: () => void;
};

/** The decoded picture, upright; undefined while it loads, null if it cannot be decoded. */
function useBitmap(source: File | string) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const blob =
        typeof source === 'string'
          ? await (await fetch(pictureUrl(source, { width: 1600, quality: 90 }))).blob()
          : source;
      return createImageBitmap(blob);
    };
    load().then(
      (loaded) => (isGone ? loaded.close() : setBitmap(loaded)),
      () => !isGone && setBitmap(null),
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  return bitmap;
}

async function crop(
  bitmap: ImageBitmap,
  ratio: number,
  view: View,
  width: number,
  name: string,
): Promise<string> {
  const area = cropArea(bitmap, ratio, view);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(width, area.width)));
  canvas.height = Math.max(1, Math.round(canvas.width / ratio));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    area.left,
    area.top,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const { blob, extension } = await encodeCanvas(canvas, QUALITY);
  const { picture } = await uploadPicture(blob, withExtension(name, extension));
  return pictureAddress(picture);
}

/** Crops a picture by drag, wheel, keys or slider, and uploads the result to the library as a new picture. */
export function CropDialog({
  title,
  source,
  ratio = 1,
  isRound = false,
  width = 512,
  onDone,
  onClose,
}: CropDialogProps) {
  const { t } = useTranslation('admin-area');
  const bitmap = useBitmap(source);
  const [view, setView] = useState<View>(WHOLE);
  const change = (next: View) => bitmap && setView(settle(bitmap, ratio, next));
  const name =
    typeof source === 'string'
      ? source.replace(/-[0-9a-f]{10,16}\.\w+(?:~\w+)?$/, '')
      : source.name;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (whole: ImageBitmap) => crop(whole, ratio, view, width, name),
    onSuccess: (address) => onDone(address),
  });
  const reason = refusalOf(error);
  return (
    <Dialog title={title} onClose={onClose}>
      {bitmap === undefined && (
        <div role="status" className="flex aspect-square items-center justify-center text-deep-900">
          <Spinner className="size-10" />
          <span className="sr-only">{t('loading', { ns: 'common' })}</span>
        </div>
      )}
      {bitmap === null && <Problem text={t('pictures.refused_damaged')} />}
      {bitmap && (
        <>
          <CropCanvas
            bitmap={bitmap}
            ratio={ratio}
            isRound={isRound}
            view={view}
            onChange={change}
          />
          <label className="mt-4 block">
            <span className="mb-1 block font-semibold text-deep-900">{t('crop.zoom')}</span>
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={view.zoom}
              onChange={(event) => change({ ...view, zoom: Number(event.target.value) })}
              className="h-11 w-full accent-sea-700"
            />
          </label>
        </>
      )}
      {error && (
        <Problem
          className="mt-3"
          text={t(reason ? (`pictures.refused_${reason}` as const) : 'pictures.upload_failed')}
        />
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button label={t('pictures.cancel')} onClick={onClose} />
        <Button
          look="sea"
          label={t('crop.use')}
          disabled={!bitmap}
          onClick={() => bitmap && mutate(bitmap)}
          isBusy={isPending}
        />
      </div>
    </Dialog>
  );
}
