import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '#base/forms/fields/combobox.tsx';
import type { ComboboxOption } from '#base/forms/fields/combobox-list.tsx';
import { CONTROL, FieldFrame, type FormFields } from '#base/forms/fields.tsx';
import { useIsEnhanced } from '#base/ui/behaviour/use-enhanced.ts';
import { PinIcon, PlaneIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { AskUs } from '../../ask-us.tsx';
import { PlaceOptions } from './place-options.tsx';
import { groupPlaces, namesMoreThan, searchPlaces } from './place-search.ts';

type PlaceFieldProps = {
  form: FormFields;
  name: string;
  label: string;
  places: readonly InLanguage<TransferPlace>[];
  /** Receives a typed hotel or address that is not in the list; without it such a text stays in the field. */
  onAddress?: (text: string) => void;
};

/** A combobox that finds a place by any of its names; a native select before hydration and without scripts. */
export function PlaceField({ form, name, label, places, onAddress }: PlaceFieldProps) {
  const { t } = useTranslation('airport-transfers');
  const select = useRef<HTMLSelectElement>(null);
  const [written, setWritten] = useState<string>();
  /** A hotel that is not in the list, until its town is chosen. */
  const [hotel, setHotel] = useState<string>();
  const value = form.values[name] ?? '';
  /** Typed text, until a place is chosen, here or by a swap. */
  const typed = value === '' ? written : undefined;
  const isEnhanced = useIsEnhanced(select, (chosen) => chosen !== value && form.set(name, chosen));

  const place = places.find(({ id }) => String(id) === value);
  const kinds = new Map(places.map(({ id, kind }) => [String(id), kind]));
  const options: ComboboxOption[] = typed?.trim()
    ? searchPlaces(places, typed)
    : groupPlaces(places).flatMap((group) =>
        group.places.map(({ id, name: text }) => ({ id, label: text, group: t(group.label) })),
      );
  const isUnknown = Boolean(typed?.trim()) && options.length === 0;
  const unlisted = isUnknown ? typed?.trim() : value === '' ? hotel : undefined;
  const choose = (id: string) => {
    const chosen = places.find((one) => String(one.id) === id);
    if (onAddress && typed && chosen && namesMoreThan(chosen, typed)) onAddress(typed.trim());
    setWritten(undefined);
    setHotel(undefined);
    form.set(name, id);
  };
  /** Text is not a place: submitting it with Enter must not use the previously chosen place. */
  const onText = (text: string) => {
    setWritten(text);
    form.set(name, '');
  };
  const onLeave = () => {
    if (typed === undefined) return;
    const [best] = options;
    if (typed.trim() === '') choose('');
    else if (best) choose(best.id);
    else if (onAddress) {
      onAddress(typed.trim());
      setHotel(typed.trim());
      setWritten(undefined);
    }
  };
  return (
    <div className="min-w-0">
      <FieldFrame
        form={form}
        name={name}
        label={label}
        errorText={
          unlisted &&
          (onAddress ? t('places.which_town', { text: unlisted }) : t('places.choose_known'))
        }
      >
        {(tie) =>
          isEnhanced ? (
            <Combobox
              {...tie}
              field={name}
              text={typed ?? (place ? place.name : '')}
              options={options}
              chosen={value}
              listLabel={t('places.found')}
              placeholder={t('places.type')}
              icon={({ id }) =>
                kinds.get(id) === 'airport' ? (
                  <PlaneIcon className="size-5 shrink-0 text-sea-700" />
                ) : (
                  <PinIcon className="size-5 shrink-0 text-sea-700" />
                )
              }
              onText={onText}
              onChoose={({ id }) => choose(id)}
              onLeave={onLeave}
            />
          ) : (
            <select
              {...tie}
              ref={select}
              name={name}
              value={value}
              onChange={(event) => form.set(name, event.target.value)}
              className={CONTROL}
            >
              <PlaceOptions places={places} />
            </select>
          )
        }
      </FieldFrame>
      <div aria-live="polite">
        {unlisted && (
          <AskUs
            text={t(onAddress ? 'places.unlisted' : 'places.unknown', { text: unlisted })}
            message={unlisted}
          />
        )}
      </div>
    </div>
  );
}
