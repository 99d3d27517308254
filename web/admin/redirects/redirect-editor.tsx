import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { ResourceApi } from '#admin/resource-api.ts';
import type { RedirectInput } from '#contract/redirects.ts';
import { NOT_FOUND, redirectsApi } from './redirects-api.ts';

export function RedirectEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  const { from } = useSearch({ strict: false }) as { from?: string };
  const empty = useMemo((): RedirectInput => ({ fromPath: typeof from === 'string' ? from : '', toPath: '' }), [from]);
  return (
    <EditorScreen
      api={redirectsApi as unknown as ResourceApi<RedirectInput>}
      id={id}
      empty={empty}
      newTitle={t('redirects.new')}
      titleOf={({ fromPath }) => fromPath}
      listPath="/redirects"
      listTitle={t('redirects.title')}
      editPath={(redirect) => `/redirects/edit/${redirect.id}`}
      refreshes={[NOT_FOUND]}
      hasTranslations={false}
    >
      {({ values, errors, set }) => (
        <Panel title={t('redirects.one')}>
          <Field label={t('redirects.from')} hint={t('redirects.from_hint')} error={errors.fromPath}>
            {(tie) => <TextInput {...tie} spellCheck={false} value={values.fromPath} onChange={(fromPath) => set({ fromPath })} />}
          </Field>
          <Checkbox
            label={t('redirects.gone')}
            hint={t('redirects.gone_hint')}
            value={values.toPath === null}
            onChange={(isGone) => set({ toPath: isGone ? null : '' })}
          />
          {values.toPath !== null && (
            <Field label={t('redirects.to')} hint={t('redirects.to_hint')} error={errors.toPath}>
              {(tie) => <TextInput {...tie} spellCheck={false} value={values.toPath ?? ''} onChange={(toPath) => set({ toPath })} />}
            </Field>
          )}
        </Panel>
      )}
    </EditorScreen>
  );
}
