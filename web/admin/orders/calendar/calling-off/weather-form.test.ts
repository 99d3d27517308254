import { afterEach, expect, test, vi } from 'vitest';
import { emptyForm, withOffer } from './weather-form.ts';

afterEach(() => vi.useRealTimers());
const at = (instant: string) => vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });

test('guests answer until the next evening, and before the day that they are offered', () => {
  at('2027-06-12T06:00:00Z');
  const form = emptyForm();
  expect(form.answerBy).toBe('2027-06-13T18:00:00.000Z');
  const tomorrow = withOffer(form, '2027-06-13');
  expect(tomorrow.answerBy).toBe('2027-06-12T18:00:00.000Z');
  expect(withOffer(tomorrow, '2027-06-15').answerBy).toBe('2027-06-13T18:00:00.000Z');
  expect(emptyForm('2027-06-13').answerBy).toBe(tomorrow.answerBy);
});

test('a deadline that was chosen stays, and one that would be over is none', () => {
  at('2027-06-12T19:00:00Z');
  const chosen = { ...emptyForm(), answerBy: '2027-06-14T10:00:00.000Z' };
  expect(withOffer(chosen, '2027-06-13').answerBy).toBe(chosen.answerBy);
  expect(withOffer(emptyForm(), '2027-06-13').answerBy).toBeNull();
});
