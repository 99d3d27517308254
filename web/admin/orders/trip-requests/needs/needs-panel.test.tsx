import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { json, stubApi } from '../../../../test/api.ts';
import { renderPart } from '../../../../test/render.tsx';
import { aTripRequest, TICKETS } from '../../../../test/trip-request.ts';
import { NeedsPanel } from './needs-panel.tsx';

const question = (id: string, more: Partial<TripRequestDetail['questions'][number]> = {}) => ({
  ...{ id, type: 'text' as const, per: 'booking' as const, needed: 'before' as const },
  ...{ question: id, help: '', choices: [], text: '', edition: '1', translations: {} },
  ...more,
});
const POINT = {
  ...{ id: 'mao', name: 'Maó', directions: '', latitude: null, longitude: null },
  ...{ minutesBefore: 45, translations: { name: { en: 'Mahon' } } },
};
const [KIM] = TICKETS;
const at = '2027-01-02T10:00:00.000Z';
const REQUEST = aTripRequest({
  questions: [
    question('Diet'),
    question('Level', {
      type: 'choice',
      choices: ['Nuevo', 'Experto'],
      translations: { choices: { en: ['Beginner', 'Expert'] } },
    }),
    question('Swims', { type: 'yesno', per: 'ticket' }),
  ],
  pickups: [POINT, { ...POINT, id: 'port', name: 'Port', minutesBefore: -15, translations: {} }],
  answers: [
    { questionId: 'Level', ticket: null, value: 'Experto', question: 'Niveau', at },
    { questionId: 'Swims', ticket: KIM, value: 'yes', question: 'Schwimmen?', at },
  ],
  pickup: { ...POINT, hotel: 'Hotel Capri' },
  remindedAt: at,
});
const show = (request = REQUEST) =>
  renderPart(<NeedsPanel request={request} record={{ show: () => {} }} />);

test('pick-up and answers are read in the language of the screen, with what is open and when the guest was reminded', async () => {
  await show();
  expect(screen.getByText('09:15 · Mahon · Hotel Capri')).toBeTruthy();
  expect(screen.getByText('Expert')).toBeTruthy();
  expect(screen.getByText('Swims (1)').nextSibling?.textContent).toBe('Yes');
  expect(screen.getByText('Still to be answered: Diet, Swims')).toBeTruthy();
  expect(screen.getByText(/^Reminded: /)).toBeTruthy();
});

test('only what was changed is sent; a refused answer is marked at its field and keeps the others', async () => {
  const path = '/api/admin/bookings/b1';
  const problem = {
    ...{ title: 'Invalid', status: 422, code: 'answers' },
    errors: [{ path: `answer.Swims.${KIM}`, code: 'invalid', message: 'No answer' }],
  };
  const calls = stubApi({ [`PUT ${path}`]: () => json(problem, 422) });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pick-up' }), 'port');
  await user.type(dialog.getByRole('textbox', { name: 'Diet' }), 'vegan');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Swims (1)' }), 'no');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(calls.at(-1)?.body).toEqual({
    version: REQUEST.version,
    answers: [
      { questionId: 'Diet', ticket: null, value: 'vegan' },
      { questionId: 'Swims', ticket: KIM, value: 'no' },
    ],
    pickup: { pointId: 'port', hotel: 'Hotel Capri' },
  });
  const refused = dialog.getByRole('combobox', { name: 'Swims (1)' });
  expect(refused.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Diet' }).value).toBe('vegan');
});

test('a booking of an option that asks nothing has no such part', async () => {
  const { container } = await show(aTripRequest());
  expect(container.textContent).toBe('');
});
