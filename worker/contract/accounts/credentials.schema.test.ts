import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from '#core/http/bodies/body.ts';
import { Markdown } from '../fields.schema.ts';
import { RedirectInput } from '../pages/redirects.schema.ts';
import { CanonicalAddress, Link, WebAddress } from '../texts/links.schema.ts';

const codeOf = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? undefined : fieldErrors(result.issues)[0]?.code;
};
const SCHEMAS: [string, v.GenericSchema, (address: string) => unknown][] = [
  ['a button', Link, (address) => address],
  ['a profile', WebAddress, (address) => address],
  ['a canonical address', CanonicalAddress, (address) => address],
  ['a redirect', RedirectInput, (toPath) => ({ fromPath: '/old', toPath })],
  ['a link in a text', Markdown, (address) => `See [this](${address}) first.`],
];

test.each(SCHEMAS)(
  '%s takes no address with a user name or password, and says why',
  (_name, schema, input) => {
    for (const address of [
      'https://user:pw@example.com/x',
      'https://user@example.com',
      'HTTPS://:pw@example.com/',
      'https://mares.example@evil.example/x',
      'https://user%40:pw@example.com',
    ])
      expect(codeOf(schema, input(address)), address).toBe('credentials');
  },
);

test.each(SCHEMAS)('%s takes an @ where it names no user', (_name, schema, input) => {
  for (const address of ['https://example.com/@user', 'https://example.com/x?mail=a@b.example'])
    expect(codeOf(schema, input(address)), address).toBeUndefined();
});

test('a mail address in a text is no user of an address', () => {
  expect(
    codeOf(Markdown, 'Write to hola@mares.example or [here](mailto:hola@mares.example).'),
  ).toBeUndefined();
});
