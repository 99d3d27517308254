import type { OrderRow } from '#contract/orders/order-list.ts';
import type { AdminMail } from '#contract/transfers/admin/admin.ts';

export const ORDERS = '/api/admin/orders';

export type DeskOrder = OrderRow & {
  manageUrl: string;
  notes: string | null;
  anonymisedAt: string | null;
  mails: AdminMail[];
};
