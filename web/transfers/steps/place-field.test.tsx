import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { type FormErrors, useForm } from '#forms/use-form.ts';
import { renderPart } from '../../test/render.tsx';
import { PlaceField } from './place-field.tsx';

const place = (id: number, name: string): TransferPlace => ({ id, kind: 'town', name, aliases: [], zone: 'mao', translations: {} });
const places = [place(4, 'Alaior'), place(16, 'Fornells')];

type Journey = { from: string; to: string };

function Ways({ send }: { send: (journey: Journey) => Promise<void> }) {
  const form = useForm<Journey, void>({
    id: 'ways',
    initial: { from: '4', to: '16' },
    check: ({ to }): FormErrors => (to === '' ? { to: 'required' } : {}),
    send,
  });
  return (
    <form {...form.formProps}>
      <PlaceField form={form} name="from" label="From" places={places} />
      <PlaceField form={form} name="to" label="To" places={places} />
      <button type="button" onClick={() => form.fill(({ from, to }) => ({ from: to, to: from }))}>
        Swap
      </button>
      <button type="submit">Go</button>
    </form>
  );
}

async function show() {
  const send = vi.fn(async (_journey: Journey) => {});
  const { user } = await renderPart(<Ways send={send} />);
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
