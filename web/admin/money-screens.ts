import { adminRoute as root } from './admin-route.ts';
import { screen } from './screen.ts';

const codeEditor = () => import('./money/codes/code-editor.tsx');
const partnerEditor = () => import('./money/partners/partner-editor.tsx');

/** Partners, codes, gift vouchers, receipts and reports. */
export const moneyScreens = [
  screen(root, '/partners', () => import('./money/partners/partner-list.tsx'), 'PartnerListScreen'),
  screen(root, '/partners/new', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/partners/edit/$id', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/codes', () => import('./money/codes/code-list.tsx'), 'CodeListScreen'),
  screen(root, '/codes/new', codeEditor, 'CodeEditorScreen'),
  screen(root, '/codes/edit/$id', codeEditor, 'CodeEditorScreen'),
  screen(root, '/vouchers', () => import('./money/vouchers/voucher-list.tsx'), 'VoucherListScreen'),
  screen(
    root,
    '/vouchers/new',
    () => import('./money/vouchers/new-voucher.tsx'),
    'NewVoucherScreen',
  ),
  screen(
    root,
    '/vouchers/edit/$id',
    () => import('./money/vouchers/voucher-editor.tsx'),
    'VoucherEditorScreen',
  ),
  screen(root, '/vouchers/$id', () => import('./money/vouchers/voucher-page.tsx'), 'VoucherScreen'),
  screen(
    root,
    '/partners/$id',
    () => import('./money/partners/statements-screen.tsx'),
    'StatementsScreen',
  ),
  screen(root, '/receipts', () => import('./money/receipts/receipts-screen.tsx'), 'ReceiptsScreen'),
  screen(root, '/invoices', () => import('./money/invoices/invoices-screen.tsx'), 'InvoicesScreen'),
  screen(
    root,
    '/invoices/settings',
    () => import('./money/invoices/invoice-settings-screen.tsx'),
    'InvoiceSettingsScreen',
  ),
  screen(root, '/reports', () => import('./money/reports/reports-screen.tsx'), 'ReportsScreen'),
  screen(root, '/reports/owing', () => import('./money/reports/owing-screen.tsx'), 'OwingScreen'),
];
