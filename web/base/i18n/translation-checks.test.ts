import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Language, NAMESPACES } from '#contract/languages/language.ts';
import { STRINGS } from '../../test/strings.ts';
import { createI18n } from './create-i18n.ts';
import { logMissingSampleKeys, SAMPLE_KEYS } from './sample-keys.ts';
import { warnOnMismatch } from './translation-checks.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const warnings = () => vi.mocked(console.warn).mock.calls.flat();
const stored = (value: string | null) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'i18nextLng' ? value : null),
  });

test('a language in another than the stored preference is logged as a warning', () => {
  stored('de');
  warnOnMismatch(createI18n('es', STRINGS));
  expect(warnings()).toEqual(['The page is in es, the stored preference is de.']);
});

test.each(['es', null, 'fr'])('with %s stored a Spanish page gives no warning', (value) => {
  stored(value);
  warnOnMismatch(createI18n('es', STRINGS));
  expect(warnings()).toEqual([]);
});

test('every sample key that is missing is logged, by language', () => {
  const everyNamespace = Object.fromEntries(NAMESPACES.map((namespace) => [namespace, { x: 'x' }]));
  const half = {
    ...everyNamespace,
    common: {
      'navigation.all_services': 'All',
      'navigation.airport_transfers': 'Transfers',
      'testimonials.from': 'from',
    },
  };
  logMissingSampleKeys(createI18n('en', { es: everyNamespace, en: half }), ['es', 'en']);
  expect(warnings()).toEqual([
    `Missing translation keys in es: ${SAMPLE_KEYS.join(', ')}`,
    'Missing translation keys in en: cala_galdana.faq.time.question, cala_galdana.faq.time.answer, cala_galdana.pois.title, main.hero.title, main.hero.description',
  ]);
});

test('complete files give no warning', () => {
  logMissingSampleKeys(createI18n('en', STRINGS), ['es', 'en', 'de', 'ca'] satisfies Language[]);
  expect(warnings()).toEqual([]);
});
