import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useForm } from '#base/forms/use-form.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { IN_ONE_LANGUAGE } from '../../../../test/builders.ts';
import { renderPart } from '../../../../test/render.tsx';
import { transferRules } from '../../../../test/transfer-rules.ts';
import { initialValues } from '../../request/values.ts';
import { JourneyStep } from './journey-step.tsx';

const place = (
  id: number,
  kind: InLanguage<TransferPlace>['kind'],
  name: string,
  zone: string | null,
): InLanguage<TransferPlace> => ({
  ...{ id, kind, name, zone },
  aliases: [],
  ...IN_ONE_LANGUAGE,
});
const places = [
  place(1, 'airport', 'Airport', null),
  place(4, 'resort', 'Cala Galdana', 'cala-galdana'),
];
const zones = [{ id: 1, slug: 'cala-galdana', name: 'Cala Galdana', minutes: 40, km: 40 }];

function Step() {
  const [search, opening] = [{ to: '4' }, { startedAt: 1 }];
  const form = useForm({
    id: 'journey',
    initial: initialValues({ ...opening, search, places, language: 'en' }),
    send: async () => {},
  });
  return (
    <form {...form.formProps}>
      <JourneyStep
        form={form}
        places={places}
        today="2027-06-01"
        rules={transferRules}
        isPriced={false}
      />
    </form>
  );
}

async function show() {
  const { user } = await renderPart(<Step />, { data: { '/api/transfers/zones': zones } });
  return user;
}

test('the hotel is asked for where the place has no meeting point of its own', async () => {
  await show();
  expect(screen.getByText('In Cala Galdana. You can also tell us later.')).toBeDefined();
  const shown = screen
    .getAllByRole('textbox', { name: /^Hotel or address/ })
    .filter((field) => !field.closest('.hidden'));
  expect(shown.map((field) => field.getAttribute('name'))).toEqual(['outbound.dropoffAddress']);
});

test('the time of the flight fills the pick-up of the way back', async () => {
  const user = await show();
  await user.click(screen.getByRole('radio', { name: 'Both ways' }));
  const flight = await screen.findByLabelText(/^My flight leaves at/);
  await user.type(flight, '10:40');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Return at').value).toBe('07:45'),
  );
  expect(screen.getByText(/10:40 − 120 min check-in − 40 min journey/)).toBeDefined();
});

test('a child’s age says which seat is included', async () => {
  const user = await show();
  const more = screen.getByRole('button', { name: 'More', description: 'Children' });
  await user.click(more);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '3 years');
  expect(screen.getByText('Child seat included, free')).toBeDefined();
  await user.click(more);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 2' }), '7 years');
  expect(screen.getByText('Booster included, free')).toBeDefined();
});
