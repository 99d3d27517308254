import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { RedirectInput } from '#contract/pages/redirects.ts';
import { NOT_FOUND } from './not-found-panel.tsx';

export function RedirectEditorScreen() {
  const { t } = useTranslation('admin-area');
  const { from } = useListSearch().search;
  const empty = useMemo(
    (): RedirectInput => ({ fromPath: typeof from === 'string' ? from : '', toPath: '' }),
    [from],
  );
  return (
    <EditorScreen<RedirectInput>
      api={APIS.redirects}
      empty={empty}
      newTitle={t('redirects.new')}
      titleOf={({ fromPath }) => fromPath}
      listTitle={t('redirects.title')}
      refreshes={[NOT_FOUND]}
      hasTranslations={false}
    >
      {({ values, set, bind }) => (
        <Panel title={t('redirects.one')}>
          <TextField {...bind('fromPath')} hint={t('redirects.from_hint')} spellCheck={false} />
          <Checkbox
            label={t('redirects.gone')}
            hint={t('redirects.gone_hint')}
            value={values.toPath === null}
            onChange={(isGone) => set({ toPath: isGone ? null : '' })}
          />
          {values.toPath !== null && (
            <TextField
              {...bind('toPath')}
              hint={t('redirects.to_hint')}
              spellCheck={false}
              value={values.toPath ?? ''}
              onChange={(toPath) => set({ toPath })}
            />
          )}
        </Panel>
      )}
    </EditorScreen>
  );
}
