import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { SortableList } from '#admin/frame/editor/sortable-list.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Menus, MenuTarget } from '#contract/pages/menus.ts';
import { LabelFields, LinkFields } from './link-fields.tsx';
import { MenuTargets, useTargetNames } from './menu-targets.tsx';
import { siteMenus } from './site-menus.ts';

const menusApi = documentApi<Menus>('/settings/menus', { hasRevisions: true });
const newLink = (): MenuTarget => ({ to: '', label: {} });
const newEntry = () => ({ ...newLink(), children: [] });
const newGroup = () => ({ label: {}, links: [] });

type PartProps = { editor: Editor<Menus>; names: ReadonlyMap<string, string> };

/** What a list shows of a link: its label, else the name of its page. */
function useLinkName(names: ReadonlyMap<string, string>) {
  const language = useLanguage();
  return ({ to, label }: MenuTarget) =>
    label[language] || label.es || Object.values(label).find(Boolean) || names.get(to) || to;
}

/** Whether a field below the path was refused. */
const isRefused = (editor: Editor<Menus>, path: string) =>
  Object.keys(editor.errors).some((one) => one.startsWith(`${path}.`));

/** While there is no menu of the owner: what the site has, and how to begin. */
function Default({ editor, part }: { editor: Editor<Menus>; part: keyof Menus }) {
  const { t, i18n } = useTranslation('admin-area');
  const { mutate, isPending } = useMutation({
    mutationFn: () => siteMenus(i18n),
    onSuccess: (menus) => editor.set({ [part]: menus[part] }),
    onError: () => addToast({ title: t('list.failed'), variant: 'destructive' }),
  });
  return (
    <div className="space-y-3">
      <p className="text-stone">{t('menus.default')}</p>
      <Button
        look="sea"
        className="px-4"
        label={t('menus.begin')}
        isBusy={isPending}
        onClick={() => mutate()}
      />
    </div>
  );
}

const Back = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('admin-area');
  return <Button className="px-4" label={t('menus.back')} onClick={onClick} />;
};

function HeaderMenu({ editor, names }: PartProps) {
  const { t } = useTranslation('admin-area');
  const nameOf = useLinkName(names);
  const { header } = editor.values;
  if (header.length === 0) return <Default editor={editor} part="header" />;
  return (
    <>
      <SortableList
        label={t('menus.header')}
        value={header}
        onChange={(next) => editor.set({ header: next })}
        nameOf={nameOf}
        noteOf={({ to, children }) =>
          children.length > 0 ? `${to} · ${t('menus.entries', { count: children.length })}` : to
        }
        create={newEntry}
        addLabel={t('menus.add_entry')}
        maxLength={10}
        isWrong={(at) => isRefused(editor, `header.${at}`)}
      >
        {(entry, set, at) => (
          <>
            <LinkFields link={entry} set={set} path={`header.${at}`} errors={editor.errors} />
            <div>
              <p className="mb-2 font-semibold text-deep-900">{t('menus.submenu')}</p>
              <SortableList
                label={t('menus.submenu')}
                value={entry.children}
                onChange={(children) => set({ children })}
                nameOf={nameOf}
                noteOf={({ to }) => to}
                create={newLink}
                addLabel={t('menus.add_entry')}
                maxLength={15}
                isWrong={(index) => isRefused(editor, `header.${at}.children.${index}`)}
              >
                {(child, setChild, index) => (
                  <LinkFields
                    link={child}
                    set={setChild}
                    path={`header.${at}.children.${index}`}
                    errors={editor.errors}
                  />
                )}
              </SortableList>
            </div>
          </>
        )}
      </SortableList>
      <Back onClick={() => editor.set({ header: [] })} />
    </>
  );
}

function FooterMenu({ editor, names }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const nameOf = useLinkName(names);
  const { footer } = editor.values;
  if (footer.length === 0) return <Default editor={editor} part="footer" />;
  return (
    <>
      <SortableList
        label={t('menus.footer')}
        value={footer}
        onChange={(next) => editor.set({ footer: next })}
        nameOf={({ label }) => label[language] || label.es || ''}
        noteOf={({ links }) => t('menus.entries', { count: links.length })}
        create={newGroup}
        addLabel={t('menus.add_group')}
        maxLength={6}
        isWrong={(at) => isRefused(editor, `footer.${at}`)}
      >
        {(group, set, at) => (
          <>
            <LabelFields
              label={group.label}
              onChange={(label) => set({ label })}
              error={editor.errors[`footer.${at}.label`]}
            />
            <SortableList
              label={t('menus.links')}
              value={group.links}
              onChange={(links) => set({ links })}
              nameOf={nameOf}
              noteOf={({ to }) => to}
              create={newLink}
              addLabel={t('menus.add_entry')}
              maxLength={25}
              isWrong={(index) => isRefused(editor, `footer.${at}.links.${index}`)}
            >
              {(link, setLink, index) => (
                <LinkFields
                  link={link}
                  set={setLink}
                  path={`footer.${at}.links.${index}`}
                  errors={editor.errors}
                />
              )}
            </SortableList>
          </>
        )}
      </SortableList>
      <Back onClick={() => editor.set({ footer: [] })} />
    </>
  );
}

/** Menu of the header and groups of the footer. */
export function MenusScreen() {
  const { t } = useTranslation('admin-area');
  const names = useTargetNames();
  return (
    <>
      <MenuTargets names={names} />
      <DocumentScreen
        api={menusApi}
        empty={{ header: [], footer: [] }}
        title={t('menus.title')}
        listPath="/settings"
        listTitle={t('settings.title')}
        afterSave={() => <LiveProof path="/" />}
      >
        {(editor) => {
          // Version 0 has no fields.
          const whole: Editor<Menus> = {
            ...editor,
            values: { header: editor.values.header ?? [], footer: editor.values.footer ?? [] },
          };
          return (
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <Panel title={t('menus.header')}>
                <HeaderMenu editor={whole} names={names} />
              </Panel>
              <Panel title={t('menus.footer')}>
                <FooterMenu editor={whole} names={names} />
              </Panel>
            </div>
          );
        }}
      </DocumentScreen>
    </>
  );
}
