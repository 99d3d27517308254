import { expect, test } from 'vitest';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType } from '../../test/builders.ts';
import { send } from '../../test/client.ts';

const admin = await anAdmin();

test('the trip that the example of a program adds is one that the API takes', async () => {
  const { id } = await aTripType();
  const page = (await (await send('/api/docs')).text())
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  const [, sent = ''] =
    /-X POST "\$SITE\/api\/admin\/trips"[^{]*-d '(\{[\s\S]*?\n\})' \|/.exec(page) ?? [];
  const trip = JSON.parse(sent.replace(`'"$PICTURE"'`, 'coves/turqueta-1f2e3d4c5b.jpg')) as object;
  const answer = await admin('/trips', 'POST', { ...trip, tripTypeId: id });
  expect(answer.status).toBe(201);
  expect(await jsonOf(answer)).toMatchObject({ status: 'draft', version: 1, price: 45 });
});
