import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/frame/button.tsx';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { CropDialog } from '#admin/frame/pictures/crop-dialog.tsx';
import { PictureThumb } from '#admin/frame/pictures/picture-thumb.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { ImageRow } from '#contract/pictures/images.ts';
import { isOfBrand, type PictureSlot } from '#contract/pictures/slots.ts';
import { USE_KINDS } from '../uses.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { keyOf } from './slot-match.ts';
import { useSlotField } from './slot-name.ts';
import { isTooSmall, shapeOf } from './slot-shapes.ts';

/** The picture that goes into a slot: a file of the library, or what was cropped from one. */
export type Chosen = { address: string; picture?: ImageRow };

type SlotChoiceProps = {
  fileName: string;
  slots: readonly PictureSlot[];
  slot: PictureSlot | undefined;
  chosen: Chosen | undefined;
  onSlot: (slot: PictureSlot | undefined) => void;
  onChosen: (chosen: Chosen) => void;
};

function Slots({ slots }: { slots: readonly PictureSlot[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const fieldOf = useSlotField();
  return [...Map.groupBy(slots, ({ kind }) => kind)].map(([kind, ofKind]) => (
    <optgroup key={kind} label={t(USE_KINDS[kind])}>
      {ofKind.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {isOfBrand(one) ? fieldOf(one) : `${localize(one, 'name', language)} · ${fieldOf(one)}`}
        </option>
      ))}
    </optgroup>
  ));
}

/** Where a file goes, how it is cropped there, and what stays in view. */
export function SlotChoice({ fileName, slots, slot, chosen, onSlot, onChosen }: SlotChoiceProps) {
  const { t } = useTranslation('admin-area');
  const [open, setOpen] = useState<'focus' | 'crop'>();
  // A further place of a gallery stands for its free one.
  const shown =
    slot && slots.some((one) => keyOf(one) === keyOf(slot))
      ? slots
      : [...slots, ...(slot ? [slot] : [])];
  const shape = slot && shapeOf(slot);
  const { picture } = chosen ?? {};
  const view = shape ?? picture;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {/* Before a place is chosen, too: a phone's file names do not say what is on them. */}
      {chosen && view && (
        <span style={{ aspectRatio: `${view.width} / ${view.height}` }} className="h-16 max-w-40">
          <PictureThumb address={chosen.address} className="size-full rounded-lg" />
        </span>
      )}
      <select
        aria-label={t('photographs.slot_of', { name: fileName })}
        value={slot ? keyOf(slot) : ''}
        onChange={({ target }) => onSlot(shown.find((one) => keyOf(one) === target.value))}
        className={`${COMPACT_CONTROL} max-w-full min-w-0 grow basis-56`}
      >
        <option value="">{t('photographs.no_slot')}</option>
        <Slots slots={shown} />
      </select>
      {chosen && shape && (
        <span className="flex flex-wrap gap-x-2">
          {picture && (
            <TextButton
              className="min-h-11 px-2"
              label={t('pictures.focus')}
              of={fileName}
              onClick={() => setOpen('focus')}
            />
          )}
          <TextButton
            className="min-h-11 px-2"
            label={t('photographs.crop')}
            of={fileName}
            onClick={() => setOpen('crop')}
          />
        </span>
      )}
      {slot && picture && isTooSmall(slot, picture) && shape && (
        <p className="basis-full text-sm text-terracotta-700">
          {t('photographs.small', {
            ...{ has: t('pictures.size', { width: picture.width, height: picture.height }) },
            wants: t('pictures.size', { width: shape.width, height: shape.height }),
          })}
        </p>
      )}
      {open === 'focus' && picture && shape && (
        <FocusDialog
          picture={picture}
          shape={shape}
          onDone={(next) => {
            setOpen(undefined);
            onChosen(next);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'crop' && chosen && shape && (
        <CropDialog
          title={t('photographs.crop')}
          source={chosen.address}
          ratio={shape.width / shape.height}
          width={shape.width}
          onDone={(address) => {
            setOpen(undefined);
            onChosen({ address });
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
