import * as v from 'valibot';
import { Text } from '../fields.schema.ts';
import { WEBHOOK_EVENTS } from './webhooks.ts';

export const WebhookInput = v.pipe(
  v.object({
    name: Text,
    url: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
    events: v.pipe(
      v.array(v.picklist(WEBHOOK_EVENTS)),
      v.minLength(1),
      v.maxLength(WEBHOOK_EVENTS.length),
      v.transform((events) => [...new Set(events)]),
    ),
  }),
  v.examples([
    {
      name: 'Accounting',
      url: 'https://hooks.example.com/menorca',
      events: ['order.created', 'payment.received'],
    },
  ]),
);
