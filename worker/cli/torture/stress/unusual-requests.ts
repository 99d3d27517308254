import * as fc from 'fast-check';
import { hostileText } from '../fuzz/hostile.ts';
import type { Persona } from '../send.ts';

export const PERSONAS: fc.Arbitrary<Persona> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Persona>('admin') },
  { weight: 2, arbitrary: fc.constant<Persona>('visitor') },
  { weight: 1, arbitrary: fc.constant<Persona>('user') },
  { weight: 2, arbitrary: fc.constant<Persona>('helper') },
  { weight: 2, arbitrary: fc.constant<Persona>('key') },
  { weight: 1, arbitrary: fc.constant<Persona>('foreign') },
);
export const UNUSUAL_METHODS = fc.constantFrom(
  'PATCH',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
  'TRACE',
  'DELETE',
  'PUT',
  'QUERY',
  'get',
);
export const UNUSUAL_HEADERS: fc.Arbitrary<Record<string, string>> = fc.constantFrom<
  Record<string, string>[]
>(
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data; boundary=' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Encoding': 'gzip' },
  { Host: 'other.example' },
  { 'X-Forwarded-Host': 'other.example', 'X-Forwarded-Proto': 'javascript' },
  { Accept: 'x'.repeat(3000) },
  { 'Accept-Language': `${'de;q=0.1,'.repeat(400)}*` },
  { 'Accept-Language': 'de;q=NaN, en;q=-1, *;q=1e9' },
  { 'If-None-Match': '*' },
  { Range: 'bytes=0-1,5-' },
  { 'Idempotency-Key': 'x'.repeat(5000) },
  { Cookie: 'session=%00; i18nextLng=xx; __Host-session=' },
  { Authorization: 'Bearer ' },
  { Authorization: `Bearer ${'x'.repeat(6000)}` },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'User-Agent': '\u00ff'.repeat(2000) },
);

export const UNUSUAL_QUERY = fc.oneof(
  fc.constantFrom(
    '?',
    '?&&&',
    '?=',
    '?%',
    '?q=%ff&q=%00',
    '?__proto__[x]=1',
    '?page=-1&pageSize=1e9',
    `?q=${'x'.repeat(9000)}`,
    `?${'a=1&'.repeat(1500)}`,
  ),
  hostileText.map(
    (text) =>
      `?q=${encodeURIComponent(text.toWellFormed().slice(0, 500))}&lang=${encodeURIComponent(text.toWellFormed().slice(0, 20))}`,
  ),
);
