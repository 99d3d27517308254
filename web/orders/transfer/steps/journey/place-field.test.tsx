import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { IN_ONE_LANGUAGE } from '../../../../test/builders.ts';
import { renderPart } from '../../../../test/render.tsx';
import { PlaceField } from './place-field.tsx';

const place = (id: number, name: string): InLanguage<TransferPlace> => ({
  id,
  kind: 'town',
  name,
  aliases: [],
  zone: 'mao',
  ...IN_ONE_LANGUAGE,
});
const places = [place(4, 'Alaior'), place(16, 'Fornells')];

type Journey = { from: string; to: string };

function Ways({
  send,
  onAddress,
}: {
  send: (journey: Journey) => Promise<void>;
  onAddress?: (text: string) => void;
}) {
  const form = useForm<Journey, void>({
    id: 'ways',
    initial: { from: '4', to: '16' },
    check: ({ to }): FormErrors => (to === '' ? { to: 'required' } : {}),
    send,
  });
  return (
    <form {...form.formProps}>
      <PlaceField form={form} name="from" label="From" places={places} />
      <PlaceField
        form={form}
        name="to"
        label="To"
        places={places}
        {...(onAddress && { onAddress })}
      />
      <button type="button" onClick={() => form.fill(({ from, to }) => ({ from: to, to: from }))}>
        Swap
      </button>
      <button type="submit">Go</button>
    </form>
  );
}

async function show(onAddress?: (text: string) => void) {
  const send = vi.fn(async (_journey: Journey) => {});
  const { user } = await renderPart(<Ways send={send} {...(onAddress && { onAddress })} />);
  const to = screen.getByRole('combobox', { name: /^To/ }) as HTMLInputElement;
  await user.clear(to);
  await user.type(to, 'zzz');
  return { user, to, send };
}

test('Enter on a name that we do not know sends nothing, least of all the place chosen before', async () => {
  const { user, to, send } = await show();
  await user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(to);
  await user.clear(to);
  await user.type(to, 'forn{Enter}');
  expect(to.value).toBe('Fornells');
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ from: '4', to: '16' });
});

test('a swap shows what it brought in place of a name that we do not know', async () => {
  const { user, to } = await show();
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(to.value).toBe('Alaior');
});

test('a hotel that is not in the list is the address, and its town is asked for', async () => {
  const onAddress = vi.fn();
  const { user, to, send } = await show(onAddress);
  await user.keyboard('{Enter}');
  expect(onAddress).toHaveBeenCalledExactlyOnceWith('zzz');
  expect(to.value).toBe('');
  expect(screen.getByText(/“zzz” is not in our list: we’ll keep it/)).toBeDefined();
  await user.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Choose the town or resort of “zzz”.')).toBeDefined();
  await user.type(to, 'forn{Enter}');
  expect(screen.queryByText(/“zzz”/)).toBeNull();
});

test('what is typed in addition to the name of a place is the address; general words are not', async () => {
  const onAddress = vi.fn();
  const { user, to } = await show(onAddress);
  await user.clear(to);
  await user.type(to, 'Fornells hotel{Enter}');
  expect(to.value).toBe('Fornells');
  expect(onAddress).not.toHaveBeenCalled();
  await user.clear(to);
  await user.type(to, 'Can Digus Fornells{Enter}');
  expect(onAddress).toHaveBeenCalledExactlyOnceWith('Can Digus Fornells');
});
