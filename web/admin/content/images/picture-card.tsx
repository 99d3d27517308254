import { useTranslation } from 'react-i18next';
import { TextButton, TextLink } from '#admin/frame/button.tsx';
import { PictureThumb } from '#admin/frame/pictures/picture-thumb.tsx';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { ImageRow } from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';

type PictureCardProps = {
  picture: ImageRow;
  isPicked: boolean;
  onPick: (isOn: boolean) => void;
  onDelete: () => void;
  /** Set in the trash only. */
  onRestore: (() => void) | undefined;
};

const ACTION = 'relative inline-flex min-h-11 items-center';

export const pictureName = ({ name, path }: Pick<ImageRow, 'name' | 'path'>) => name || path;

/** A picture with its name, size, and the languages without alternative text. */
export function PictureCard({ picture, isPicked, onPick, onDelete, onRestore }: PictureCardProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const name = pictureName(picture);
  const missing = LANGUAGES.filter((one) => !picture.alt[one]?.trim());
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card bg-white shadow-card has-checked:ring-3 has-checked:ring-sea-700">
      <div className="relative">
        <PictureThumb
          address={pictureAddress(picture)}
          color={picture.dominantColor}
          className="aspect-3/2 w-full"
        />
        <label className="absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center">
          <span className="inline-flex size-7 items-center justify-center rounded-lg bg-white/90">
            <input
              type="checkbox"
              aria-label={t('list.pick', { name })}
              checked={isPicked}
              onChange={(event) => onPick(event.target.checked)}
              className="size-5 accent-sea-700"
            />
          </span>
        </label>
      </div>
      <div className="flex grow flex-col p-3 text-sm">
        <p className="truncate text-base font-semibold text-deep-900" title={name}>
          {name}
        </p>
        <p className="text-stone">
          {t('pictures.size', { width: picture.width, height: picture.height })} ·{' '}
          {formatBytes(picture.bytes, language)}
        </p>
        {missing.length > 0 && (
          <p className="text-terracotta-700">
            {t('pictures.without_alt', { languages: missing.join(', ').toUpperCase() })}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-x-4 pt-1">
          {onRestore ? (
            <TextButton
              className={ACTION}
              label={t('list.restore')}
              of={name}
              onClick={onRestore}
            />
          ) : (
            <>
              <TextLink
                to={`/images/edit/${picture.id}`}
                className={ACTION}
                label={t('list.edit')}
                of={name}
              />
              <TextButton
                isDanger
                className={ACTION}
                label={t('list.delete')}
                of={name}
                onClick={onDelete}
              />
            </>
          )}
        </div>
      </div>
    </li>
  );
}
