import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type Progress = { done: number; all: number };
export type TaskContext = { signal: AbortSignal; onProgress: (done: number, all: number) => void };
/** Outcome of a task. */
export type TaskEnd =
  | { state: 'done' }
  | { state: 'stopped' }
  | { state: 'failed'; error: unknown };

type Work = { work: (context: TaskContext) => Promise<void>; controller: AbortController };

const BEGUN: Progress = { done: 0, all: 1 };

/** A long-running task: progress, cancellation, and an outcome in every case. */
export function useLongTask() {
  const [progress, setProgress] = useState(BEGUN);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ work, controller: { signal } }: Work) =>
      work({ signal, onProgress: (done, all) => setProgress({ done, all }) }),
    onMutate: () => setProgress(BEGUN),
  });
  const run = (work: Work['work']): Promise<TaskEnd> => {
    const controller = new AbortController();
    return mutateAsync({ work, controller }).then(
      () => ({ state: 'done' }),
      (error: unknown) =>
        controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', error },
    );
  };
  return {
    task: isPending ? { ...progress, stop: () => variables.controller.abort() } : undefined,
    run,
  };
}
