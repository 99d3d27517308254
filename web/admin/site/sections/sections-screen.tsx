import { useTranslation } from 'react-i18next';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { SortableList } from '#admin/frame/editor/sortable-list.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';
import { SECTION_TEXTS } from '#contract/content/section-texts.ts';
import type { AnySection, SectionPage, SectionsInput } from '#contract/content/sections.ts';
import { SectionItems, SectionTextFields } from './section-fields.tsx';
import { SectionPreview } from './section-preview.tsx';

const PAGES = {
  home: {
    api: documentApi<SectionsInput>('/settings/sections/home', { hasRevisions: true }),
    to: '/settings/sections',
    path: '/',
    title: 'sections.home',
  },
  services: {
    api: documentApi<SectionsInput>('/settings/sections/services', { hasRevisions: true }),
    to: '/settings/sections/services',
    path: '/services',
    title: 'sections.services',
  },
  about: {
    api: documentApi<SectionsInput>('/settings/sections/about', { hasRevisions: true }),
    to: '/settings/sections/about',
    path: '/about',
    title: 'sections.about',
  },
} as const;
const TABS = [
  { to: '/settings/sections', label: 'sections.home' },
  { to: '/settings/sections/services', label: 'sections.services' },
  { to: '/settings/sections/about', label: 'sections.about' },
] as const;

type Section = SectionsInput['sections'][number];
/** Names of sections come from the API as any text. */
const isSection = (page: SectionPage, name: string): name is AnySection =>
  Object.hasOwn(SECTION_TEXTS[page], name);

function Fields({ editor, page }: { editor: Editor<SectionsInput>; page: SectionPage }) {
  const { t } = useTranslation('admin-area');
  const nameOf = ({ name }: Section) => (isSection(page, name) ? t(`sections.name_${name}`) : name);
  return (
    <Panel title={t('sections.order')}>
      <p className="text-stone">{t('sections.hint')}</p>
      <SortableList
        label={t('sections.order')}
        value={editor.values.sections}
        onChange={(sections) => editor.set({ sections })}
        nameOf={nameOf}
        noteOf={({ isHidden }) => (isHidden ? t('sections.hidden') : undefined)}
      >
        {(section, set) =>
          isSection(page, section.name) && (
            <>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={!section.isHidden}
                  onChange={({ target }) => set({ isHidden: !target.checked })}
                  className="size-5 shrink-0 accent-sea-700"
                />
                {t('sections.shown')}
              </label>
              <SectionTextFields editor={editor} page={page} name={section.name} />
              <SectionItems
                editor={editor}
                page={page}
                name={section.name}
                items={section.items}
                onChange={(items) => set({ items })}
              />
            </>
          )
        }
      </SortableList>
      <PlaceholderList />
    </Panel>
  );
}

function SectionsEditor({ page }: { page: SectionPage }) {
  const { t } = useTranslation('admin-area');
  const { api, to, path, title } = PAGES[page];
  return (
    <>
      <ScreenTabs label="sections.title" screens={TABS} current={to} />
      <DocumentScreen
        key={page}
        api={api}
        empty={{ sections: [], texts: {} }}
        title={t(title)}
        listPath="/settings"
        listTitle={t('settings.title')}
        afterSave={() => <LiveProof path={path} />}
      >
        {(editor) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <Fields editor={editor} page={page} />
            <SectionPreview page={page} values={editor.values} />
          </div>
        )}
      </DocumentScreen>
    </>
  );
}

export const HomeSectionsScreen = () => <SectionsEditor page="home" />;
export const ServicesSectionsScreen = () => <SectionsEditor page="services" />;
export const AboutSectionsScreen = () => <SectionsEditor page="about" />;
