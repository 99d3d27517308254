import { expect, test } from 'vitest';
import { pageQuery, readQuery } from './counted-query.ts';

test('what an address does not understand is left out, so that it costs no copy of its own', () => {
  expect(pageQuery('/', '?utm_source=x&fbclid=y')).toEqual({ search: '', isKept: true });
  expect(pageQuery('/trips', '?utm_source=x&type=boat&page=2')).toEqual({ search: '?type=boat&page=2', isKept: true });
  expect(pageQuery('/trips', '?type=Salidas+en+barco')).toEqual({ search: '?type=Salidas+en+barco', isKept: true });
  expect(pageQuery('/trips', '?type=Bootsausfl%C3%BCge').isKept).toBe(true);
  expect(readQuery('/api/trips', '?sort=-price&nonsense=1')).toEqual({ search: '?sort=-price', isKept: true });
});

test('fields that a form without scripts sends empty ask for nothing', () => {
  expect(pageQuery('/trips', '?q=&type=&destination=north&sort=')).toEqual({ search: '?destination=north', isKept: true });
  expect(readQuery('/api/destinations', '?q=&region=')).toEqual({ search: '', isKept: true });
});

test('free words, drafts and journeys are answered anew each time', () => {
  expect(pageQuery('/trips', '?q=cala+macarella')).toEqual({ search: '?q=cala+macarella', isKept: false });
  expect(readQuery('/api/trips/1-walk', '?preview=token')).toEqual({ search: '?preview=token', isKept: false });
  expect(pageQuery('/airport-transfers/request', '?from=1&to=2')).toEqual({ search: '?from=1&to=2', isKept: false });
  expect(pageQuery('/trips', `?type=${'x'.repeat(41)}`).isKept).toBe(false);
  expect(pageQuery('/trips', '?type=%3Cscript%3E').isKept).toBe(false);
});

test('personal answers of the API are never kept', () => {
  for (const path of [
    '/api/user',
    '/api/transfers/quote',
    '/api/trips/requests/ABCD2345',
    '/api/admin/trips',
    '/api/search',
    '/api/health',
  ])
    expect(readQuery(path, ''), path).toMatchObject({ isKept: false });
});
