import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CloseIcon } from '#base/ui/icons.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { Conversion } from './conversion-queue.ts';
import { savedShare, usePercent } from './conversion-sum.tsx';

type ConversionCardProps = { item: Conversion; onAdd: () => void; onRemove: () => void };

const ACTION =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';

/** A file before and after conversion, side by side, with both sizes. */
export function ConversionCard({ item, onAdd, onRemove }: ConversionCardProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const percent = usePercent();
  const { file, before, state, result } = item;
  const share = result ? savedShare(file.size, result.blob.size) : 0;
  return (
    <li className="min-w-0 rounded-card bg-white p-4 shadow-card">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-sans text-base font-semibold">{file.name}</h2>
        <button
          type="button"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-limestone-200"
          aria-label={t('pictures.upload_hide', { name: file.name })}
          onClick={onRemove}
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      {state === 'failed' ? (
        <Problem text={t('webp.failed')} />
      ) : (
        <>
          <div className="mt-1 grid grid-cols-2 gap-3">
            <figure>
              <img
                src={before}
                alt=""
                className="aspect-3/2 w-full rounded-lg bg-limestone-200 object-contain"
              />
              <figcaption className="mt-1 text-sm text-stone">
                {t('webp.before')}: {formatBytes(file.size, language)}
              </figcaption>
            </figure>
            <figure>
              {result ? (
                <img
                  src={result.after}
                  alt=""
                  className="aspect-3/2 w-full rounded-lg bg-limestone-200 object-contain"
                />
              ) : (
                <span className="flex aspect-3/2 w-full items-center justify-center rounded-lg bg-limestone-200 text-deep-900">
                  <Spinner />
                </span>
              )}
              <figcaption className="mt-1 text-sm text-stone">
                {t('webp.after')}: {result ? formatBytes(result.blob.size, language) : '…'}
              </figcaption>
            </figure>
          </div>
          {result && (
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
              <p
                aria-busy={state !== 'done'}
                className={`flex items-center gap-2 ${share >= 0 ? 'text-sea-800' : 'text-danger'}`}
              >
                <span className="font-semibold">
                  {share >= 0
                    ? t('webp.saved', { percent: percent(share) })
                    : t('webp.grown', { percent: percent(-share) })}
                </span>
                <span className="text-sm text-stone">
                  {t('pictures.size', { width: result.width, height: result.height })}
                </span>
                {state !== 'done' && <Spinner />}
              </p>
              <p className="flex flex-wrap gap-x-4">
                <a href={result.after} download={result.name} className={ACTION}>
                  {t('webp.download')} <span className="sr-only">{file.name}</span>
                </a>
                <TextButton
                  className="inline-flex min-h-11 items-center"
                  label={t('webp.add')}
                  of={file.name}
                  onClick={onAdd}
                />
              </p>
            </div>
          )}
        </>
      )}
    </li>
  );
}
