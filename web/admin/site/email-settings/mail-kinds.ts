import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';

/** Labels of the mail kinds, and the prefix of their strings. */
export const MAIL_KIND_LABELS: Record<MailKind, { label: AdminKey; strings: string }> = {
  'transfer.received': { label: 'mail_kind.transfer_received', strings: 'mail.transfer_received' },
  'transfer.offered': {
    label: 'mail_kind.transfer_offered',
    strings: 'mail.transfer_offered',
  },
  'transfer.confirmed': {
    label: 'mail_kind.transfer_confirmed',
    strings: 'mail.transfer_confirmed',
  },
  'transfer.driver_assigned': {
    label: 'mail_kind.transfer_driver',
    strings: 'mail.transfer_driver',
  },
  'transfer.changed': { label: 'mail_kind.transfer_changed', strings: 'mail.transfer_changed' },
  'transfer.cancelled': {
    label: 'mail_kind.transfer_cancelled',
    strings: 'mail.transfer_cancelled',
  },
  'transfer.declined': { label: 'mail_kind.transfer_declined', strings: 'mail.transfer_declined' },
  'transfer.change_requested': {
    label: 'mail_kind.transfer_change',
    strings: 'mail.transfer_change.',
  },
  'transfer.message': { label: 'mail_kind.transfer_message', strings: 'mail.transfer_message' },
  'transfer.firm.received': {
    label: 'mail_kind.transfer_firm_received',
    strings: 'mail.transfer_firm',
  },
  'transfer.firm.cancelled': {
    label: 'mail_kind.transfer_firm_cancelled',
    strings: 'mail.transfer_firm',
  },
  'transfer.firm.change_requested': {
    label: 'mail_kind.transfer_firm_change',
    strings: 'mail.transfer_firm',
  },
  'trip.received': { label: 'mail_kind.trip_received', strings: 'mail.trip_received' },
  'trip.offered': { label: 'mail_kind.trip_offered', strings: 'mail.trip_offered' },
  'trip.confirmed': { label: 'mail_kind.trip_confirmed', strings: 'mail.trip_confirmed' },
  'trip.declined': { label: 'mail_kind.trip_declined', strings: 'mail.trip_declined' },
  'trip.changed': { label: 'mail_kind.trip_changed', strings: 'mail.trip_changed' },
  'trip.cancelled': { label: 'mail_kind.trip_cancelled', strings: 'mail.trip_cancelled' },
  'trip.called_off': { label: 'mail_kind.trip_called_off', strings: 'mail.trip_called_off' },
  'trip.runs': { label: 'mail_kind.trip_runs', strings: 'mail.trip_runs' },
  'trip.delayed': { label: 'mail_kind.trip_delayed', strings: 'mail.delay.' },
  'transfer.delayed': { label: 'mail_kind.transfer_delayed', strings: 'mail.delay.' },
  'trip.waiting': { label: 'mail_kind.trip_waiting', strings: 'mail.trip_waiting' },
  'trip.places_free': { label: 'mail_kind.trip_places_free', strings: 'mail.trip_places_free' },
  'trip.message': { label: 'mail_kind.trip_message', strings: 'mail.trip_message' },
  'trip.firm.received': { label: 'mail_kind.trip_firm_received', strings: 'mail.trip_firm' },
  'trip.firm.changed': { label: 'mail_kind.trip_firm_changed', strings: 'mail.trip_firm' },
  'trip.firm.asked': { label: 'mail_kind.trip_firm_asked', strings: 'mail.trip_firm' },
  'trip.firm.cancelled': { label: 'mail_kind.trip_firm_cancelled', strings: 'mail.trip_firm' },
  'trip.firm.minimum': { label: 'mail_kind.trip_firm_minimum', strings: 'mail.minimum' },
  'order.received': { label: 'mail_kind.order_received', strings: 'mail.order.' },
  'order.confirmed': { label: 'mail_kind.order_confirmed', strings: 'mail.order.' },
  'order.reminder': { label: 'mail_kind.order_reminder', strings: 'mail.reminder.' },
  'order.links': { label: 'mail_kind.order_links', strings: 'mail.order_links' },
  'order.contact': { label: 'mail_kind.order_contact', strings: 'mail.order_contact.' },
  'order.contact_former': {
    label: 'mail_kind.order_contact_former',
    strings: 'mail.order_contact_former',
  },
  'voucher.issued': { label: 'mail_kind.gift_voucher', strings: 'mail.gift_voucher' },
  'voucher.firm.sold': { label: 'mail_kind.gift_voucher_firm', strings: 'mail.gift_voucher_firm' },
  'payment.link': { label: 'mail_kind.payment_link', strings: 'mail.pay_link' },
  'payment.reminder': { label: 'mail_kind.payment_reminder', strings: 'mail.pay_reminder' },
  'payment.later': { label: 'mail_kind.payment_later', strings: 'mail.pay_later' },
  'message.reply': { label: 'mail_kind.message_reply', strings: 'mail.reply' },
  'newsletter.confirm': { label: 'mail_kind.newsletter_confirm', strings: 'mail.newsletter.' },
  'newsletter.confirmed': {
    label: 'mail_kind.newsletter_confirmed',
    strings: 'mail.newsletter_confirmed',
  },
  'password.reset': { label: 'mail_kind.password_reset', strings: 'mail.reset' },
  'account.invitation': { label: 'mail_kind.invitation', strings: 'mail.invitation' },
  'mail.ceiling': { label: 'mail_kind.mail_ceiling', strings: 'mail.ceiling' },
  test: { label: 'mail_kind.test', strings: 'mail.test' },
};
