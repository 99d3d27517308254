import { useTranslation } from 'react-i18next';
import type { Progress } from './behaviour/use-long-task.ts';
import { Button } from './button.tsx';
import { ProgressBar } from './pictures/upload-list.tsx';

/** Progress of a task with a cancel button. Renders nothing without a task. */
export function TaskProgress({
  label,
  task,
}: {
  label: string;
  task: (Progress & { stop: () => void }) | undefined;
}) {
  const { t } = useTranslation('admin-area');
  if (!task) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <ProgressBar label={label} share={task.done / task.all} isWorking={false} />
        <p role="status" className="mt-1 text-sm text-stone">
          {task.done} / {task.all}
        </p>
      </div>
      <Button label={t('pictures.cancel')} onClick={task.stop} />
    </div>
  );
}
