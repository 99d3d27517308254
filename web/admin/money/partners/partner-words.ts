import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { StateLabels } from '#admin/frame/state-labels.ts';
import type {
  PartnerKind,
  PartnerTerms,
  StatementPayment,
  StatementSummary,
} from '#contract/money/partners.ts';

export const KINDS: Readonly<Record<PartnerKind, AdminKey>> = {
  hotel: 'partners.is_hotel',
  agent: 'partners.is_agent',
  other: 'partners.is_else',
};
export const TERMS: Readonly<Record<PartnerTerms, AdminKey>> = {
  commission: 'partners.terms_commission',
  net: 'partners.terms_net',
};
export const PAID_BY: Readonly<Record<StatementPayment, AdminKey>> = {
  transfer: 'statement.by_transfer',
  bizum: 'statement.by_bizum',
  cash: 'statement.by_cash',
  set_off: 'statement.by_set_off',
};
export const STATEMENT_STATES: StateLabels<StatementSummary['state']> = {
  open: { label: 'statement.open', tone: 'open' },
  issued: { label: 'statement.issued', tone: 'good' },
  paid: { label: 'statement.paid', tone: 'over' },
};
/** By the code of the refusal. */
export const REFUSALS: Readonly<Record<string, AdminKey>> = {
  issued: 'statement.refused_issued',
  order: 'statement.refused_order',
  future: 'statement.refused_future',
  empty: 'statement.refused_empty',
  paid: 'statement.refused_paid',
  not_issued: 'statement.refused_not_issued',
};
