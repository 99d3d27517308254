import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/render.tsx';
import { ConflictNotes } from './conflict-notes.tsx';

test('of a journey’s conflicts those of one kind are named, each with the way to its request', async () => {
  const conflicts = [
    { kind: 'driver', reference: 'BUSY2345', leg: 'outbound' },
    { kind: 'duplicate', reference: 'TWIN2345', leg: 'outbound' },
    { kind: 'driver', reference: 'BUSY6789', leg: 'return' },
  ] as const;
  await renderPart(<ConflictNotes kind="driver" conflicts={conflicts} />);
  expect(screen.getAllByRole('alert').map((note) => note.textContent)).toEqual([
    'At the same time as BUSY2345',
    'At the same time as BUSY6789',
  ]);
  expect(screen.getByRole('link', { name: 'BUSY6789' }).getAttribute('href')).toMatch(
    /\/orders\/BUSY6789$/,
  );
});
