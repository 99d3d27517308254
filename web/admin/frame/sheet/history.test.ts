import { expect, test } from 'vitest';
import { begin, commit, redo, undo } from './history.ts';

test('steps are taken back one by one and done again', () => {
  const history = commit(commit(begin('a'), 'b'), 'c');
  expect(undo(history).now).toBe('b');
  expect(undo(undo(history)).now).toBe('a');
  expect(redo(undo(history)).now).toBe('c');
  expect(redo(redo(undo(undo(history)))).now).toBe('c');
});

test('past the first and the last step nothing happens', () => {
  expect(undo(begin('a')).now).toBe('a');
  expect(redo(begin('a')).now).toBe('a');
});

test('a new step forgets what was taken back', () => {
  const history = commit(undo(commit(begin('a'), 'b')), 'c');
  expect(redo(history).now).toBe('c');
  expect(undo(history).now).toBe('a');
});
