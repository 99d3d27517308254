import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { isOffSite, pictureAddress } from '#contract/pictures/picture-address.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { TextButton } from '../button.tsx';
import { Field } from '../fields/field.tsx';
import { GalleryItems } from './gallery-items.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { type PictureBox, PictureThumb } from './picture-thumb.tsx';
import { UploadList } from './upload-list.tsx';
import { FileButton } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

type PictureFieldProps = {
  /** Name in the API. */
  field?: string;
  label: string;
  /** Address of a library picture; older rows may hold an external address, which the field points out. */
  value: string | null;
  onChange: (address: string | null) => void;
  error?: FieldErrorCode | undefined;
  hint?: string;
  /** Shown whole, as a logo is. */
  isWhole?: boolean;
  /** For dark grounds, and shown on one. */
  isOnDark?: boolean;
  /** Pixels it should have; the field says when it has fewer, and takes it all the same. */
  atLeast?: PictureBox;
};

const QUIET = 'min-h-11 px-2 font-semibold underline underline-offset-4';

/** One picture: picked from the library, uploaded, dropped on the field, or none. */
export function PictureField({
  field,
  label,
  value,
  onChange,
  error,
  hint,
  isWhole = false,
  isOnDark = false,
  atLeast,
}: PictureFieldProps) {
  const { t } = useTranslation('admin-area');
  const [isPicking, setPicking] = useState(false);
  const [small, setSmall] = useState<Required<PictureBox> & { address: string }>();
  const { queue, items, isBusy } = useUploads(({ id, picture }) => {
    if (!picture) return;
    onChange(pictureAddress(picture));
    queue.remove(id);
  });
  return (
    <Field
      field={field}
      label={label}
      error={error ?? (value && isOffSite(value) ? 'picture_elsewhere' : undefined)}
      hint={hint}
    >
      {(tie) => (
        <fieldset
          aria-label={label}
          className="min-w-0 space-y-2"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            queue.add([...event.dataTransfer.files].slice(0, 1));
          }}
        >
          {value ? (
            <PictureThumb
              address={value}
              isWhole={isWhole}
              isOnDark={isOnDark}
              box={atLeast}
              onSize={(size) =>
                setSmall(
                  atLeast && (size.width < atLeast.width || size.height < (atLeast.height ?? 0))
                    ? { ...size, address: value }
                    : undefined,
                )
              }
              className="aspect-3/2 w-full max-w-80 rounded-xl"
            />
          ) : (
            <p className="flex aspect-3/2 w-full max-w-80 items-center justify-center rounded-xl border-2 border-dashed border-limestone-400 px-4 text-center text-sm text-stone">
              {t('pictures.field_empty')}
            </p>
          )}
          <div role="status">
            {small && small.address === value && (
              <p className="max-w-prose rounded-xl border-l-8 border-sun bg-limestone-50 px-4 py-3">
                {t('pictures.too_small', { width: small.width, height: small.height })}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <button
              {...tie}
              type="button"
              aria-label={`${t('pictures.choose')}: ${label}`}
              className={buttonClass('quiet', 'px-4 aria-[invalid=true]:border-danger')}
              onClick={() => setPicking(true)}
            >
              {t('pictures.choose')}
            </button>
            <FileButton
              isMany={false}
              onFiles={(files) => queue.add(files)}
              className={`${QUIET} text-sea-700`}
              aria-label={`${t('pictures.upload_one')}: ${label}`}
            >
              {t('pictures.upload_one')}
            </FileButton>
            {value && (
              <TextButton
                isDanger
                className="min-h-11 px-2"
                label={t('pictures.take_out')}
                aria-label={`${t('pictures.take_out')}: ${label}`}
                onClick={() => onChange(null)}
              />
            )}
          </div>
          <div aria-busy={isBusy}>
            <UploadList items={items} queue={queue} />
          </div>
          {isPicking && (
            <PicturePicker
              title={label}
              onClose={() => setPicking(false)}
              onPick={([address]) => {
                setPicking(false);
                if (address) onChange(address);
              }}
            />
          )}
        </fieldset>
      )}
    </Field>
  );
}

type GalleryFieldProps = {
  /** Name in the API. */
  field?: string;
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  error?: FieldErrorCode | undefined;
  hint?: string;
};

/** Ordered pictures: picked from the library or uploaded, reordered by drag or by buttons. */
export function GalleryField({ field, label, value, onChange, error, hint }: GalleryFieldProps) {
  const { t } = useTranslation('admin-area');
  const [isPicking, setPicking] = useState(false);
  const add = (addresses: readonly string[]) => onChange([...new Set([...value, ...addresses])]);
  return (
    <Field
      field={field}
      label={label}
      error={error ?? (value.some(isOffSite) ? 'picture_elsewhere' : undefined)}
      hint={hint}
    >
      {(tie) => (
        <>
          <GalleryItems label={label} value={value} onChange={onChange} />
          <button
            {...tie}
            type="button"
            aria-label={`${t('pictures.add')}: ${label}`}
            className={buttonClass('quiet', 'px-4')}
            onClick={() => setPicking(true)}
          >
            {t('pictures.add')}
          </button>
          {isPicking && (
            <PicturePicker
              title={label}
              isMany
              onClose={() => setPicking(false)}
              onPick={(addresses) => {
                setPicking(false);
                add(addresses);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
