import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { AreaField, SelectField } from '#admin/frame/fields/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { reasonsQuery } from '../calendar.api.ts';
import { type WeatherForm, withReason } from './weather-form.ts';

const NAMES: Record<string, AdminKey> = {
  fog: 'weather_day.reason_fog',
  wind: 'weather_day.reason_wind',
  waves: 'weather_day.reason_waves',
  storm: 'weather_day.reason_storm',
  heat: 'weather_day.reason_heat',
  boat: 'weather_day.reason_boat',
  few: 'weather_day.reason_few',
};

type ReasonProps = { form: WeatherForm; onChange: (form: WeatherForm) => void };

/** Why: a template in four languages, whose words can be edited, or own words. */
export function ReasonFields({ form, onChange }: ReasonProps) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const { data: templates = [] } = useQuery(reasonsQuery);
  const write = (language: keyof WeatherForm['reasons'], text: string) =>
    onChange({ ...form, reasons: { ...form.reasons, [language]: text } });
  const others = LANGUAGES.filter((language) => language !== own);
  return (
    <>
      <SelectField
        label={t('weather_day.reason')}
        value={form.reasonId}
        onChange={(id) => onChange(withReason(form, id, templates))}
        options={[
          ['', t('weather_day.own_words')],
          ...templates.map(({ id }) => [id, t(NAMES[id] ?? 'weather_day.reason')] as const),
        ]}
      />
      <AreaField
        label={t('weather_day.words', { language: LANGUAGE_LABELS[own] })}
        hint={t('weather_day.words_hint')}
        rows={2}
        value={form.reasons[own]}
        onChange={(text) => write(own, text)}
      />
      <details className="rounded-xl border border-limestone-300 px-4">
        <summary className="min-h-11 py-2.5 font-semibold text-deep-900">
          {t('weather_day.other_languages')}
        </summary>
        <div className="space-y-4 pt-1 pb-4">
          {others.map((language) => (
            <AreaField
              key={language}
              label={LANGUAGE_LABELS[language]}
              rows={2}
              value={form.reasons[language]}
              onChange={(text) => write(language, text)}
            />
          ))}
          <TextLink
            to="/translations/strings"
            search={{ namespace: 'admin-area', language: own, q: 'called_off_reason' }}
            label={t('weather_day.edit_templates')}
          />
        </div>
      </details>
    </>
  );
}
