import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { EmailField } from './email-field.tsx';
import { useForm } from './use-form.ts';

function Form({ email = '' }: { email?: string }) {
  const form = useForm({ id: 'test', initial: { email }, send: async () => undefined });
  return (
    <form {...form.formProps}>
      <EmailField form={form} name="email" label="Email" />
    </form>
  );
}

test('a mistyped address is asked about, and one tap takes the right one', async () => {
  const { user } = await renderPart(<Form />);
  await user.type(screen.getByLabelText('Email'), 'ana@gmial.con');
  await user.click(await screen.findByRole('button', { name: 'Did you mean ana@gmail.com?' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@gmail.com');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an address that was filled in is asked about too, and no longer once it changes', async () => {
  const { user } = await renderPart(<Form email="ana@hotmial.com" />, { language: 'ca' });
  await screen.findByRole('button', { name: 'Volíeu dir ana@hotmail.com?' });
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByRole('button')).toBeNull();
});
