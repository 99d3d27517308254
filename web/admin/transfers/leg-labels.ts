import type { AdminKey } from '#admin/paths.ts';

export const LEG_LABELS = { outbound: 'transfer.outbound', return: 'transfer.return' } as const satisfies Record<string, AdminKey>;
