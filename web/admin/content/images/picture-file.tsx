import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ProgressBar } from '#admin/frame/pictures/upload-list.tsx';
import { replacePicture } from '#admin/frame/pictures/upload-picture.ts';
import { refusalOf } from '#admin/frame/pictures/upload-queue.ts';
import { FileButton } from '#admin/frame/pictures/upload-zone.tsx';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { ImageDetail } from '#contract/pictures/images.ts';

/** File details and replacement of the file. */
export function PictureFile({
  picture,
  onReplaced,
}: {
  picture: ImageDetail;
  onReplaced: (picture: ImageDetail) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const [progress, setProgress] = useState(0);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (file: File) =>
      replacePicture(picture.id, picture.version, file, { onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: (replaced) => {
      onReplaced(replaced);
      addToast({
        title: t('pictures.replaced'),
        description: t('pictures.replaced_text', { count: replaced.uses.length }),
      });
    },
    onSettled: () => void refresh('/api/admin/'),
  });
  const refusal = refusalOf(error);
  const { variants } = picture;
  const facts = [
    [t('pictures.fact_kind'), picture.contentType.replace('image/', '').toUpperCase()],
    [t('pictures.fact_size'), t('pictures.size', { width: picture.width, height: picture.height })],
    [t('pictures.fact_bytes'), formatBytes(picture.bytes, language)],
    [t('pictures.fact_variants'), `${variants.count} · ${formatBytes(variants.bytes, language)}`],
    [t('pictures.fact_uploaded'), formatInstant(picture.createdAt, language)],
  ];
  return (
    <Panel title={t('pictures.file')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm break-all text-stone">{picture.path}</p>
      <a
        href={pictureUrl(picture.path, { width: 2560, quality: 90 })}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
      >
        {t('pictures.open')}
      </a>
      <div>
        <FileButton
          isMany={false}
          onFiles={([file]) => file && mutate(file)}
          className={buttonClass('quiet', 'w-full px-4')}
        >
          {t('pictures.replace')}
        </FileButton>
        <p className="mt-1 text-sm text-stone">{t('pictures.replace_hint')}</p>
        {isPending && (
          <div className="mt-2">
            <ProgressBar
              label={t('pictures.replace')}
              share={progress}
              isWorking={progress === 1}
            />
          </div>
        )}
        {error && (
          <Problem
            className="mt-2 text-sm"
            text={t(refusal ? (`pictures.refused_${refusal}` as const) : 'pictures.replace_failed')}
          />
        )}
      </div>
    </Panel>
  );
}
