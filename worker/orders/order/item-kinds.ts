import { attachWhenSent } from '#core/mail/late-attachments.ts';
import { attachedVoucher } from '#money/vouchers/attached-voucher.ts';
import { registerItemKind } from '#orders/items/item-kind.ts';
import { transferKind } from './kinds/transfer-kind.ts';
import { tripKind } from './kinds/trip-kind.ts';
import { voucherKind } from './kinds/voucher/voucher-kind.ts';

// What orders can have. All that is done with items, from the order to the erasure, follows from these definitions.
registerItemKind(tripKind);
registerItemKind(transferKind);
registerItemKind(voucherKind);
attachWhenSent('voucher.issued', attachedVoucher);
