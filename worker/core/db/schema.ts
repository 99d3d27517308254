// The data model. Names are camelCase here and snake_case in the database (`casing` of drizzle). No foreign key cascades: a table rebuild
// would silently delete children. Times are ISO 8601 in UTC unless the name says otherwise.

export * from './schema/booking-plans.ts';
export * from './schema/bookings.ts';
export * from './schema/catalogue.ts';
export * from './schema/content.ts';
export * from './schema/crew.ts';
export * from './schema/imports.ts';
export * from './schema/item-index.ts';
export * from './schema/money.ts';
export * from './schema/operations.ts';
export * from './schema/orders.ts';
export * from './schema/partners.ts';
export * from './schema/people.ts';
export * from './schema/receipts.ts';
export * from './schema/resources.ts';
export * from './schema/sales.ts';
export * from './schema/submissions.ts';
export * from './schema/transfers.ts';
export * from './schema/trip-packs.ts';
export * from './schema/voucher-items.ts';
