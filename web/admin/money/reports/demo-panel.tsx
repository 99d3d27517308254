import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { removeDemo } from './reports.api.ts';

/** Whether the demo shows, and its removal. */
export function DemoPanel({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('admin-area');
  const { set } = useListSearch();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={t('reports.demo_data')}>
      <Checkbox
        label={t('reports.demo')}
        hint={t('reports.demo_hint')}
        value={isShown}
        onChange={(next) => set({ demo: next ? 1 : 0 })}
      />
      <Button label={t('reports.remove_demo')} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={t('reports.remove_demo')}
          text={t('reports.remove_demo_text')}
          button={t('reports.remove_demo')}
          onClose={() => setIsAsking(false)}
          onConfirm={removeDemo}
          onDone={async ({ removed, kept }) => {
            addToast({
              title: t('reports.removed', { count: removed }),
              description: kept > 0 ? t('reports.kept', { count: kept }) : undefined,
            });
            await refresh('/api/admin/');
          }}
        />
      )}
    </Panel>
  );
}
