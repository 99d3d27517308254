import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CropDialog } from '#admin/crop-dialog.tsx';
import { PicturePicker } from '#admin/picture-picker.tsx';
import { FileButton } from '#admin/upload-zone.tsx';
import { isElsewhere } from '#contract/picture-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { AvatarImage } from './avatar-image.tsx';

/** Side of the stored portrait in pixels: four times its size on pages. */
const AVATAR_PX = 512;
const QUIET = 'min-h-11 px-2 font-semibold underline underline-offset-4';

type AvatarPickerProps = { avatar: string | null; name: string; isBusy?: boolean; onChange: (avatar: string | null) => void };

/** A portrait, uploaded or from the library, cropped to a circle. */
export function AvatarPicker({ avatar, name, isBusy = false, onChange }: AvatarPickerProps) {
  const { t } = useTranslation('admin');
  const [isPicking, setPicking] = useState(false);
  const [source, setSource] = useState<File | string>();
  return (
    <fieldset
      aria-label={t('testimonial.avatar')}
      aria-busy={isBusy}
      className="min-w-0 space-y-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) setSource(file);
      }}
    >
      <AvatarImage avatar={avatar} name={name} className="size-32 text-5xl" />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <FileButton isMany={false} onFiles={([file]) => setSource(file)} className={buttonClass('quiet', 'px-4')}>
          {t('pictures.upload_one')}
        </FileButton>
        <button type="button" className={`${QUIET} text-sea-700`} onClick={() => setPicking(true)}>
          {t('pictures.choose')}
        </button>
        {avatar && (
          <button type="button" className={`${QUIET} text-sea-700`} onClick={() => setSource(avatar)}>
            {t('testimonial.crop_again')}
          </button>
        )}
        {avatar && (
          <button type="button" className={`${QUIET} text-danger`} onClick={() => onChange(null)}>
            {t('pictures.take_out')}
          </button>
        )}
      </div>
      {avatar && isElsewhere(avatar) && (
        <p className="text-sm font-semibold text-danger">{t('form.picture_elsewhere', { ns: 'common' })}</p>
      )}
      {isPicking && (
        <PicturePicker
          title={t('testimonial.avatar')}
          onClose={() => setPicking(false)}
          onPick={([address]) => {
            setPicking(false);
            setSource(address);
          }}
        />
      )}
      {source !== undefined && (
        <CropDialog
          title={t('testimonial.crop')}
          source={source}
          isRound
          width={AVATAR_PX}
          onClose={() => setSource(undefined)}
          onDone={(address) => {
            setSource(undefined);
            onChange(address);
          }}
        />
      )}
    </fieldset>
  );
}
