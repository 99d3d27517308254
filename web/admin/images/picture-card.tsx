import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { PictureThumb } from '#admin/picture-thumb.tsx';
import { formatBytes } from '#content/format-bytes.ts';
import type { ImageRow } from '#contract/images.ts';
import { LANGUAGES } from '#contract/language.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type PictureCardProps = {
  picture: ImageRow;
  isPicked: boolean;
  onPick: (isOn: boolean) => void;
  onDelete: () => void;
  /** Set in the trash only. */
  onRestore: (() => void) | undefined;
};

const ACTION = 'relative inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

export const pictureName = ({ name, path }: Pick<ImageRow, 'name' | 'path'>) => name || path;

/** A picture with its name, size, and the languages without alternative text. */
export function PictureCard({ picture, isPicked, onPick, onDelete, onRestore }: PictureCardProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const name = pictureName(picture);
  const missing = LANGUAGES.filter((one) => !picture.alt[one]?.trim());
  const ofPicture = <span className="sr-only">{name}</span>;
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card bg-white shadow-card has-checked:ring-3 has-checked:ring-sea-700">
      <div className="relative">
        <PictureThumb address={pictureAddress(picture)} color={picture.dominantColor} className="aspect-3/2 w-full" />
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
          {t('pictures.size', { width: picture.width, height: picture.height })} · {formatBytes(picture.bytes, language)}
        </p>
        {missing.length > 0 && (
          <p className="text-terracotta-700">{t('pictures.without_alt', { languages: missing.join(', ').toUpperCase() })}</p>
        )}
        <div className="mt-auto flex flex-wrap gap-x-4 pt-1">
          {onRestore ? (
            <button type="button" className={`${ACTION} text-sea-700`} onClick={onRestore}>
              {t('list.restore')} {ofPicture}
            </button>
          ) : (
            <>
              <AdminLink to={`/images/edit/${picture.id}`} className={`${ACTION} text-sea-700`}>
                {t('list.edit')} {ofPicture}
              </AdminLink>
              <button type="button" className={`${ACTION} text-danger`} onClick={onDelete}>
                {t('list.delete')} {ofPicture}
              </button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
