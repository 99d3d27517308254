import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { edited, pageOf } from '../../../test/open-admin.tsx';
import { renderPart } from '../../../test/render.tsx';
import { SubstituteForm } from './substitute-form.tsx';

const HAND_OVER = 'POST /api/admin/crew/hand-over';

test('a substitute who is off is named, and gets the jobs once that is asked for', async () => {
  const calls = stubApi({
    'GET /api/admin/guides?pageSize=100&status=active': () =>
      pageOf([
        { ...edited(1), name: 'Biel' },
        { ...edited(2), name: 'Nina' },
      ]),
    [HAND_OVER]: ({ body }) =>
      (body as { evenIfOff: boolean }).evenIfOff
        ? json({ jobs: 2, link: null })
        : json(
            {
              title: 'Conflict',
              status: 409,
              code: 'day_off',
              detail: 'Nina is off: 12 Jun 2027.',
            },
            409,
          ),
  });
  let done = 0;
  const { user } = await renderPart(
    <SubstituteForm
      kind="guide"
      id={1}
      onDone={() => {
        done += 1;
      }}
    />,
  );
  await screen.findByRole('option', { name: 'Nina' });
  await user.selectOptions(screen.getByRole('combobox'), 'Nina');
  await user.click(screen.getByRole('button', { name: 'Hand over the jobs' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nina is off: 12 Jun 2027.');
  expect(done).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Assign all the same' }));
  await waitFor(() => expect(done).toBe(1));
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([
    { to: 2, evenIfOff: false },
    { to: 2, evenIfOff: true },
  ]);
});
