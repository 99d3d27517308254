import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { TrashNotice } from '#admin/frame/editor/panels/trash-notice.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { TestimonialInput } from '#contract/content/home.ts';
import { AvatarPicker } from './avatar-picker.tsx';

/** A guest's portrait: uploaded or picked, cropped, and saved at once. */
export function TestimonialAvatarScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({ ...APIS.testimonials.one(id), staleTime: 0, gcTime: 0 });
  const { data, refetch } = query;
  const title = data ? t('testimonial.avatar_of', { name: data.name }) : t('testimonial.avatar');
  useScreenTitle(title);
  if (!data)
    return (
      <RowState query={query} listPath="/testimonials" listTitle={t('content.testimonials')} />
    );
  return (
    <>
      <ParentLink to="/testimonials" label={t('content.testimonials')} />
      <h1 className="mt-2 mb-6 text-3xl break-words">{title}</h1>
      {data.deletedAt === null ? (
        <Avatar voice={data} refetch={refetch} />
      ) : (
        <TrashNotice api={APIS.testimonials} id={data.id} onRestored={() => void refetch()} />
      )}
    </>
  );
}

function Avatar({
  voice,
  refetch,
}: {
  voice: EditedRow<TestimonialInput>;
  refetch: () => Promise<{ data?: EditedRow<TestimonialInput> | undefined }>;
}) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [savedAt, setSavedAt] = useState(0);
  /** Sends only the portrait, so that concurrent changes to other fields are preserved. */
  const { mutate: save, isPending } = useAction({
    mutationFn: async ({ avatar }: { avatar: string | null; before?: string | null }) => {
      const { data: newest = voice } = await refetch();
      return APIS.testimonials.save(voice.id, { ...newest, avatar });
    },
    onSuccess: (_, { before }) => {
      const undo =
        before === undefined
          ? undefined
          : { label: t('list.undo'), run: () => save({ avatar: before }) };
      addToast({ title: t('editor.saved'), action: undo });
      setSavedAt(Date.now());
    },
    onSettled: () => refresh(APIS.testimonials.base),
  });
  return (
    <>
      {savedAt > 0 && voice.isPublished && <LiveProof key={savedAt} path="/testimonials" />}
      <Panel title={t('testimonial.avatar')}>
        <AvatarPicker
          avatar={voice.avatar}
          name={voice.name}
          isBusy={isPending}
          onChange={(avatar) => save({ avatar, before: voice.avatar })}
        />
        <p className="text-sm text-stone">{t('testimonial.avatar_hint')}</p>
      </Panel>
      <ButtonLink
        to={`/testimonials/edit/${voice.id}`}
        className="mt-6"
        label={t('testimonial.edit')}
      />
    </>
  );
}
