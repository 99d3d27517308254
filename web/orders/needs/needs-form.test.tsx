import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useForm } from '#base/forms/use-form.ts';
import { renderPart } from '../../test/render.tsx';
import { isNeed, missingAnswers, type Needs, needsOf } from './needs-fields.ts';
import { NeedsFields } from './needs-form.tsx';

const question = (id: string, more: Partial<Needs['questions'][number]> = {}) => ({
  ...{ id, type: 'text' as const, per: 'booking' as const, needed: 'before' as const },
  ...{ question: id, help: '', choices: [], text: '', edition: '1' },
  ...more,
});
const NEEDS: Needs = {
  questions: [
    question('Diet', { help: 'Allergies, too' }),
    question('Level', { type: 'choice', choices: ['Beginner', 'Expert'], needed: 'now' }),
    question('Size', { type: 'number', per: 'ticket' }),
    question('Waiver', { type: 'waiver', per: 'ticket', text: 'At my own risk.' }),
  ],
  pickups: [
    {
      ...{
        id: 'mao',
        name: 'Mahon',
        directions: 'By the station',
        latitude: 39.88,
        longitude: 4.26,
      },
      minutesBefore: 45,
    },
    {
      ...{ id: 'port', name: 'Port', directions: '', latitude: null, longitude: null },
      minutesBefore: -15,
    },
  ],
  tickets: ['0', '1'],
  time: '10:00',
};
let sent: unknown;
function Asked({ needs = NEEDS }: { needs?: Needs }) {
  const form = useForm<Record<string, string>, unknown>({
    ...{ id: 'asked', initial: {}, isFurther: isNeed },
    check: (fields) => missingAnswers(needs, fields),
    send: async (fields) => {
      sent = needsOf(needs, fields);
    },
  });
  return (
    <form {...form.formProps}>
      <NeedsFields form={form} needs={needs} />
      <button type="submit">Send</button>
    </form>
  );
}

test('what is asked for each ticket is asked of each, what is needed at once is demanded, and all is sent as the API takes it', async () => {
  const { user } = await renderPart(<Asked />);
  expect(screen.getAllByText('At my own risk.')).toHaveLength(1);
  expect(screen.getByText('Allergies, too')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Diet/ }), 'vegan');
  await user.type(screen.getByRole('textbox', { name: /^Person 2: Size/ }), '41');
  await user.type(screen.getByRole('textbox', { name: /^Person 1: Waiver/ }), 'Ada Vidal');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const level = screen.getByRole('combobox', { name: /^Level/ });
  expect(level.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(level);
  await user.selectOptions(level, 'Expert');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual({
    answers: [
      { questionId: 'Diet', ticket: undefined, value: 'vegan' },
      { questionId: 'Level', ticket: undefined, value: 'Expert' },
      { questionId: 'Size', ticket: '1', value: '41' },
      { questionId: 'Waiver', ticket: '0', value: 'Ada Vidal' },
    ],
    pickup: null,
  });
});

test('each pick-up has its time, before or after the start; the hotel is asked once one is chosen', async () => {
  const { user } = await renderPart(<Asked needs={{ ...NEEDS, questions: [] }} />);
  const place = screen.getByRole('combobox', { name: /^Pick-up/ });
  const options = [...place.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options.slice(1)).toEqual([
    expect.stringMatching(/Mahon.*09:15|09:15.*Mahon/),
    expect.stringContaining('10:15'),
  ]);
  const hotel = () => screen.getByRole('textbox', { name: /hotel/i, hidden: true });
  expect(hotel().closest('.hidden')).not.toBeNull();
  await user.selectOptions(place, 'mao');
  expect(hotel().closest('.hidden')).toBeNull();
  await user.type(hotel(), 'Capri');
  expect(screen.getByText('By the station')).toBeTruthy();
  const map = screen.getByRole('link', { name: /Mahon.*Google/ });
  expect(map.getAttribute('href')).toContain('39.88,4.26');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual({ answers: [], pickup: { pointId: 'mao', hotel: 'Capri' } });
});

test('an option that asks nothing shows nothing', async () => {
  await renderPart(<Asked needs={{ ...NEEDS, questions: [], pickups: [] }} />);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});
