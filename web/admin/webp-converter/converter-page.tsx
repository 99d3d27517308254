import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { CONTROL } from '#admin/controls.tsx';
import { Panel } from '#admin/panel.tsx';
import { UploadList } from '#admin/upload-list.tsx';
import { UploadZone } from '#admin/upload-zone.tsx';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import { useUploads } from '#admin/use-uploads.ts';
import { ConversionCard } from './conversion-card.tsx';
import type { Conversion } from './conversion-queue.ts';
import { ConversionSum } from './conversion-sum.tsx';
import { download } from './download.ts';
import { useConversions } from './use-conversions.ts';

const WIDTHS = [800, 1200, 1600, 1920, 2560, 4096];
/** Browsers ask for permission to save many files; a delay between them lets each succeed. */
const BETWEEN_DOWNLOADS_MS = 300;

/** Converts pictures to WebP in the browser; nothing is uploaded unless it is added to the library. */
export function ConverterScreen() {
  const { t } = useTranslation('admin');
  const [quality, setQuality] = useState(80);
  const [maxWidth, setMaxWidth] = useState(2560);
  const { queue, items } = useConversions({ quality, maxWidth });
  const uploads = useUploads();
  useScreenTitle(t('menu.webp_converter'));
  const done = items.flatMap(({ result }) => (result ? [result] : []));
  const toLibrary = (results: readonly NonNullable<Conversion['result']>[]) =>
    uploads.queue.add(results.map(({ blob, name }) => new File([blob], name, { type: blob.type })));
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t('menu.webp_converter')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-stone">{t('webp.text')}</p>
      <UploadZone onFiles={(files) => queue.add(files)} hint={t('webp.hint')} label={t('webp.choose')} />
      <div className="mt-4">
        <Panel title={t('webp.options')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <label className="block">
              <span className="mb-1 flex justify-between font-semibold text-deep-900">
                {t('webp.quality')} <output>{quality}</output>
              </span>
              <input
                type="range"
                min={30}
                max={100}
                step={5}
                value={quality}
                onChange={(event) => setQuality(Number(event.target.value))}
                className="h-11 w-full accent-sea-700"
              />
            </label>
            <label className="block">
              <span className="mb-1 block font-semibold text-deep-900">{t('webp.max_width')}</span>
              <select value={maxWidth} onChange={(event) => setMaxWidth(Number(event.target.value))} className={CONTROL}>
                {WIDTHS.map((width) => (
                  <option key={width} value={width}>
                    {width} px
                  </option>
                ))}
              </select>
            </label>
          </div>
        </Panel>
      </div>
      <UploadList items={uploads.items} queue={uploads.queue} />
      {items.length > 0 && (
        <>
          <div className="my-6 flex flex-wrap items-center justify-between gap-4">
            <ConversionSum items={items} />
            <div className="flex flex-wrap gap-3">
              <Button
                look="sea"
                label={t('webp.download_all')}
                disabled={done.length === 0}
                onClick={() =>
                  done.forEach(({ after, name }, index) => void setTimeout(() => download(after, name), index * BETWEEN_DOWNLOADS_MS))
                }
              />
              <Button label={t('webp.add_all')} disabled={done.length === 0} onClick={() => toLibrary(done)} />
              <Button label={t('pictures.upload_clear')} onClick={() => queue.clear()} />
            </div>
          </div>
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {items.map((item) => (
              <ConversionCard
                key={item.id}
                item={item}
                onAdd={() => item.result && toLibrary([item.result])}
                onRemove={() => queue.remove(item.id)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
