import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostedFormProvider } from '#base/forms/posted-form.tsx';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import { json, later, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { aUser } from '../../test/user.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const POST = 'POST /api/subscribe';
const showForm = (options = {}) =>
  renderPart(
    <>
      <NewsletterForm />
      <LazyToaster />
    </>,
    options,
  );
const field = () => screen.getByRole('textbox', { name: 'Email address' }) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Subscribe' }) as HTMLButtonElement;
const toast = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;

async function subscribe(answer: () => Response | Promise<Response>, email = 'ada@example.com') {
  const calls = stubApi({ [POST]: answer });
  const { user } = await showForm();
  await user.type(field(), email);
  await user.click(button());
  return calls;
}

test('the address and the language of the page are sent', async () => {
  const calls = await subscribe(
    () => json({ confirmationEmailSent: true }, 201),
    ' ada@example.com ',
  );
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', language: 'en' }]),
  );
});

test('when a confirmation was sent the toast asks to check the email, and the input is cleared', async () => {
  await subscribe(() => json({ confirmationEmailSent: true }, 201));
  expect(await toast('Success! Confirmation email sent.')).toBe(
    'Success! Confirmation email sent.Please check your email to confirm your subscription.',
  );
  expect(field().value).toBe('');
});

test('when no confirmation was sent the toast says that the subscription was received, and the input is cleared', async () => {
  await subscribe(() => json({ confirmationEmailSent: false }, 201));
  expect(await toast('Successfully subscribed!')).toBe(
    'Successfully subscribed!Your subscription has been received.',
  );
  expect(field().value).toBe('');
});

test.each(['ada', 'ada@example', ''])(
  '«%s» gives an invalid-input toast with «Please enter a valid email address», and is not sent',
  async (email) => {
    const calls = stubApi();
    const { user } = await showForm();
    if (email) await user.type(field(), email);
    await user.click(button());
    expect(await toast('Invalid input')).toBe('Invalid inputPlease enter a valid email address');
    expect(calls).toEqual([]);
    expect(field().value).toBe(email);
  },
);

test.each([
  [
    'of a problem',
    () =>
      json(
        { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The list is closed.' },
        409,
      ),
  ],
  ['of another JSON', () => json({ message: 'The list is closed.' }, 503)],
  ['in plain text', () => new Response('The list is closed.', { status: 500 })],
])(
  'a failure shows the server’s message %s under the common error title and keeps the address',
  async (_name, answer) => {
    await subscribe(answer);
    expect(await toast('Error')).toBe('ErrorThe list is closed.');
    expect(field().value).toBe('ada@example.com');
  },
);

test('too many tries are reported in the page’s language, with the time to wait', async () => {
  stubApi({
    [POST]: () =>
      new Response('{"detail":"Too many requests."}', {
        status: 429,
        headers: { 'Retry-After': '120' },
      }),
  });
  const { user } = await showForm({ language: 'de' });
  await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));
  expect(await screen.findByText(/in 2 Minuten noch einmal/)).toBeDefined();
});

test.each([
  ['without a message', () => new Response('', { status: 503 })],
  [
    'with a page',
    () =>
      new Response('<h1>Bad Gateway</h1>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      }),
  ],
  ['of the line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a failure %s shows the default text', async (_name, answer) => {
  await subscribe(answer);
  expect(await toast('Error')).toBe('ErrorFailed to subscribe. Please try again.');
});

test('while the address is on its way the button is disabled and spins, and a second press sends nothing', async () => {
  const { response, answer } = later();
  const calls = stubApi({ [POST]: () => response });
  const { user } = await showForm();
  await user.type(field(), 'ada@example.com');
  await user.dblClick(button());
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(button().querySelector('svg')).not.toBeNull();
  await act(async () => answer(json({ confirmationEmailSent: false }, 201)));
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(calls).toHaveLength(1);
});

test('without scripts the form posts itself, with its page and language', async () => {
  const { container } = await showForm({ path: '/about', isPrefixed: true });
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/api/subscribe#form-newsletter',
  ]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    form: 'newsletter',
    page: '/en/about',
    language: 'en',
    email: '',
  });
});

test('a form that was posted without scripts and refused comes back filled, with the message', async () => {
  const form = {
    id: 'newsletter',
    page: '/en/about',
    status: 422,
    values: { email: 'ada@' },
    errors: [{ path: 'email', code: 'email' }],
  };
  await renderPart(
    <PostedFormProvider form={form}>
      <NewsletterForm />
    </PostedFormProvider>,
  );
  expect(field().value).toBe('ada@');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  await aUser().type(field(), 'example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
