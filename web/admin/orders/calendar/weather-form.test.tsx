import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { aFirmDeparture } from '../../../test/firm-calendar.ts';
import { renderPart } from '../../../test/render.tsx';
import { WeatherForm } from './weather-form.tsx';

const PATH = '/api/admin/departures/5/2027-06-12/10:00/weather';
const WIND = { es: 'Viento.', en: 'Wind.', de: 'Wind.', ca: 'Vent.' };
const TEMPLATES = [{ name: 'wind', note: WIND }];
const area = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('a template fills all four languages, and what was changed in one of them is saved with the others', async () => {
  const saved = { ...WIND, en: 'Wind. Bring a hat.' };
  const calls = stubApi({
    'GET /api/admin/departures/weather-templates': () => json(TEMPLATES),
    [`PUT ${PATH}`]: () => json(aFirmDeparture('2027-06-12', { weatherNote: saved })),
  });
  const { user } = await renderPart(<WeatherForm departure={aFirmDeparture('2027-06-12')} />);
  await user.click(screen.getByRole('button', { name: 'Write a weather note' }));
  await screen.findByRole('option', { name: 'Wind' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'wind');
  expect(area('Català').value).toBe('Vent.');
  await user.type(area('English'), ' Bring a hat.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Write a weather note' });
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: PATH, body: saved });
});

test('what is said is shown in the language of the screen, and can be changed', async () => {
  stubApi({ 'GET /api/admin/departures/weather-templates': () => json(TEMPLATES) });
  const departure = aFirmDeparture('2027-06-12', { weatherNote: { de: 'Wind.', ca: 'Vent.' } });
  const { user } = await renderPart(<WeatherForm departure={departure} />, { language: 'ca' });
  expect(screen.getByText('Vent.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Canvia l’avís del temps' }));
  expect(area('Deutsch').value).toBe('Wind.');
  expect(area('English').value).toBe('');
});
