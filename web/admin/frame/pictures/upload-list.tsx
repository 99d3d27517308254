import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CheckIcon, CloseIcon } from '#base/ui/icons.tsx';
import { TextButton } from '../button.tsx';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  share: number;
  /** The upload is complete; the remaining processing time is unknown. */
  isWorking: boolean;
};

/** Progress bar in the site's colours. */
export const ProgressBar = ({ label, share, isWorking }: ProgressBarProps) => (
  <progress
    aria-label={label}
    max={1}
    value={isWorking ? 1 : share}
    className={`block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-limestone-200 [&::-moz-progress-bar]:bg-sea-700 [&::-webkit-progress-bar]:bg-limestone-200 [&::-webkit-progress-value]:bg-sea-700 ${isWorking ? 'animate-pulse' : ''}`}
  />
);

type RowProps = { item: UploadItem; queue: UploadQueue; children?: ReactNode };

function Row({ item, queue, children }: RowProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { id, file, state, progress, refusal, isKnown } = item;
  const isBad = state === 'refused' || state === 'failed';
  const percent = Math.round(progress * 100);
  const said =
    state === 'refused'
      ? t(`pictures.refused_${refusal ?? 'type'}`)
      : state === 'failed'
        ? t('pictures.upload_failed')
        : state === 'done'
          ? t(isKnown ? 'pictures.upload_known' : 'pictures.upload_done')
          : state === 'waiting'
            ? t('pictures.upload_waiting')
            : percent === 100
              ? t('pictures.upload_checking')
              : t('pictures.upload_percent', { percent });
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 truncate font-semibold">{file.name}</span>
          <span className="text-sm text-stone">{formatBytes(file.size, language)}</span>
        </p>
        {(state === 'sending' || state === 'waiting') && (
          <ProgressBar
            label={file.name}
            share={progress}
            isWorking={state === 'sending' && percent === 100}
          />
        )}
        <p
          className={`flex items-center gap-1.5 text-sm ${isBad ? 'font-semibold text-danger' : 'text-stone'}`}
        >
          {state === 'done' && <CheckIcon className="size-4 text-sea-700" />}
          <span>{said}</span>
        </p>
        {children}
      </div>
      {state === 'failed' && (
        <TextButton
          className="min-h-11 px-2"
          label={t('pictures.upload_retry')}
          of={file.name}
          onClick={() => queue.retry(id)}
        />
      )}
      <button
        type="button"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-limestone-200"
        aria-label={t(
          state === 'waiting' || state === 'sending'
            ? 'pictures.upload_stop'
            : 'pictures.upload_hide',
          { name: file.name },
        )}
        onClick={() => queue.remove(id)}
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}

type UploadListProps = {
  items: readonly UploadItem[];
  queue: UploadQueue;
  /** What a screen adds to each file. */
  more?: (item: UploadItem) => ReactNode;
};

/** Uploads with their progress, and the errors of rejected files. */
export function UploadList({ items, queue, more }: UploadListProps) {
  const { t } = useTranslation('admin-area');
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  const bad = items.filter(({ state }) => state === 'refused' || state === 'failed').length;
  const isOver = done + bad === items.length;
  return (
    <section
      aria-label={t('pictures.uploads')}
      className="mt-4 rounded-card bg-white px-5 py-3 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold text-deep-900">
          {t('pictures.upload_sum', { done, total: items.length })}
          {bad > 0 && (
            <span className="text-danger"> {t('pictures.upload_bad', { count: bad })}</span>
          )}
        </p>
        {isOver && (
          <TextButton
            className="min-h-11 px-2"
            label={t('pictures.upload_clear')}
            onClick={() => queue.clear()}
          />
        )}
      </div>
      <ul className={`divide-y divide-limestone-200 ${more ? '' : 'max-h-96 overflow-y-auto'}`}>
        {items.map((item) => (
          <Row key={item.id} item={item} queue={queue}>
            {more?.(item)}
          </Row>
        ))}
      </ul>
    </section>
  );
}
