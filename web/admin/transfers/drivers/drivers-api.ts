import { resourceApi } from '#admin/resource-api.ts';
import type { DriverInput } from '#contract/transfer-admin-input.ts';

export const driversApi = resourceApi<DriverInput>('/transfers/drivers');
