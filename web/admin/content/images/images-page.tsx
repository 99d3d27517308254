import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { useRemoval } from '#admin/frame/behaviour/use-removal.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { BulkBar } from '#admin/frame/list/bulk-bar.tsx';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { EmptyList } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { uploadedAsChosen } from '#admin/frame/pictures/picture-picker.tsx';
import { picturesApi } from '#admin/frame/pictures/pictures-api.ts';
import { UploadList } from '#admin/frame/pictures/upload-list.tsx';
import { UploadZone } from '#admin/frame/pictures/upload-zone.tsx';
import { useUploads } from '#admin/frame/pictures/use-uploads.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import type { ImageRow } from '#contract/pictures/images.ts';
import { PictureCard } from './picture-card.tsx';
import { PictureTabs } from './picture-tabs.tsx';

/** Size of the library, and how much resizing saves visitors. */
function StorageFigures() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data } = useQuery({ ...picturesApi.storage(), staleTime: 0 });
  if (!data) return <p className="my-4 min-h-6" />;
  const { originals, variants, unused, replacedBytes } = data;
  const bytes = (amount: number) => formatBytes(amount, language);
  const saved = replacedBytes > 0 ? 1 - variants.bytes / replacedBytes : 0;
  const percent = new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(saved);
  return (
    <p className="my-4 flex flex-wrap gap-x-5 gap-y-1 text-stone">
      <span>{t('pictures.stored', { count: originals.count, bytes: bytes(originals.bytes) })}</span>
      <span>
        {t('pictures.stored_variants', { count: variants.count, bytes: bytes(variants.bytes) })}
      </span>
      {saved > 0 && (
        <span className="font-semibold text-sea-800">{t('pictures.saved', { percent })}</span>
      )}
      {unused.count > 0 && (
        <TextLink
          to="/images"
          search={{ unused: '1' }}
          label={t('pictures.stored_unused', { count: unused.count, bytes: bytes(unused.bytes) })}
        />
      )}
    </p>
  );
}

/** Filters for unused pictures and missing alternative texts, and the sort order. */
function LibraryFilters() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SearchSelect
        name="unused"
        label={t('pictures.use')}
        all={t('pictures.use_all')}
        options={[['1', t('pictures.use_none')]]}
      />
      <SearchSelect
        name="missingAlt"
        label={t('pictures.alt')}
        all={t('pictures.alt_all')}
        options={[
          ['any', t('pictures.alt_missing')],
          ...LANGUAGES.map(
            (language) =>
              [
                language,
                t('pictures.alt_missing_in', { language: LANGUAGE_LABELS[language] }),
              ] as const,
          ),
        ]}
      />
      <SearchSelect
        name="sort"
        label={t('pictures.sort')}
        all={t('pictures.sort_newest')}
        options={[
          ['created', t('pictures.sort_oldest')],
          ['name', t('pictures.sort_name')],
          ['-bytes', t('pictures.sort_heaviest')],
        ]}
      />
    </>
  );
}

const PAGE_SIZE = 24;

/** Picture library: upload, search, select and open. */
export function ImagesScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const query = useQuery({
    ...picturesApi.list({ pageSize: PAGE_SIZE, ...search }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const uploads = useUploads();
  const refresh = useRefresh();
  const removal = useRemoval(picturesApi);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const key = JSON.stringify(search);
  useEffect(() => void (key && setPicked(new Set())), [key]);

  const items = uploadedAsChosen(query.data?.items ?? [], uploads.items);
  const rows = items.filter(({ id }) => picked.has(id));
  const isTrash = search.status === 'trash';
  const pick = (id: number, isOn: boolean) =>
    setPicked(new Set(isOn ? [...picked, id] : [...picked].filter((one) => one !== id)));
  const remove = async (pictures: readonly ImageRow[]) => {
    await removal(pictures);
    setPicked(new Set());
  };
  const { mutate: restore } = useAction({
    mutationFn: (ids: readonly number[]) => picturesApi.bulk('restore', ids),
    onSuccess: ({ ids }) => addToast({ title: t('list.restored', { count: ids.length }) }),
    onSettled: () => {
      setPicked(new Set());
      return refresh(picturesApi.base);
    },
  });
  return (
    <>
      <PictureTabs current="/images" />
      <ScreenHead title={t('pictures.title')} />
      <StorageFigures />
      <UploadZone onFiles={(files) => uploads.queue.add(files)} />
      <UploadList items={uploads.items} queue={uploads.queue} />
      <ListTools isFetching={query.isFetching}>
        <LibraryFilters />
      </ListTools>
      {rows.length > 0 && (
        <BulkBar
          count={rows.length}
          isTrash={isTrash}
          canPublish={false}
          onBulk={(action) =>
            void (action === 'delete' ? remove(rows) : restore(rows.map(({ id }) => id)))
          }
        />
      )}
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {query.data && items.length === 0 && (
        <EmptyList isFiltered={Object.values(search).some(Boolean)} text={t('pictures.empty')} />
      )}
      <ul
        aria-label={t('pictures.title')}
        className="grid grid-cols-2 gap-3 empty:hidden sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
      >
        {items.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            isPicked={picked.has(picture.id)}
            onPick={(isOn) => pick(picture.id, isOn)}
            onDelete={() => void remove([picture])}
            onRestore={isTrash ? () => restore([picture.id]) : undefined}
          />
        ))}
      </ul>
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
    </>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <ul
        aria-hidden="true"
        className="grid animate-pulse grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4"
      >
        {CARDS.map((card) => (
          <li key={card} className="aspect-4/3 rounded-card bg-limestone-200" />
        ))}
      </ul>
    </div>
  );
}
