import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { Checkbox, NumberInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { PictureField } from '#admin/picture-field.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { ZoneInput } from '#contract/transfers.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** Slug, distance, picture, and whether the zone has its own page. */
export function ZoneFacts({ editor }: { editor: Editor<ZoneInput> }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { row, base, values, errors, set } = editor;
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  return (
    <>
      <Panel title={t('zones.facts')}>
        <SlugField editor={editor} name={values.name} prefix="/airport-transfers/" />
        <Checkbox
          label={t('zones.has_page')}
          hint={t('zones.has_page_hint')}
          value={values.hasPage}
          onChange={(hasPage) => set({ hasPage })}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('zones.minutes')} error={errors.minutes}>
            {(tie) => <NumberInput {...tie} value={values.minutes} onChange={(minutes) => set({ minutes: minutes ?? 0 })} />}
          </Field>
          <Field label={t('zones.km')} error={errors.km}>
            {(tie) => <NumberInput {...tie} value={values.km} onChange={(km) => set({ km: km ?? 0 })} />}
          </Field>
        </div>
        <p className="text-sm text-stone">{t('zones.distance_hint')}</p>
        <Field label={t('field.order')} hint={t('field.order_hint')} error={errors.sortOrder}>
          {(tie) => <NumberInput {...tie} value={values.sortOrder} onChange={(order) => set({ sortOrder: order ?? 0 })} />}
        </Field>
        {row && (
          <p className="flex flex-col">
            {base.hasPage && (
              <a href={`/${language}/airport-transfers/${base.slug}`} target="_blank" rel="noopener noreferrer" className={link}>
                {t('list.view')}
              </a>
            )}
            <TextLink to="/transfers/prices" className="inline-flex min-h-11 items-center" label={t('prices.title')} />
            <TextLink
              to="/transfers/places"
              search={{ zone: row.id }}
              className="inline-flex min-h-11 items-center"
              label={t('zones.places')}
            />
          </p>
        )}
      </Panel>
      <Panel title={t('field.pictures')}>
        <PictureField label={t('field.main_picture')} value={values.image} error={errors.image} onChange={(image) => set({ image })} />
      </Panel>
    </>
  );
}
