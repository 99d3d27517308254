import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, type Call, json } from '../../../test/api.ts';
import { edited, openAdmin, pageOf } from '../../../test/open-admin.tsx';

const TYPES = '/api/admin/trip-types';
const boat = {
  ...edited(7, 3),
  name: 'Barco',
  slug: 'barco',
  sortOrder: 0,
  translations: { name: { es: 'Barco', en: 'Boat' } },
};
const nothing = () => new Response(null, { status: 204 });

function open(address: string, answers: Record<string, Answer> = {}) {
  const drafts = Object.fromEntries(
    [0, 7, 8].flatMap((id) => [
      [`GET /api/admin/drafts/trip-types/${id}`, () => json(null)],
      [`PUT /api/admin/drafts/trip-types/${id}`, () => json({ updatedAt: '' })],
      [`DELETE /api/admin/drafts/trip-types/${id}`, nothing],
    ]),
  );
  return openAdmin(address, {
    ...drafts,
    [`GET ${TYPES}`]: () => pageOf([boat]),
    [`GET ${TYPES}/7`]: () => json(boat),
    [`PUT ${TYPES}/7`]: ({ body }: Call) => json({ ...boat, ...(body as object), version: 4 }),
    ...answers,
  });
}
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('what is saved is said to be saved; what is not, not', async () => {
  const { user, sent } = open('/admin/trip-types/edit/7');
  const name = await field('Name · Español');
  expect(screen.getByText('All saved')).toBeTruthy();
  await user.type(name, 's');
  await screen.findByText('Draft stored; not saved yet');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('All saved');
  expect(sent('PUT', `${TYPES}/7`)).toMatchObject([
    { name: 'Barcos', version: 3, translations: { name: { es: 'Barcos', en: 'Boat' } } },
  ]);
});

test('Ctrl+S saves', async () => {
  const { user, sent } = open('/admin/trip-types/edit/7');
  await user.type(await field('Name · Español'), '!');
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await waitFor(() => expect(sent('PUT', `${TYPES}/7`)).toHaveLength(1));
});

test('a refused field is marked, explained and has the focus; the text stays', async () => {
  const { user } = open('/admin/trip-types/edit/7', {
    [`PUT ${TYPES}/7`]: () =>
      json(
        {
          title: 'x',
          status: 422,
          detail: 'Some fields are not valid.',
          errors: [{ path: 'slug', code: 'taken', message: '' }],
        },
        422,
      ),
  });
  const slug = await field('Address (slug)');
  await user.type(slug, 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please check the marked fields. Nothing is lost.');
  await waitFor(() => expect(document.activeElement).toBe(slug));
  expect(slug.getAttribute('aria-invalid')).toBe('true');
  expect(slug.value).toBe('barcos');
});

test('a new row’s slug follows its name until it is edited; once created its own editor opens', async () => {
  const { user, address, sent } = open('/admin/trip-types/new', {
    [`POST ${TYPES}`]: ({ body }: Call) =>
      json({ ...boat, ...(body as object), id: 8, version: 1 }, 201),
    [`GET ${TYPES}/8`]: () => json({ ...boat, id: 8, name: 'Cañas' }),
  });
  const name = await field('Name · Español');
  await user.type(name, 'Cañas');
  const slug = await field('Address (slug)');
  await waitFor(() => expect(slug.value).toBe('canas'));
  await user.clear(slug);
  await user.type(slug, 'cana');
  await user.type(name, ' y más');
  expect(slug.value).toBe('cana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/admin/trip-types/edit/8'));
  expect(sent('POST', TYPES)).toMatchObject([{ name: 'Cañas y más', slug: 'cana' }]);
});

test('a row that has just been created is there at once, before it could be read again', async () => {
  const { user, address } = open('/admin/trip-types/new', {
    [`POST ${TYPES}`]: ({ body }: Call) =>
      json({ ...boat, ...(body as object), id: 8, version: 1 }, 201),
    [`GET ${TYPES}/8`]: () => new Promise<Response>(() => {}),
  });
  await user.type(await field('Name · Español'), 'Velero');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/admin/trip-types/edit/8'));
  expect(screen.getByRole('heading', { level: 1, name: 'Velero' })).toBeTruthy();
  expect(screen.getByText('All saved')).toBeTruthy();
});

test('leaving with unsaved changes asks first', async () => {
  const { user, address } = open('/admin/trip-types/edit/7');
  await user.type(await field('Name · Español'), '!');
  await user.click(screen.getAllByRole('link', { name: 'Trip types' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'There are unsaved changes' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/admin/trip-types/edit/7');
  const [again] = await screen.findAllByRole('link', { name: 'Trip types' });
  await user.click(again as HTMLElement);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }),
  );
  await waitFor(() => expect(address()).toBe('/admin/trip-types'));
});

/** Types «Velero» into a name that another editor has changed; returns the conflict dialog. */
async function clash(put: Answer) {
  const opened = open('/admin/trip-types/edit/7', { [`PUT ${TYPES}/7`]: put });
  const name = await field('Name · Español');
  await opened.user.clear(name);
  await opened.user.type(name, 'Velero');
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  return {
    ...opened,
    dialog: within(
      await screen.findByRole('dialog', { name: 'Someone else changed the same fields' }),
    ),
  };
}

/** The row as another editor saved it, until this save overwrites it. */
const savedBy =
  (theirs: object): Answer =>
  ({ body }: Call) =>
    (body as { version: number }).version === 3
      ? json({ title: 'Conflict', status: 409, detail: 'x', current: theirs }, 409)
      : json({ ...boat, ...(body as object), version: 5 });

test('the same field changed by two: both values are shown, and the chosen one is saved', async () => {
  const theirs = { ...boat, name: 'Barca', sortOrder: 5, version: 4 };
  const { user, sent, dialog } = await clash(savedBy(theirs));
  expect(dialog.getByRole('radio', { name: /^Your version ?Velero$/ })).toBeTruthy();
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save this version' });
  expect(save.disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /^Saved version ?Barca$/ }));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT', `${TYPES}/7`)[1]).toMatchObject({ name: 'Barca', sortOrder: 5, version: 4 });
});

test('a field has the name that it has on screen, and is asked about once', async () => {
  const theirs = {
    ...boat,
    name: 'Barca',
    translations: { name: { es: 'Barca', en: 'Boat' } },
    version: 4,
  };
  const { user, sent, dialog } = await clash(savedBy(theirs));
  expect(
    dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
  ).toEqual(['Name']);
  await user.click(dialog.getByRole('radio', { name: /^Your version ?Velero$/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT', `${TYPES}/7`)[1]).toMatchObject({
    name: 'Velero',
    translations: { name: { es: 'Velero', en: 'Boat' } },
  });
});

test('a choice between two values that could not be saved says why, stays, and can be saved again', async () => {
  const theirs = (name: string, version: number) =>
    json({ title: 'Conflict', status: 409, detail: 'x', current: { ...boat, name, version } }, 409);
  const answers = [
    () => theirs('Barca', 4),
    () => json({ title: 'x', status: 503, detail: 'The database does not answer.' }, 503),
    () => theirs('Bote', 5),
    ({ body }: Call) => json({ ...boat, ...(body as object), version: 6 }),
  ];
  const { user, sent, dialog } = await clash((call: Call) => answers.shift()?.(call) ?? nothing());
  await user.click(dialog.getByRole('radio', { name: /^Your version ?Velero$/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this version' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'It could not be saved; what you wrote is still here. The site is not responding right now. Try again in a moment.',
  );
  expect(
    dialog.getByRole<HTMLInputElement>('radio', { name: /^Your version ?Velero$/ }).checked,
  ).toBe(true);

  // A third save arrives meanwhile: the choice was made against a stale value, so the dialog opens again.
  await user.click(dialog.getByRole('button', { name: 'Save this version' }));
  const again = within(
    await screen.findByRole('dialog', { name: 'Someone else changed the same fields' }),
  );
  const mine = await again.findByRole<HTMLInputElement>('radio', {
    name: /^Your version ?Velero$/,
  });
  await again.findByRole('radio', { name: /^Saved version ?Bote$/ });
  expect(again.queryByRole('alert')).toBeNull();
  await waitFor(() =>
    expect(
      again.getByRole<HTMLButtonElement>('button', { name: 'Save this version' }).disabled,
    ).toBe(true),
  );
  await user.click(mine);
  await user.click(again.getByRole('button', { name: 'Save this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT', `${TYPES}/7`)[3]).toMatchObject({ name: 'Velero', version: 5 });
});

test('a row that does not exist says so and offers another try', async () => {
  open('/admin/trip-types/edit/9');
  await screen.findByRole('alert');
});

test('an empty translation shows what visitors read meanwhile; one whose source changed shows the difference', async () => {
  const outdated = {
    ...boat,
    name: 'Barcos grandes',
    translations: { name: { en: 'Boats' } },
    translationState: { name: { en: { state: 'reviewed', source: 'Barcos' } } },
  };
  const { user } = open('/admin/trip-types/edit/7', { [`GET ${TYPES}/7`]: () => json(outdated) });
  await user.click(await screen.findByRole('button', { name: 'Show what changed' }));
  expect(document.querySelector('ins')?.textContent).toBe('grandes');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Status of Name in English' }),
    'Reviewed',
  );
  expect(screen.queryByRole('button', { name: 'Show what changed' })).toBeNull();
  await user.click(
    within(screen.getByRole('group', { name: 'Translate into' })).getByRole('button', {
      name: 'Deutsch',
    }),
  );
  expect((await field('Name · Deutsch')).placeholder).toBe('Boats');
  expect(screen.getByText('While this is empty, visitors read the text in English.')).toBeTruthy();
});

test('what was said of a refused save goes once the field is changed', async () => {
  const { user } = open('/admin/trip-types/edit/7', {
    [`PUT ${TYPES}/7`]: () =>
      json(
        {
          title: 'x',
          status: 422,
          detail: 'Some fields are not valid.',
          errors: [{ path: 'slug', code: 'taken', message: '' }],
        },
        422,
      ),
  });
  const slug = await field('Address (slug)');
  await user.type(slug, 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  await user.type(slug, 't');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a row in the trash says so, cannot be saved, and is brought back', async () => {
  const deleted = { ...boat, deletedAt: '2026-05-01T00:00:00.000Z' };
  const { user, sent } = open('/admin/trip-types/edit/7', {
    [`GET ${TYPES}/7`]: () => json(deleted),
    [`POST ${TYPES}/7/restore`]: () => json({ ...boat, version: 5 }),
  });
  expect(
    (await screen.findByText(/^This is in the trash/)).closest('[role=status]'),
  ).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText(/^This is in the trash/)).toBeNull());
  expect(sent('POST', `${TYPES}/7/restore`)).toHaveLength(1);
  await user.type(await field('Name · Español'), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PUT', `${TYPES}/7`)).toMatchObject([{ name: 'Barcos', version: 5 }]),
  );
});
