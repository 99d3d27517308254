import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import { json, later, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { ContactWidget } from './contact-widget.tsx';

const SEND = 'POST /api/contact/whatsapp-message';
const DEFAULT_MESSAGE = 'Hello! I would like to know more about what you offer in Menorca.';
const sent = () => json({ id: 1, whatsappUrl: 'https://wa.me/34600000000' }, 201);

async function openWidget() {
  const result = await renderPart(
    <>
      <ContactWidget />
      <LazyToaster />
    </>,
  );
  await result.user.click(screen.getByRole('button', { name: 'Open contact chat' }));
  await screen.findByRole('dialog', { name: 'Contact us' });
  return result;
}
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const send = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);
const isOpen = () => screen.queryByRole('dialog') !== null;
const toast = async () =>
  (await screen.findByText(/^(?:Error|Success)$/)).parentElement?.textContent;

test('the widget is a round button until it is opened', async () => {
  await renderPart(<ContactWidget />);
  expect(isOpen()).toBe(false);
  expect(
    screen.getByRole('button', { name: 'Open contact chat' }).getAttribute('aria-expanded'),
  ).toBe('false');
});

test('opening prefills an empty message with the default text', async () => {
  await openWidget();
  expect(field('Message').value).toBe(DEFAULT_MESSAGE);
  expect([field('Name').value, field('Email').value, field('Phone').value]).toEqual(['', '', '']);
});

test('Escape while the card is loading cancels it', async () => {
  const { user } = await renderPart(<ContactWidget />);
  const round = screen.getByRole('button', { name: 'Open contact chat' });
  act(() => {
    round.focus();
    round.click();
  });
  expect(round.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(round.getAttribute('aria-expanded')).toBe('false');
  expect(isOpen()).toBe(false);
});

test('closing by the header button keeps what was typed for the next opening', async () => {
  const { user } = await openWidget();
  await user.clear(field('Message'));
  await user.type(field('Message'), 'My own words');
  await user.click(screen.getByRole('button', { name: 'Close contact chat' }));
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open contact chat' }));
  expect(field('Message').value).toBe('My own words');
});

test('without name or contact a toast titled Error names the required fields, and nothing is sent', async () => {
  const calls = stubApi();
  const { user } = await openWidget();
  await user.click(send());
  expect(await toast()).toBe(
    'ErrorPlease fill in your name, a message and at least an email address or a phone number.',
  );
  expect(wrongFields()).toEqual(['name', 'email']);
  expect(document.activeElement).toBe(field('Name'));
  expect(calls).toEqual([]);
  expect(isOpen()).toBe(true);
});

test('wrong fields are marked where they are, the first has the focus, and an edit clears its mark', async () => {
  const { user } = await openWidget();
  await user.click(send());
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(field('Message').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
  expect(
    document.getElementById(field('Name').getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe('Please fill in this field.');
  await user.type(field('Phone'), '600');
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
});

test('an email that is none gives the «invalid email» toast, and nothing is sent', async () => {
  const calls = stubApi();
  const { user } = await openWidget();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example');
  await user.click(send());
  expect(await toast()).toBe('ErrorPlease enter a valid email address.');
  expect(wrongFields()).toEqual(['email']);
  expect(document.activeElement).toBe(field('Email'));
  await user.type(field('Email'), '.com');
  expect(wrongFields()).toEqual([]);
  expect(calls).toEqual([]);
});

test('a message is sent with its fields and the source of the chat widget', async () => {
  const calls = stubApi({ [SEND]: sent });
  const { user } = await openWidget();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.com');
  await user.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    message: DEFAULT_MESSAGE,
    source: 'chat-widget',
  });
});

test('on success a toast titled Success shows, and the form is cleared and closed', async () => {
  stubApi({ [SEND]: sent });
  const { user } = await openWidget();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '600 000 000');
  await user.click(send());
  expect(await toast()).toBe(
    'SuccessYour message has been sent. We will answer as soon as we can.',
  );
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open contact chat' }));
  expect([field('Name').value, field('Phone').value, field('Message').value]).toEqual([
    '',
    '',
    DEFAULT_MESSAGE,
  ]);
});

test.each([
  ['a refusal', () => json({ status: 422, title: 'Unprocessable Content' }, 422)],
  ['a line that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'on %s a toast titled Error shows, and the form stays open and filled',
  async (_name, answer) => {
    stubApi({ [SEND]: answer });
    const { user } = await openWidget();
    await user.type(field('Name'), 'Ada');
    await user.type(field('Phone'), '600 000 000');
    await user.click(send());
    expect(await toast()).toBe(
      'ErrorYour message could not be sent. It is still here: please try again.',
    );
    expect(isOpen()).toBe(true);
    expect([field('Name').value, field('Phone').value, field('Message').value]).toEqual([
      'Ada',
      '600 000 000',
      DEFAULT_MESSAGE,
    ]);
    expect(send().disabled).toBe(false);
  },
);

test('a refused name is named in the toast with its reason, and stays to be mended', async () => {
  const errors = [{ path: 'name', code: 'plain_text', message: 'x' }];
  stubApi({ [SEND]: () => json({ status: 422, title: 'Unprocessable Content', errors }, 422) });
  const { user } = await openWidget();
  await user.type(field('Name'), 'evil.example');
  await user.type(field('Phone'), '600 000 000');
  await user.click(send());
  expect(await toast()).toBe(
    'ErrorName: Please write this on one line, without web or email addresses.',
  );
  expect(field('Name').value).toBe('evil.example');
  expect(wrongFields()).toEqual(['name']);
});

test('while a message is on its way the button is disabled and spins, and a second press sends nothing', async () => {
  const { response, answer } = later();
  const calls = stubApi({ [SEND]: () => response });
  const { user } = await openWidget();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Phone'), '600 000 000');
  await user.dblClick(send());
  await waitFor(() => expect(send().disabled).toBe(true));
  expect(send().querySelector('svg')).not.toBeNull();
  await act(async () => answer(sent()));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(calls).toHaveLength(1);
});

test.each([
  [
    'a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ],
  [
    'an Android tablet',
    'Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  ],
])(
  'on %s there is only a message box and a WhatsApp chat with that message',
  async (_name, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { user } = await openWidget();
    expect(screen.getAllByRole('textbox')).toEqual([field('Message')]);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.clear(field('Message'));
    await user.type(field('Message'), 'A table & two chairs');
    const link = screen.getByRole('link', { name: 'Continue on WhatsApp' });
    expect(link.getAttribute('href')).toBe(
      'https://wa.me/34600000000?text=A%20table%20%26%20two%20chairs',
    );
    expect(link.getAttribute('target')).toBe('_blank');
  },
);
