import { expect, it } from 'vitest';
import { withSavedTexts } from './saved-texts.ts';

it('shows what was saved since the start, and keeps what the owner edited', () => {
  const atStart = { menu: 'Menu', about: 'About', gone: 'Gone' };
  const answered = { ...atStart, about: 'Who we are' };
  expect(
    withSavedTexts(answered, atStart, { menu: 'The menu', about: 'About', new: 'New' }),
  ).toEqual({ menu: 'The menu', about: 'Who we are', new: 'New' });
});
