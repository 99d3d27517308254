import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox, COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { SearchBox } from '#admin/frame/list/list-tools.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { namesInAll } from '#contract/languages/translation.ts';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { USE_KINDS } from '../uses.ts';
import { SlotCard } from './slot-card.tsx';
import { isFree, keyOf } from './slot-match.ts';

/** More would take long to draw; the filters and a button lead to the others. */
const SHOWN = 60;

type SlotListProps = {
  slots: readonly PictureSlot[];
  onFile: (slot: PictureSlot, file: File) => void;
  onPick: (slot: PictureSlot, address: string) => void;
};

/** All slots with what is there, by kind. */
export function SlotList({ slots, onFile, onPick }: SlotListProps) {
  const { t } = useTranslation('admin-area');
  const [kind, setKind] = useState('');
  const [text, setText] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [limit, setLimit] = useState(SHOWN);
  const wanted = text.trim().toLowerCase();
  const found = slots.filter(
    (slot) =>
      (kind === '' || slot.kind === kind) &&
      (wanted === '' ||
        [...namesInAll(slot), slot.slug].join(' ').toLowerCase().includes(wanted)) &&
      (!isOpenOnly || slot.isDrawing || (slot.address === null && !isFree(slot))),
  );
  const kinds = [...new Set(slots.map((slot) => slot.kind))];
  return (
    <>
      <search className="my-6 flex flex-wrap items-center gap-3">
        <div className="relative min-w-56 grow md:max-w-sm">
          <SearchBox label={t('list.search')} value={text} onChange={setText} isFetching={false} />
        </div>
        <select
          aria-label={t('photographs.where')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          className={`${COMPACT_CONTROL} max-sm:grow`}
        >
          <option value="">{t('photographs.everywhere')}</option>
          <Options of={kinds.map((one) => [one, t(USE_KINDS[one])])} />
        </select>
        <Checkbox label={t('photographs.open_only')} value={isOpenOnly} onChange={setOpenOnly} />
      </search>
      {found.length === 0 && <NoResults>{t('photographs.none')}</NoResults>}
      <ul
        aria-label={t('photographs.title')}
        className="grid grid-cols-2 gap-3 empty:hidden sm:gap-4 md:grid-cols-3 xl:grid-cols-4"
      >
        {found.slice(0, limit).map((slot) => (
          <SlotCard
            key={keyOf(slot)}
            slot={slot}
            onFile={(file) => onFile(slot, file)}
            onPick={(address) => onPick(slot, address)}
          />
        ))}
      </ul>
      {found.length > limit && (
        <Button
          className="mx-auto mt-6 block"
          label={t('photographs.more', { count: found.length - limit })}
          onClick={() => setLimit(found.length)}
        />
      )}
    </>
  );
}
