import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import type { Offer } from '#contract/money/agreement.ts';
import { isTransferOffer } from '#contract/orders/states.ts';

type Step = { button: AdminKey; text: AdminKey; look: 'sea' | 'quiet'; isBad?: boolean };

/** Label and description of each transition. */
const STEPS: Record<TransferInboxState, Step> = {
  new: { button: 'transfer_step.reopen', text: 'transfer_step.reopen_text', look: 'sea' },
  quoted: { button: 'transfer_step.quote', text: 'transfer_step.quote_text', look: 'quiet' },
  confirmed: { button: 'transfer_step.confirm', text: 'transfer_step.confirm_text', look: 'sea' },
  driver_assigned: { button: 'driver.assign', text: 'driver.assign', look: 'sea' },
  completed: { button: 'transfer_step.complete', text: 'transfer_step.complete_text', look: 'sea' },
  declined: {
    button: 'transfer_step.decline',
    text: 'transfer_step.decline_text',
    look: 'quiet',
    isBad: true,
  },
  cancelled_customer: {
    button: 'transfer_step.cancel_guest',
    text: 'transfer_step.cancel_guest_text',
    look: 'quiet',
    isBad: true,
  },
  cancelled_operator: {
    button: 'transfer_step.cancel_firm',
    text: 'transfer_step.cancel_firm_text',
    look: 'quiet',
    isBad: true,
  },
  no_show: {
    button: 'transfer_step.no_show',
    text: 'transfer_step.no_show_text',
    look: 'quiet',
    isBad: true,
  },
  spam: {
    button: 'transfer_step.spam',
    text: 'transfer_step.spam_text',
    look: 'quiet',
    isBad: true,
  },
};

type From = { status: TransferInboxState; offer: Offer | null; totalCents: number };

/** A transition from an assigned driver back to «confirmed» removes the driver. */
export function stepTo(from: From, to: TransferInboxState): Step {
  if (isTransferOffer(from, to))
    return from.status === 'quoted'
      ? { button: 'offers.again', text: 'transfer_step.offer_again_text', look: 'quiet' }
      : {
          button: 'step.offer',
          text: from.offer === 'due' ? 'step.offer_due' : 'transfer_step.offer_text',
          look: 'sea',
        };
  return from.status === 'driver_assigned' && to === 'confirmed'
    ? {
        button: 'transfer_step.without_driver',
        text: 'transfer_step.without_driver_text',
        look: 'quiet',
      }
    : STEPS[to];
}
