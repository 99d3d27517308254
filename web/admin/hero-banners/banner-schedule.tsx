import { useTranslation } from 'react-i18next';
import { Checkbox, InstantInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { HeroBannerInput } from '#contract/home.ts';
import { bannerState } from './banner-state.ts';

/** Whether, from when and until when the banner is shown. */
export function BannerSchedule({ editor }: { editor: Editor<HeroBannerInput> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('publication.title')}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-stone">{t('field.status')}</span>
        <StateBadge state={bannerState(values)} />
      </p>
      <Checkbox label={t('banner.active')} value={values.isActive} onChange={(isActive) => set({ isActive })} />
      <Field label={t('banner.starts')} hint={t('banner.starts_hint')} error={errors.startsAt}>
        {(tie) => <InstantInput {...tie} value={values.startsAt} onChange={(startsAt) => set({ startsAt })} />}
      </Field>
      <Field label={t('banner.ends')} hint={t('banner.ends_hint')} error={errors.endsAt}>
        {(tie) => <InstantInput {...tie} value={values.endsAt} onChange={(endsAt) => set({ endsAt })} />}
      </Field>
    </Panel>
  );
}
