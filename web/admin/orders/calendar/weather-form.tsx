import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { AreaField, SelectField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { type WeatherTemplate, weatherText } from '#contract/bookings/weather-note.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { setWeather, TOUCHED_BY_DEPARTURES, weatherTemplatesQuery } from './calendar.api.ts';

const LABELS: Record<WeatherTemplate['name'], AdminKey> = {
  wind: 'weather.wind',
  sea: 'weather.sea',
  rain: 'weather.rain',
  heat: 'weather.heat',
  fog: 'weather.fog',
  watch: 'weather.watch',
};

/** What guests read of the weather on their page and in the reminder, from a template or in the firm's words. */
export function WeatherForm({ departure }: { departure: FirmDeparture }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { weatherNote } = departure;
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState(weatherNote ?? {});
  const templates = useQuery({ ...weatherTemplatesQuery, enabled: isOpen }).data ?? [];
  const { mutate, isPending } = useAction({
    mutationFn: () => setWeather(departure, note),
    onSuccess: async (answer) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      addToast({ title: t(answer.weatherNote ? 'weather.saved' : 'weather.removed') });
      setOpen(false);
    },
  });
  const said = weatherText(weatherNote, language);
  if (!isOpen)
    return (
      <div>
        {said && (
          <p className="mb-2">
            <span className="text-stone">{t('weather.title')}:</span> {said}
          </p>
        )}
        <Button
          label={t(said ? 'weather.change' : 'weather.write')}
          onClick={() => setOpen(true)}
        />
      </div>
    );
  return (
    <SubmitForm
      className="space-y-4 rounded-xl border-l-8 border-sea-700 bg-limestone-100 p-4"
      onSubmit={() => mutate()}
    >
      <h3 className="font-sans font-semibold text-deep-900">{t('weather.title')}</h3>
      <p>{t('weather.hint')}</p>
      <SelectField<string>
        label={t('weather.template')}
        value=""
        onChange={(name) => {
          const chosen = templates.find((one) => one.name === name);
          if (chosen) setNote(chosen.note);
        }}
        options={[
          ['', t('weather.choose')],
          ...templates.map(({ name }) => [name, t(LABELS[name])] as const),
        ]}
      />
      {LANGUAGES.map((one) => (
        <AreaField
          key={one}
          label={LANGUAGE_LABELS[one]}
          rows={2}
          maxLength={500}
          lang={one}
          value={note[one] ?? ''}
          onChange={(text) => setNote((now) => ({ ...now, [one]: text }))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sea" label={t('departure.save')} isBusy={isPending} />
        <Button label={t('confirm.cancel')} onClick={() => setOpen(false)} />
      </div>
    </SubmitForm>
  );
}
