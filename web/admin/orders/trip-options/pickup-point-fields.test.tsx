import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { renderPart } from '../../../test/render.tsx';
import type { PlanEditor } from './list-part.ts';
import { PickupPointFields } from './pickup-point-fields.tsx';

type Points = TripPlanInput['pickups'];
const PLACES = [
  { id: 1, kind: 'airport', name: 'Aeropuerto', aliases: [], zone: null, translations: {} },
  {
    ...{ id: 2, kind: 'town', name: 'Maó', aliases: [], zone: 'mao' },
    translations: { name: { en: 'Mahon' } },
  },
  { id: 3, kind: 'port', name: 'Port de Maó', aliases: [], zone: 'mao', translations: {} },
];
const ZONES = [{ id: 1, slug: 'mao', name: 'Maó y alrededores', translations: {} }];
const OWN: Points[number] = {
  ...{ id: 'own', placeId: null, name: 'Rotonda', directions: '', latitude: 40, longitude: 4 },
  ...{ minutesBefore: -15, translations: {} },
};
let points: Points = [];
function Editor({ start }: { start: Points }) {
  const [pickups, setPickups] = useState(start);
  points = pickups;
  const editor = {
    values: { pickups },
    errors: {},
    set: (change: { pickups: Points }) => setPickups(change.pickups),
    setAt: () => {},
  } as unknown as PlanEditor;
  return <PickupPointFields editor={editor} />;
}
const show = (start: Points) =>
  renderPart(<Editor start={start} />, {
    data: { '/api/transfers/places': PLACES, '/api/transfers/zones': ZONES },
  });

test('minutes after the start are words, not a minus sign', async () => {
  const { user } = await show([OWN]);
  const minutes = screen.getByRole<HTMLInputElement>('textbox', { name: 'How long' });
  expect(minutes.value).toBe('15');
  const when = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Before or after' });
  expect(when.selectedOptions[0]?.textContent).toBe('after the start');
  await user.clear(minutes);
  await user.type(minutes, '20');
  expect(points[0]?.minutesBefore).toBe(-20);
  await user.selectOptions(when, 'before');
  expect(points[0]?.minutesBefore).toBe(20);
});

test('a point follows a place of the transfers, which has its name and coordinates, until it has its own again', async () => {
  const { user } = await show([OWN]);
  const place = screen.getByRole('combobox', { name: 'Transfer place 1' });
  await user.selectOptions(place, 'Mahon');
  expect(points[0]).toMatchObject({
    ...{ placeId: 2, name: 'Maó', translations: { name: { en: 'Mahon' } } },
  });
  expect(screen.queryByLabelText('Latitude')).toBeNull();
  await user.selectOptions(place, 'None: a place of its own');
  expect(points[0]?.placeId).toBe(null);
  expect(screen.getByLabelText('Latitude')).toBeTruthy();
});

test('all places of a zone are added at once, without those that are there', async () => {
  const { user } = await show([{ ...OWN, placeId: 3, name: 'Port de Maó' }]);
  const zones = screen.getByRole('combobox', { name: 'Add all places of a zone' });
  expect(within(zones).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(zones, 'Maó y alrededores');
  expect(points.map(({ placeId, name }) => [placeId, name])).toEqual([
    [3, 'Port de Maó'],
    [2, 'Maó'],
  ]);
  expect(screen.queryByRole('combobox', { name: 'Add all places of a zone' })).toBeNull();
});
