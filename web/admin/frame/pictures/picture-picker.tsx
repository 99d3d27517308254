import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '#base/ui/icons.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import type { ImageRow } from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ListPaging } from '../list/list-paging.tsx';
import { SearchBox } from '../list/list-tools.tsx';
import { PictureThumb } from './picture-thumb.tsx';
import { picturesApi } from './pictures-api.ts';
import { UploadList } from './upload-list.tsx';
import type { UploadItem } from './upload-queue.ts';
import { UploadZone } from './upload-zone.tsx';
import { useUploads } from './use-uploads.ts';

// Uploads run in parallel and finish in any order; the lists follow the order in which the files were chosen.

/** Sorts the ranked items among the positions they occupy; the others stay in place. */
function inRank<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const ranked = items
    .filter((item) => rankOf(item) !== undefined)
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
  return items.map((item) => (rankOf(item) === undefined ? item : (ranked.shift() ?? item)));
}

/** Picked pictures, with uploads in the order of their files. */
function asChosen(addresses: readonly string[], uploads: readonly UploadItem[]): string[] {
  const ranks = new Map(
    uploads.flatMap(({ id, picture }) => (picture ? [[pictureAddress(picture), id]] : [])),
  );
  return inRank(addresses, (address) => ranks.get(address));
}

/** Library rows, newest first, with the recent uploads in the order of their files. */
export function uploadedAsChosen(
  rows: readonly ImageRow[],
  uploads: readonly UploadItem[],
): ImageRow[] {
  const ranks = new Map(
    uploads.flatMap(({ id, picture, isKnown }) => (picture && !isKnown ? [[picture.id, id]] : [])),
  );
  return inRank(rows, (row) => ranks.get(row.id));
}

const PAGE_SIZE = 24;
const TYPING_MS = 250;

/** Search and page of the library query; a new search starts at page one. */
function useLibrary() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ q: '', page: 1 });
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((now) => (now.q === text ? now : { q: text, page: 1 })),
      TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    ...picturesApi.list({ ...asked, pageSize: PAGE_SIZE }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return { text, setText, query, setPage: (page: number) => setAsked((now) => ({ ...now, page })) };
}

type PicturePickerProps = {
  title: string;
  /** Allows a multiple selection. */
  isMany?: boolean;
  onPick: (addresses: string[]) => void;
  onClose: () => void;
};

/** Library dialog: search and pick, or upload. Uploaded pictures are selected at once. */
export function PicturePicker({ title, isMany = false, onPick, onClose }: PicturePickerProps) {
  const { t } = useTranslation('admin-area');
  const { text, setText, query, setPage } = useLibrary();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const toggle = (address: string) =>
    setPicked((now) =>
      now.includes(address)
        ? now.filter((one) => one !== address)
        : isMany
          ? [...now, address]
          : [address],
    );
  const uploads = useUploads(({ picture }) => {
    const address = picture && pictureAddress(picture);
    if (address)
      setPicked((now) => (now.includes(address) ? now : isMany ? [...now, address] : [address]));
  });
  const chosen = asChosen(picked, uploads.items);
  const items = uploadedAsChosen(query.data?.items ?? [], uploads.items);
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <UploadZone onFiles={(files) => uploads.queue.add(files)} isMany={isMany} />
      <UploadList items={uploads.items} queue={uploads.queue} />
      <search className="relative mt-4 block">
        <SearchBox
          label={t('pictures.search')}
          value={text}
          onChange={setText}
          isFetching={query.isFetching}
        />
      </search>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.data && items.length === 0 && (
        <div className="mt-4">
          <NoResults>{t(text ? 'pictures.none_found' : 'pictures.empty')}</NoResults>
        </div>
      )}
      <ul
        aria-label={t('pictures.title')}
        className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4"
      >
        {items.map((row) => {
          const address = pictureAddress(row);
          const isPicked = picked.includes(address);
          return (
            <li key={row.id}>
              <button
                type="button"
                aria-pressed={isPicked}
                onClick={() => toggle(address)}
                onDoubleClick={() => !isMany && onPick([address])}
                className="group relative block w-full overflow-hidden rounded-xl border border-limestone-300 bg-white text-left aria-pressed:border-sea-700 aria-pressed:ring-3 aria-pressed:ring-sea-700"
              >
                <PictureThumb
                  address={address}
                  color={row.dominantColor}
                  className="aspect-3/2 w-full"
                />
                <span className="block truncate px-2 py-1.5 text-sm">{row.name || row.path}</span>
                {isPicked && (
                  <span className="absolute top-2 right-2 inline-flex size-7 items-center justify-center rounded-full bg-sea-700 text-white">
                    {isMany ? (
                      <span className="text-sm font-semibold">{chosen.indexOf(address) + 1}</span>
                    ) : (
                      <CheckIcon className="size-4" />
                    )}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {query.data && <ListPaging {...query.data} onPage={setPage} />}
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-limestone-300 bg-limestone-50 px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button label={t('pictures.cancel')} onClick={onClose} />
        <Button
          look="sea"
          label={isMany ? t('pictures.take_many', { count: picked.length }) : t('pictures.take')}
          disabled={picked.length === 0}
          onClick={() => onPick(chosen)}
        />
      </div>
    </Dialog>
  );
}
