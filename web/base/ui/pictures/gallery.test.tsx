import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { Gallery } from './gallery.tsx';

const PICTURES = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg'];

test('each picture is a link to its large form; those without a thumbnail are counted', async () => {
  const { container } = await renderPart(<Gallery pictures={PICTURES} alt="Cala Turqueta" />);
  const links = [...container.querySelectorAll('a')];
  expect(links).toHaveLength(5);
  expect(links[0]?.getAttribute('href')).toContain('/a.jpg?');
  expect(screen.getByText('2 more pictures')).toBeDefined();
});

test('the lightbox goes through all pictures by key and swipe, and gives the focus back', async () => {
  const { user, container } = await renderPart(<Gallery pictures={PICTURES} alt="Cala Turqueta" />);
  const second = container.querySelectorAll('a')[1];
  if (!second) throw new Error('there is no second picture');
  await user.click(second);
  const dialog = await screen.findByRole('dialog', { name: 'Cala Turqueta' });
  const position = (number: number) => screen.getByText(`Picture ${number} of 7`);
  position(2);
  await user.keyboard('{ArrowRight}');
  position(3);
  await user.keyboard('{End}{ArrowRight}');
  position(1);
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  position(7);
  const stage = dialog.querySelector('img')?.parentElement;
  if (!stage) throw new Error('there is no picture');
  fireEvent.pointerDown(stage, { clientX: 300, isPrimary: true });
  fireEvent.pointerUp(stage, { clientX: 200 });
  position(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(second);
});

test('without pictures there is nothing', async () => {
  await renderPart(<Gallery pictures={[]} alt="Cala Turqueta" />);
  expect(screen.queryByRole('list')).toBeNull();
});
