import { resourceApi } from '#admin/frame/behaviour/resource-api.ts';
import type { CodeInput, CodeRow } from '#contract/money/codes.ts';

export const codesApi = resourceApi<CodeInput, CodeRow>('/codes');
