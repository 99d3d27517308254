import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aliveFrom, leftOut, type NeededQuery, partOf } from '#api/state-cut.ts';
import { cutPageData } from './page-data.ts';

type Row = { name: string; text: string };
const queryKey = ['/api/rows/1'] as never;
const row: Row = { name: 'Sail', text: 'A day at sea' };

/** What the page is drawn from, and what goes out with it. */
function cut(query: NeededQuery) {
  const client = new QueryClient();
  client.setQueryData(['/api/rows/1'], row);
  const state = cutPageData(client, 'en', new Map(query.cut ? [['/api/rows/1', query.cut]] : []));
  return { drawn: client.getQueryData(['/api/rows/1']), state };
}

test('a page that shows a part is drawn from that part, and brings it', () => {
  const { drawn, state } = cut(partOf<Row>({ queryKey }, ({ name }) => ({ name, text: '' })));
  expect(drawn).toEqual({ name: 'Sail', text: '' });
  expect(state).toEqual([['/api/rows/1', { name: 'Sail', text: '' }, true]]);
});

test('what is only read is drawn, but does not go out as data', () => {
  const { drawn, state } = cut(aliveFrom<Row>({ queryKey }, ({ name }) => ({ name })));
  expect(drawn).toEqual(row);
  expect(state).toEqual([['/api/rows/1', { name: 'Sail' }, true]]);
  expect(cut(leftOut({ queryKey }))).toEqual({ drawn: row, state: [] });
});
