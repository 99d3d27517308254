import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/paths.ts';
import { focusClass } from '#content/picture-focus.ts';
import { pictureUrl } from '#content/picture-url.ts';
import type { ImageRow } from '#contract/images.ts';
import { pictureAddress } from '#contract/picture-address.ts';

type Shape = { label: AdminKey; place?: string; className: string };

/** Aspect ratios of pictures on the site's pages and in link previews. */
const SHAPES: readonly Shape[] = [
  { label: 'pictures.shape_hero', place: 'col-span-full', className: 'aspect-[1440/650] rounded-lg' },
  { label: 'pictures.shape_cover', place: 'col-span-full', className: 'aspect-5/2 rounded-lg' },
  { label: 'pictures.shape_phone', className: 'aspect-[412/500] rounded-lg' },
  { label: 'pictures.shape_card', className: 'aspect-3/2 rounded-lg' },
  { label: 'pictures.shape_square', className: 'aspect-square rounded-lg' },
  { label: 'pictures.shape_avatar', className: 'aspect-square rounded-full' },
  { label: 'pictures.shape_share', place: 'col-span-2', className: 'aspect-[1200/630] rounded-lg' },
];

/** The picture as pages crop it, with the pages' own classes. */
export function CropPreviews({ picture }: { picture: ImageRow }) {
  const { t } = useTranslation('admin');
  const address = pictureAddress(picture);
  // Loaded once at full frame: moving the focal point only moves it within the frames.
  const src = pictureUrl(picture.path, { width: 640 });
  return (
    <section aria-label={t('pictures.crops')}>
      <h3 className="font-sans text-base font-semibold text-deep-900">{t('pictures.crops')}</h3>
      <ul className="mt-3 grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
        {SHAPES.map(({ label, place, className }) => (
          <li key={label} className={place}>
            <img src={src} alt="" className={`w-full bg-limestone-200 object-cover ${className} ${focusClass(address)}`} />
            <p className="mt-1 text-sm text-stone">{t(label)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
