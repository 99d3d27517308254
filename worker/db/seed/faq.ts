import { bookingFaq } from './faq/booking.ts';
import { changesFaq } from './faq/changes.ts';
import { islandFaq } from './faq/island.ts';
import { paymentFaq } from './faq/payment.ts';
import { transfersFaq } from './faq/transfers.ts';
import { tripsFaq } from './faq/trips.ts';
import type { FaqSeed } from './seed-types.ts';

/** By topic, in the order in which the page shows them. */
export const faq: FaqSeed[] = [...bookingFaq, ...tripsFaq, ...transfersFaq, ...paymentFaq, ...changesFaq, ...islandFaq];
