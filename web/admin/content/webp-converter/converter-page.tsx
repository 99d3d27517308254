import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { CONTROL } from '#admin/frame/fields/controls.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { UploadList } from '#admin/frame/pictures/upload-list.tsx';
import { UploadZone } from '#admin/frame/pictures/upload-zone.tsx';
import { useUploads } from '#admin/frame/pictures/use-uploads.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { ConversionCard } from './conversion-card.tsx';
import { type Conversion, ConversionQueue } from './conversion-queue.ts';
import { ConversionSum } from './conversion-sum.tsx';
import { type ConvertOptions, convertPicture } from './convert-picture.ts';

/** Debounce of slider input. */
const REST_MS = 250;

function useConversions({ quality, maxWidth }: ConvertOptions) {
  const [queue] = useState(() => new ConversionQueue(convertPicture, { quality, maxWidth }));
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => {
    const timer = setTimeout(() => queue.setOptions({ quality, maxWidth }), REST_MS);
    return () => clearTimeout(timer);
  }, [queue, quality, maxWidth]);
  useEffect(() => () => queue.clear(), [queue]);
  return { queue, items };
}

/** Downloads a file under a name. */
function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

const WIDTHS = [800, 1200, 1600, 1920, 2560, 4096];
/** Browsers ask for permission to save many files; a delay between them lets each succeed. */
const BETWEEN_DOWNLOADS_MS = 300;

/** Converts pictures to WebP in the browser; nothing is uploaded unless it is added to the library. */
export function ConverterScreen() {
  const { t } = useTranslation('admin-area');
  const [quality, setQuality] = useState(80);
  const [maxWidth, setMaxWidth] = useState(2560);
  const { queue, items } = useConversions({ quality, maxWidth });
  const uploads = useUploads();
  const done = items.flatMap(({ result }) => (result ? [result] : []));
  const toLibrary = (results: readonly NonNullable<Conversion['result']>[]) =>
    uploads.queue.add(results.map(({ blob, name }) => new File([blob], name, { type: blob.type })));
  return (
    <>
      <ScreenHead title={t('menu.webp_converter')} text={t('webp.text')} className="mb-6" />
      <UploadZone
        onFiles={(files) => queue.add(files)}
        hint={t('webp.hint')}
        label={t('webp.choose')}
      />
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
              <select
                value={maxWidth}
                onChange={(event) => setMaxWidth(Number(event.target.value))}
                className={CONTROL}
              >
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
                  done.forEach(
                    ({ after, name }, index) =>
                      void setTimeout(() => download(after, name), index * BETWEEN_DOWNLOADS_MS),
                  )
                }
              />
              <Button
                label={t('webp.add_all')}
                disabled={done.length === 0}
                onClick={() => toLibrary(done)}
              />
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
