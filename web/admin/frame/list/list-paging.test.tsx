import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { ListPaging } from './list-paging.tsx';

test('a page of a list whose end is not known does not say how many there are', async () => {
  await renderPart(<ListPaging page={2} pageSize={20} total={200} isAtLeast onPage={vi.fn()} />);
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(screen.queryByText('Page 2 of 10')).toBeNull();
});
