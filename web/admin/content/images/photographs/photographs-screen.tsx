import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useLongTask } from '#admin/frame/behaviour/use-long-task.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { LeaveGuard } from '#admin/frame/editor/panels/leave-guard.tsx';
import { Loading } from '#admin/frame/loading.tsx';
import { UploadList } from '#admin/frame/pictures/upload-list.tsx';
import { UploadZone } from '#admin/frame/pictures/upload-zone.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { TaskProgress } from '#admin/frame/task-progress.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { PictureTabs } from '../picture-tabs.tsx';
import { byRow, putBack, type SetRow, type Setting, setPictures } from './set-pictures.ts';
import { SlotChoice } from './slot-choice.tsx';
import { SlotList } from './slot-list.tsx';
import { slotsQuery } from './slots.api.ts';
import { usePlan } from './use-plan.ts';

/** Pages, lists and editors show what was set. */
const REFRESHED = '/api/admin/';

/** Sets pictures row by row; the rows that were saved can be put back as they were. */
function useSetting() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const { task, run } = useLongTask();
  const [done, setDone] = useState<readonly SetRow[]>([]);
  const set = async <S extends Setting>(
    settings: readonly S[],
    onRow: (row: readonly S[]) => void,
  ) => {
    setDone([]);
    const rows = byRow(settings);
    const end = await run(async ({ signal, onProgress }) => {
      for (const [at, row] of rows.entries()) {
        signal.throwIfAborted();
        onProgress(at, rows.length);
        const saved = await setPictures(client, row);
        setDone((now) => [...now, saved]);
        onRow(row as readonly Setting[] as readonly S[]);
      }
      onProgress(rows.length, rows.length);
    });
    if (end.state === 'failed') showFailure(end.error);
    await refresh(REFRESHED);
  };
  const undo = useAction({
    mutationFn: async () => {
      for (const row of done) await putBack(row);
    },
    onSuccess: () => setDone([]),
    onSettled: () => refresh(REFRESHED),
  });
  return { task, set, done, undo };
}

/** What was set just now, with the way back. */
function Done({ setting }: { setting: ReturnType<typeof useSetting> }) {
  const { t } = useTranslation('admin-area');
  const { done, undo, task } = setting;
  if (done.length === 0 || task) return null;
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sea-50 px-4 py-3"
    >
      <p>{t('photographs.done', { count: done.length })}</p>
      <Button label={t('photographs.undo')} isBusy={undo.isPending} onClick={() => undo.mutate()} />
    </div>
  );
}

function Photographs({ slots }: { slots: readonly PictureSlot[] }) {
  const { t } = useTranslation('admin-area');
  const plan = usePlan(slots);
  const setting = useSetting();
  const { settings } = plan;
  const placed = plan.items.filter(({ id }) => plan.slotOf(id) !== undefined).length;
  const drawings = slots.filter(({ isDrawing }) => isDrawing).length;
  return (
    <>
      <p className="mt-2 mb-4 max-w-prose text-stone">
        {t('photographs.text')} {t('photographs.drawings', { count: drawings })}
      </p>
      <UploadZone
        label={t('photographs.add')}
        hint={t('photographs.hint')}
        onFiles={(files) => plan.add(files)}
      />
      <UploadList
        items={plan.items}
        queue={plan.queue}
        more={({ id, file }) => (
          <SlotChoice
            fileName={file.name}
            slots={slots}
            slot={plan.slotOf(id)}
            chosen={plan.chosenOf(id)}
            onSlot={(slot) => plan.place(id, slot)}
            onChosen={(chosen) => plan.edit(id, chosen)}
          />
        )}
      />
      {plan.items.length > 0 && (
        <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-4 rounded-card bg-white px-5 py-3 shadow-lifted">
          {setting.task ? (
            <div className="min-w-0 flex-1">
              <TaskProgress label={t('photographs.setting')} task={setting.task} />
            </div>
          ) : (
            <>
              <p role="status" className="min-w-0 flex-1 text-stone">
                {t('photographs.matched', { done: placed, all: plan.items.length })}
              </p>
              <Button
                look="sea"
                label={t('photographs.set', { count: settings.length })}
                disabled={settings.length === 0}
                isBusy={plan.isBusy}
                onClick={() =>
                  void setting.set(settings, (row) => plan.drop(row.map(({ id }) => id)))
                }
              />
            </>
          )}
        </div>
      )}
      <Done setting={setting} />
      <SlotList
        slots={slots}
        onFile={(slot, file) => plan.add([file], slot)}
        onPick={(slot, address) => void setting.set([{ slot, address }], () => undefined)}
      />
      <LeaveGuard isDirty={() => settings.length > 0 || plan.isBusy} />
    </>
  );
}

/** Every place of the site that shows a picture; many files are dropped at once, matched by their names, and set with one button. */
export function PhotographsScreen() {
  const { t } = useTranslation('admin-area');
  const { data, error, isError, refetch } = useQuery(slotsQuery);
  return (
    <>
      <PictureTabs current="/images/slots" />
      <ScreenHead title={t('photographs.title')} />
      {isError && <LoadError error={error} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data && <Photographs slots={data} />}
    </>
  );
}
