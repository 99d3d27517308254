import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { useForm } from '../use-form.ts';
import { hasUnknownAge } from './child-ages.ts';
import { ChildAges, ChildCount } from './child-ages-field.tsx';

function Children({
  send,
  ages,
}: {
  send: (values: { childAges: string }) => Promise<void>;
  ages: string;
}) {
  const form = useForm<{ childAges: string }, void>({
    id: 'children',
    initial: { childAges: ages },
    check: ({ childAges }): Record<string, 'required'> =>
      hasUnknownAge(childAges) ? { childAges: 'required' } : {},
    send,
  });
  const props = {
    form,
    name: 'childAges',
    max: 3,
    note: (age: number) => (age < 4 ? 'Child seat included' : undefined),
  };
  return (
    <form {...form.formProps}>
      <ChildCount {...props} />
      <ChildAges {...props} />
      <button type="submit">Send</button>
    </form>
  );
}

async function show(ages = '') {
  const send = vi.fn(async (_values: { childAges: string }) => {});
  const { user } = await renderPart(<Children send={send} ages={ages} />);
  return { user, send };
}

test('each child has its age, and the age says what it means', async () => {
  const { user, send } = await show();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '2 years');
  expect(screen.getByText('Child seat included')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 2' }), 'Under 1');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ childAges: '2, 0' });
});

test('an age not chosen yet is asked for at its own field', async () => {
  const { user, send } = await show('4');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const second = screen.getByRole('combobox', { name: 'Age of child 2' });
  expect(document.activeElement).toBe(second);
  expect(second.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByRole('combobox', { name: 'Age of child 1' }).getAttribute('aria-invalid'),
  ).toBeNull();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ childAges: '4' });
});

test('ages from other sources are read in any form; one too old is asked for again', async () => {
  await show('4 und 19');
  expect((screen.getByRole('spinbutton', { name: 'Children' }) as HTMLInputElement).value).toBe(
    '2',
  );
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual([
    '4',
    '?',
  ]);
});
