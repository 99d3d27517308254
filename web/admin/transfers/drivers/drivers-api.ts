import { resourceApi } from '#admin/resource-api.ts';
import type { DriverInput } from '#contract/transfer-admin.ts';

export const driversApi = resourceApi<DriverInput>('/transfers/drivers');
