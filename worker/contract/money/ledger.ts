/** Services: a trip's booking, or a request for an airport transfer. */
export const MONEY_SUBJECTS = ['booking', 'transfer'] as const;
export type MoneySubject = (typeof MONEY_SUBJECTS)[number];
/** What an entry of the ledger is for: a service, or a gift voucher that was ordered on the site. */
export const LEDGER_SUBJECTS = [...MONEY_SUBJECTS, 'voucher'] as const;
export type LedgerSubject = (typeof LEDGER_SUBJECTS)[number];

/** `due` and `fee` are owed by the guest, `payment` and `deposit` were received, `refund` was paid back, `correction` takes back what is no longer owed. */
export const LEDGER_KINDS = ['due', 'deposit', 'payment', 'refund', 'fee', 'correction'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
/** Keys of their names, of the namespace `admin-area`. */
export const LEDGER_WORDS = {
  due: 'money.due',
  deposit: 'money.deposit',
  payment: 'money.payment',
  refund: 'money.refund',
  fee: 'money.fee',
  correction: 'money.correction',
} as const satisfies Record<LedgerKind, string>;

/** How money moved. */
export const PAYMENT_METHODS = [
  ...(['card', 'paypal', 'bizum', 'transfer', 'cash', 'voucher', 'reseller'] as const),
  // In the system that the firm used before.
  'former_system',
  // Of the provider's page: others than those above that have a name, and those that have none here.
  ...(['link', 'klarna', 'revolut_pay', 'amazon_pay', 'sepa_debit', 'online'] as const),
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Keys of their names, of the namespace `admin-area`. */
export const METHOD_WORDS = {
  card: 'money.card',
  paypal: 'money.paypal',
  bizum: 'money.bizum',
  transfer: 'money.transfer',
  cash: 'money.cash',
  voucher: 'money.voucher',
  reseller: 'money.reseller',
  former_system: 'money.former_system',
  link: 'money.link_wallet',
  klarna: 'money.klarna',
  revolut_pay: 'money.revolut_pay',
  amazon_pay: 'money.amazon_pay',
  sepa_debit: 'money.sepa_debit',
  online: 'money.online',
} as const satisfies Record<PaymentMethod, string>;
/** Those that the firm enters itself. */
export const MANUAL_METHODS = [
  'cash',
  'bizum',
  'transfer',
  'card',
] as const satisfies readonly PaymentMethod[];

/** And, for guests of a reseller or of a partner on net terms, what that one paid. Guests get no receipt for it. */
export const ENTERED_METHODS = [
  ...MANUAL_METHODS,
  'reseller',
] as const satisfies readonly PaymentMethod[];

/** Money that others received: guests get no receipt for it here. */
export const WITHOUT_RECEIPT = [
  'reseller',
  'former_system',
] as const satisfies readonly PaymentMethod[];

export type LedgerEntry = {
  id: number;
  kind: LedgerKind;
  method: PaymentMethod | null;
  /** Signed, so that the sum of all entries is what is still owed. */
  cents: number;
  currency: 'EUR';
  /** UTC. */
  at: string;
  /** `guest`, `user:1`, `key:3`, `system`. */
  by: string;
  /** The name of the administrator. */
  user: string | null;
  reference: string | null;
  /** Moved by the payment provider. */
  isOnline: boolean;
  /** A payment that was entered by mistake and taken back, or the entry that took it back. */
  isUndone: boolean;
  /** A refund or payment that moved money to or from another booking, as after a split; `reference` is that of the other one. */
  isMoved: boolean;
};

/** `failed`: the provider refused; the firm pays it back by hand. */
export type RefundStatus = 'due' | 'sent' | 'done' | 'failed' | 'by_hand';
export type RefundRow = {
  id: string;
  cents: number;
  status: RefundStatus;
  /** Of the payment that it goes back to; null when it is paid by hand. */
  method: PaymentMethod | null;
  createdAt: string;
  doneAt: string | null;
};

/** The guest's bank takes a payment back: `open` until it is decided whether that holds. */
export type DisputeState = 'open' | 'won' | 'lost';
/** `cents` of the payment; `reference` is the provider's name of the dispute. */
export type DisputeRow = { reference: string; state: DisputeState; at: string; cents: number };
/** One that awaits the firm's answer, of the booking or transfer with that reference. */
export type OpenDispute = { kind: LedgerSubject; id: string; reference: string; at: string };
/** What is owed on the day, for the staff who meet the guest, and what was paid by hand. */
export type DayMoney = {
  owedCents: number;
  taken: { method: PaymentMethod | null; cents: number; at: string; user: string | null }[];
};

export type SubjectLedger = {
  entries: LedgerEntry[];
  /** Still owed by the guest; negative: to be paid back. */
  balanceCents: number;
  refunds: RefundRow[];
  disputes: DisputeRow[];
  /** A reseller, or a partner on net terms, pays for the guest. */
  isPaidElsewhere: boolean;
  /** Whether the guest can pay online. */
  canPayOnline: boolean;
};
