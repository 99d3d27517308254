import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { AnswerError } from '#base/api/fetch-json.ts';
import { createQueryClient } from '#base/api/query-client.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { renderPart } from '../../test/render.tsx';
import { STRINGS } from '../../test/strings.ts';
import { CheckField, FormStatus, SelectField, TextAreaField, TextField } from './fields.tsx';
import { type FormErrors, useForm } from './use-form.ts';
import { useTypedBefore } from './use-typed-before.ts';

type Values = { name: string; note: string; vehicle: string; privacyAccepted: string };
const EMPTY: Values = { name: '', note: '', vehicle: '', privacyAccepted: '' };
type Send = (values: Values) => Promise<string>;

function Form({ send, check }: { send: Send; check?: (values: Values) => FormErrors }) {
  const relatedTo = (field: string) => (field === 'note' ? ['vehicle'] : []);
  const form = useForm<Values, string>({ id: 'test', initial: EMPTY, check, send, relatedTo });
  return (
    <form {...form.formProps}>
      <TextField form={form} name="name" label="Name" hint="As on your passport" required />
      <TextAreaField form={form} name="note" label="Note" required={false} />
      <SelectField form={form} name="vehicle" label="Vehicle">
        <option value="">None</option>
        <option value="van">Van</option>
      </SelectField>
      <CheckField form={form} name="privacyAccepted">
        I accept
      </CheckField>
      <FormStatus failure={form.failure} />
      <button type="submit" disabled={form.isSending}>
        Send
      </button>
      {form.answer && <p>{form.answer}</p>}
    </form>
  );
}
const show = (send: Send, check?: (values: Values) => FormErrors) =>
  renderPart(<Form send={send} check={check} />);
const name = () => screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement;
const send = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const refusal = (status: number, errors?: object[]) =>
  new AnswerError(status, JSON.stringify({ type: 'about:blank', title: 'No', status, errors }));

test('what was typed, chosen and ticked is sent', async () => {
  const sent = vi.fn<Send>(async () => 'thanks');
  const { user } = await show(sent);
  await user.type(name(), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Hi');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'Van');
  await user.click(screen.getByRole('checkbox', { name: 'I accept' }));
  await user.click(send());
  expect(await screen.findByText('thanks')).toBeDefined();
  expect(sent.mock.calls).toEqual([
    [{ name: 'Ada', note: 'Hi', vehicle: 'van', privacyAccepted: 'true' }],
  ]);
});

test('a field that may stay empty says so, and a hint belongs to its field', async () => {
  await show(async () => '');
  expect(screen.getByRole('textbox', { name: /^Note ?\(optional\)$/ })).toBeDefined();
  expect(described(name())).toEqual(['As on your passport']);
});

test('a problem that is known before sending is shown at its field, which gets the focus, and nothing is sent', async () => {
  const sent = vi.fn<Send>();
  const { user } = await show(sent, () => ({
    name: 'required',
    privacyAccepted: 'consent_needed',
  }));
  await user.click(send());
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(described(name())).toEqual(['As on your passport', 'Please fill in this field.']);
  expect(described(screen.getByRole('checkbox'))).toEqual([
    'Please confirm that you have read the privacy policy.',
  ]);
  expect(
    screen.getByText('Some fields need your attention. Nothing you typed is lost.'),
  ).toBeDefined();
});

test('a field that the server refuses is reported in the same way, and the input stays', async () => {
  const { user } = await show(async () =>
    Promise.reject(refusal(422, [{ path: 'name', code: 'too_long', message: '' }])),
  );
  await user.type(name(), 'Ada');
  await user.click(send());
  await waitFor(() =>
    expect(described(name())).toEqual(['As on your passport', 'This text is too long.']),
  );
  expect(name().value).toBe('Ada');
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

test.each([
  [
    'too many attempts',
    refusal(429),
    'Too many attempts. Please wait a minute and try again; nothing is lost.',
  ],
  [
    'a server that is down',
    refusal(503),
    'It could not be sent. Nothing is lost: please try again, or write to us on WhatsApp.',
  ],
  [
    'a line that is down',
    new TypeError('Failed to fetch'),
    'It could not be sent. Nothing is lost: please try again, or write to us on WhatsApp.',
  ],
])('%s is shown for the entire form, and the input stays', async (_name, error, text) => {
  const { user } = await show(() => Promise.reject(error));
  await user.type(name(), 'Ada');
  await user.click(send());
  expect(await screen.findByText(text)).toBeDefined();
  expect(name().value).toBe('Ada');
  expect(send().disabled).toBe(false);
});

test('a second press while sending sends nothing', async () => {
  let finish: (answer: string) => void = () => {};
  const sent = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = await show(sent);
  await user.dblClick(send());
  expect(send().disabled).toBe(true);
  await act(async () => finish('thanks'));
  expect(screen.getByText('thanks')).toBeDefined();
  expect(sent).toHaveBeenCalledOnce();
});

test('two presses in one tick send once', async () => {
  const sent = vi.fn<Send>(async () => 'thanks');
  await show(sent);
  act(() => {
    send().click();
    send().click();
  });
  expect(await screen.findByText('thanks')).toBeDefined();
  expect(sent).toHaveBeenCalledOnce();
});

const CHECK_FIELDS = 'Some fields need your attention. Nothing you typed is lost.';

test('what is said of wrong fields goes with the last of them; a field judged with another takes its error along', async () => {
  const { user } = await show(
    async () => '',
    () => ({ name: 'required', vehicle: 'invalid' }),
  );
  await user.click(send());
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'x');
  expect(screen.getByRole('combobox', { name: 'Vehicle' }).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText(CHECK_FIELDS)).toBeDefined();
  await user.type(name(), 'A');
  expect(screen.queryByText(CHECK_FIELDS)).toBeNull();
});

test('an error of a part of a field goes when the field is edited', async () => {
  const { user } = await show(async () =>
    Promise.reject(refusal(422, [{ path: 'name.0', code: 'invalid' }])),
  );
  await user.click(send());
  expect(await screen.findByText(CHECK_FIELDS)).toBeDefined();
  await user.type(name(), 'A');
  expect(screen.queryByText(CHECK_FIELDS)).toBeNull();
});

test('a refusal of what was sent goes when it is changed; one of the server stays until the next try', async () => {
  const answers = [
    new AnswerError(409, 'That day is full.'),
    new AnswerError(503, 'We are closed.'),
  ];
  const { user } = await show(async () => Promise.reject(answers.shift()));
  await user.click(send());
  expect(await screen.findByText('That day is full.')).toBeDefined();
  await user.type(name(), 'A');
  expect(screen.queryByText('That day is full.')).toBeNull();
  await user.click(send());
  expect(await screen.findByText('We are closed.')).toBeDefined();
  await user.type(name(), 'B');
  expect(screen.getByText('We are closed.')).toBeDefined();
});

test('a field with an error code without a text gets the general message', async () => {
  const { user } = await show(async () =>
    Promise.reject(refusal(422, [{ path: 'name', code: 'unheard-of' }])),
  );
  await user.click(send());
  await waitFor(() =>
    expect(described(name())).toEqual(['As on your passport', 'Please check this field.']),
  );
});

test('input typed before hydration is sent by the click that triggers hydration', async () => {
  const sent = vi.fn<Send>(async () => 'thanks');
  const form = (
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={createI18n('en', STRINGS)}>
        <Form send={sent} />
      </I18nextProvider>
    </QueryClientProvider>
  );
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  name().value = 'Ada';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  hydrateRoot(document.body.firstElementChild as Element, form);
  send().click();
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ ...EMPTY, name: 'Ada' }]]));
  vi.unstubAllGlobals();
});

type InParts = { name: string; note: string };

function LatePart({
  form,
  code,
}: {
  form: ReturnType<typeof useForm<InParts, string>>;
  code: Promise<void> | undefined;
}) {
  if (code) use(code);
  const box = useTypedBefore(form.takeTyped);
  return (
    <div ref={box}>
      <TextAreaField form={form} name="note" label="Note" required />
    </div>
  );
}

/** A form whose second part hydrates once its code is there. */
function FormInParts({ code }: { code?: Promise<void> | undefined }) {
  const form = useForm<InParts, string>({
    ...{ id: 'parts', initial: { name: '', note: '' } },
    send: async () => '',
  });
  return (
    <form {...form.formProps}>
      <TextField form={form} name="name" label="Name" />
      <Suspense>
        <LatePart form={form} code={code} />
      </Suspense>
      <output>{`${form.values.name}, ${form.values.note}`}</output>
    </form>
  );
}

test('what is typed into a part of a form that hydrates later is taken over', async () => {
  const [i18n, client] = [createI18n('en', STRINGS), createQueryClient()];
  const pageWith = (code?: Promise<void>) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <FormInParts code={code} />
      </QueryClientProvider>
    </I18nextProvider>
  );
  document.body.innerHTML = `<div>${renderToString(pageWith())}</div>`;
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = document.body.firstElementChild as Element;
  const root = await act(async () => hydrateRoot(page, pageWith(code)));
  expect(screen.getByRole('status').textContent).toBe(', ');
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
  note.value = 'Gate 3';
  await act(async () => arrive());
  expect(screen.getByRole('status').textContent).toBe(', Gate 3');
  expect(screen.getByRole('textbox', { name: /^Note/ })).toBe(note);
  await act(async () => root.unmount());
});

test.each([
  ['too_many', 'Please enter 8 or fewer.'],
  ['too_short', 'Please enter 1 or more.'],
] as const)('a number that is %s names the limit', async (code, text) => {
  const form = { values: { adults: '99' }, errors: { adults: code }, set: () => {} };
  await renderPart(
    <TextField form={form} name="adults" label="Adults" type="number" min={1} max={8} />,
  );
  expect(described(screen.getByRole('spinbutton', { name: /^Adults/ }))).toEqual([text]);
});
