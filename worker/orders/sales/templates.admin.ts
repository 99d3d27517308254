import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { menorcaToday } from '#contract/calendar.ts';
import {
  SaleTemplateInput as SaleTemplateInputSchema,
  SaleTrialInput,
} from '#contract/sales/sales.schema.ts';
import type { SaleTrial } from '#contract/sales/sales.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import type { Resource } from '#core/crud/resource.ts';
import { partners, saleMessages, saleTemplates, tripOptions } from '#core/db/schema.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { saleCatalogue } from './catalogue.reads.ts';
import { isOfLayout, readByLayout } from './reading/by-layout.ts';

/** Mails of a sender on which a layout is tried. */
const MAX_TRIALS = 12;

const template: Resource<typeof saleTemplates, typeof SaleTemplateInputSchema> = {
  entity: 'sale-templates',
  writes: noStepUp('revisions undo it'),
  noun: { one: 'a template', many: 'templates of senders' },
  table: saleTemplates,
  input: SaleTemplateInputSchema,
  toRow: (input) => input,
  list: {
    name: saleTemplates.name,
    sender: saleTemplates.sender,
    partner:
      sql<string>`(SELECT name FROM ${partners} WHERE ${partners.id} = ${saleTemplates.partnerId})`.as(
        'partner',
      ),
    isActive: saleTemplates.isActive,
  },
  searched: [saleTemplates.name, saleTemplates.sender],
  sorts: { name: saleTemplates.name, updated: saleTemplates.updatedAt },
  states: {
    active: () => eq(saleTemplates.isActive, true),
    inactive: () => eq(saleTemplates.isActive, false),
  },
  references: [
    { path: 'partnerId', table: partners, ids: ({ partnerId }) => [partnerId] },
    {
      path: 'names',
      table: tripOptions,
      ids: ({ names }) => names.map(({ optionId }) => optionId),
    },
  ],
};

/** Layouts of senders: made on screen by marking parts of a mail, and tried on the others. */
export const saleTemplateRoutes = router();

saleTemplateRoutes.post(
  '/try',
  describeRoute({
    summary: 'Try a layout on the emails of its sender',
    description:
      'Writes nothing. Of up to twelve emails, the latest first: what would be read of them.',
    responses: answers({ 200: 'application/json' }),
  }),
  noStepUp('writes nothing'),
  body(SaleTrialInput),
  async (c) => {
    const { db, reader } = c.var;
    const layout = c.req.valid('json');
    const { sender, messageId } = layout;
    // A pattern of LIKE may have 50 bytes.
    const endsWith = (end: string) => sql`substr(${saleMessages.sender}, ${-end.length}) = ${end}`;
    const isTheirs = sender.includes('@')
      ? eq(saleMessages.sender, sender)
      : or(endsWith(`@${sender}`), endsWith(`.${sender}`));
    const isMeant = messageId ? or(eq(saleMessages.id, messageId), isTheirs) : isTheirs;
    const [catalogue, mails] = await Promise.all([
      reader.run(saleCatalogue(db)),
      db
        .select()
        .from(saleMessages)
        .where(and(isMeant, isNull(saleMessages.erasedAt)))
        .orderBy(desc(saleMessages.receivedAt))
        .limit(MAX_TRIALS),
    ]);
    const trials = mails.map(({ id, subject, text, sentAt }): SaleTrial => {
      const by = { today: menorcaToday(new Date(sentAt)), catalogue };
      const { reading, faults } = readByLayout(layout, text, by, subject);
      const names = reading.trips.map(({ tripId, optionId }) => {
        const option = catalogue.find(
          (one) => one.tripId === tripId && (optionId === null || one.optionId === optionId),
        );
        return [option?.tripNames[0], optionId === null ? undefined : option?.optionNames[0]]
          .filter(Boolean)
          .join(' – ');
      });
      return {
        ...{ id, subject, text, sentAt, reading, faults, trips: names },
        isOfLayout: isOfLayout(layout, text, subject),
      };
    });
    return c.json<{ trials: SaleTrial[] }>({ trials });
  },
);
saleTemplateRoutes.route('/', crudRoutes(template));
