import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { CropDialog } from '#admin/frame/pictures/crop-dialog.tsx';
import { PicturePicker } from '#admin/frame/pictures/picture-picker.tsx';
import { FileButton } from '#admin/frame/pictures/upload-zone.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { isOffSite } from '#contract/pictures/picture-address.ts';
import { AvatarImage } from './avatar-image.tsx';

/** Side of the stored portrait in pixels: four times its size on pages. */
const AVATAR_PX = 512;

type AvatarPickerProps = {
  avatar: string | null;
  name: string;
  isBusy?: boolean;
  onChange: (avatar: string | null) => void;
};

/** A portrait, uploaded or from the library, cropped to a circle. */
export function AvatarPicker({ avatar, name, isBusy = false, onChange }: AvatarPickerProps) {
  const { t } = useTranslation('admin-area');
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
        <FileButton
          isMany={false}
          onFiles={([file]) => setSource(file)}
          className={buttonClass('quiet', 'px-4')}
        >
          {t('pictures.upload_one')}
        </FileButton>
        <TextButton
          className="min-h-11 px-2"
          label={t('pictures.choose')}
          onClick={() => setPicking(true)}
        />
        {avatar && (
          <TextButton
            className="min-h-11 px-2"
            label={t('testimonial.crop_again')}
            onClick={() => setSource(avatar)}
          />
        )}
        {avatar && (
          <TextButton
            isDanger
            className="min-h-11 px-2"
            label={t('pictures.take_out')}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {avatar && isOffSite(avatar) && (
        <p className="text-sm font-semibold text-danger">
          {t('form.picture_elsewhere', { ns: 'common' })}
        </p>
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
