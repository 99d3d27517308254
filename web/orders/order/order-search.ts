/** The provider did not answer when the guest wanted to pay, or refused the payment for good. */
export type PaymentFailure = 'later' | 'refused';

/**
 * Token of the link, empty if missing. `change` and `cancel` open that part of an item, named by its reference; links in mails to the page of one item
 * have `1`. `payment`: why the payment did not begin.
 */
export type OrderSearch = {
  token: string;
  change?: string;
  cancel?: string;
  payment?: PaymentFailure;
};
