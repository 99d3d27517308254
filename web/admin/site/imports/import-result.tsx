import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import type { ImportDetail } from '#contract/imports/imports.ts';
import { Counts, LineList, MadeList, useLines } from './row-list.tsx';

/** What became of an import, or of its undoing. */
export function ImportResult({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('admin-area');
  const linesOf = useLines(detail.mapping);
  return (
    <Panel title={t(detail.state === 'undone' ? 'imports.undone' : 'imports.done')}>
      <Counts counts={detail.counts} />
      <LineList label={t('imports.wrong')} lines={linesOf([], detail.rows)} />
      <MadeList rows={detail.rows} />
    </Panel>
  );
}
