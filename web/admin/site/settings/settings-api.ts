import { documentApi } from '#admin/frame/editor/document-api.ts';
import type { Settings } from '#contract/pages/settings.ts';

/** Company, site and brand are one document with several screens. */
export const settingsApi = documentApi<Settings>('/settings', { hasRevisions: true });
