import { expect, test } from 'vitest';
import { FaqDocument, Policy } from '#contract/content/documents.schema.ts';
import { fieldsOf, INPUTS } from '#contract/inputs.schema.ts';
import { MailSettings } from '#contract/mail/mail-settings.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { TransferRules } from '#contract/transfers/transfers.schema.ts';
import strings from '#locales/en/admin-area.json';
import { FIELD_LABELS } from './field-labels.ts';

test.each(
  Object.entries({ ...INPUTS, FaqDocument, MailSettings, Policy, Settings, TransferRules }),
)('every field of %s has a name for comparisons', (_name, input) => {
  const fields = Object.keys(fieldsOf(input));
  expect(fields.length).toBeGreaterThan(0);
  expect(
    fields.filter(
      (field) => field !== 'translations' && !FIELD_LABELS[field] && !(`field.${field}` in strings),
    ),
    'each needs `field.{name}` in the four admin-area.json, or a line in field-labels.ts',
  ).toEqual([]);
});
