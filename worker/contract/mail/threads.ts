import type * as v from 'valibot';
import type { OrderRow } from '../orders/order-list.ts';
import type { AdminMail } from '../transfers/admin/admin.ts';
import type { MessageItem } from './inbox.ts';
import type * as schema from './threads.schema.ts';

export const MESSAGE_WRITERS = ['guest', 'firm'] as const;
export type MessageWriter = (typeof MESSAGE_WRITERS)[number];

/**
 * Why a message is shown with an order. `firm`: a colleague said so. `guest`: they wrote it on the order's page, by its link. The others are suggestions:
 * the guest names its reference, or it is the only order ahead under the guest's address.
 */
export const MESSAGE_LINKS = ['firm', 'guest', 'reference', 'address'] as const;
export type MessageLink = (typeof MESSAGE_LINKS)[number];
/** Those that are no suggestion. */
export const SURE_LINKS = ['firm', 'guest'] as const satisfies readonly MessageLink[];
export const isSureLink = (link: MessageLink): link is (typeof SURE_LINKS)[number] =>
  (SURE_LINKS as readonly MessageLink[]).includes(link);

/** Of a thread, after its first message. */
export type ThreadEntry = {
  id: string;
  writer: MessageWriter;
  text: string;
  /** All of a mail's text, where it quotes or was cut. */
  original: string | null;
  /** Who of the firm. */
  author: string | null;
  /** An absence notice or the like. */
  isAutomatic: boolean;
  createdAt: string;
  /** That it was sent by. */
  mail: Pick<AdminMail, 'id' | 'status' | 'subject' | 'error' | 'sentAt'> | null;
};

/** The order that a message is shown with. */
export type MessageOrder = Pick<OrderRow, 'reference' | 'contact' | 'items' | 'balanceCents'> & {
  linkedBy: MessageLink;
  /** The message came from the address of the order. */
  isSameAddress: boolean;
};

export type MessageDetail = MessageItem & {
  /** Oldest first. */
  entries: ThreadEntry[];
  order: MessageOrder | null;
  mails: AdminMail[];
  anonymisedAt: string | null;
  /** Where the guest's replies to an answer arrive; null: in the thread. */
  repliesTo: string | null;
};

export type MessageLinkInput = v.InferInput<typeof schema.MessageLinkInput>;
export type NewThreadInput = v.InferInput<typeof schema.NewThreadInput>;
