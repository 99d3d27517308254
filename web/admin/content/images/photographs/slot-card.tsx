import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton, TextLink } from '#admin/frame/button.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { PicturePicker } from '#admin/frame/pictures/picture-picker.tsx';
import { PictureThumb } from '#admin/frame/pictures/picture-thumb.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { prefixed } from '#contract/address.ts';
import { localize } from '#contract/languages/translation.ts';
import { isOfBrand, type PictureSlot } from '#contract/pictures/slots.ts';
import { editorOf } from '../uses.ts';
import { useSlotField } from './slot-name.ts';
import { isTooSmall, pageOf, shapeOf } from './slot-shapes.ts';

type SlotCardProps = {
  slot: PictureSlot;
  onPick: (address: string) => void;
  onFile: (file: File) => void;
};

const ACTION = 'inline-flex min-h-11 items-center text-left';

/** What is there: nothing, a drawing of the site, or a photograph. */
function State({ slot }: { slot: PictureSlot }) {
  const { t } = useTranslation('admin-area');
  if (slot.address === null) return <p className="text-stone">{t('photographs.nothing')}</p>;
  if (slot.isDrawing) return <p className="text-terracotta-700">{t('photographs.drawing')}</p>;
  if (!slot.size) return null;
  return (
    <p className={isTooSmall(slot, slot.size) ? 'text-terracotta-700' : 'text-stone'}>
      {t('photographs.own', { size: t('pictures.size', slot.size) })}
    </p>
  );
}

/** A slot with its picture; a file may be dropped on it. */
export function SlotCard({ slot, onPick, onFile }: SlotCardProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const fieldOf = useSlotField();
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { width, height } = shapeOf(slot);
  const page = pageOf(slot);
  const isBrand = isOfBrand(slot);
  const own = localize(slot, 'name', language);
  const name = isBrand ? fieldOf(slot) : own;
  const full = `${own}, ${fieldOf(slot)}`;
  return (
    <li
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={`flex min-w-0 flex-col overflow-hidden rounded-card bg-white shadow-card ${isOver ? 'ring-3 ring-sea-700' : ''}`}
    >
      <div className="flex aspect-3/2 items-center justify-center bg-limestone-200 p-2">
        <span
          style={{ aspectRatio: `${width} / ${height}` }}
          className={`flex overflow-hidden rounded-lg ${width / height < 3 / 2 ? 'h-full' : 'w-full'}`}
        >
          {slot.address === null ? (
            <span className="size-full rounded-lg border-2 border-dashed border-limestone-400" />
          ) : (
            <PictureThumb
              address={slot.address}
              isWhole={isBrand}
              isOnDark={slot.field === 'logoDark'}
              className="size-full"
            />
          )}
        </span>
      </div>
      <div className="flex grow flex-col p-3 text-sm">
        <p className="text-base wrap-anywhere">
          <TextLink to={isBrand ? '/settings/brand' : editorOf(slot)} label={name} />
        </p>
        {!isBrand && <p className="text-stone">{fieldOf(slot)}</p>}
        <p className="text-stone">
          {t('photographs.wants', { size: t('pictures.size', { width, height }) })}
        </p>
        <State slot={slot} />
        <div className="mt-auto flex flex-wrap gap-x-4 pt-1">
          <TextButton
            className={ACTION}
            label={t('pictures.choose')}
            of={full}
            onClick={() => setPicking(true)}
          />
          {page && (
            <NewTabLink
              href={prefixed(page, language)}
              aria-label={t('photographs.page_of', { name: full })}
              className={`${ACTION} font-semibold text-sea-700 underline underline-offset-4`}
              label={t('photographs.page')}
            />
          )}
        </div>
      </div>
      {isPicking && (
        <PicturePicker
          title={full}
          onClose={() => setPicking(false)}
          onPick={([address]) => {
            setPicking(false);
            if (address) onPick(address);
          }}
        />
      )}
    </li>
  );
}
