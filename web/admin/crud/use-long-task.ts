import { useState } from 'react';

export type Progress = { done: number; all: number };
export type TaskContext = { signal: AbortSignal; onProgress: (done: number, all: number) => void };
/** How a task came to its end. */
export type TaskEnd = { state: 'done' } | { state: 'stopped' } | { state: 'failed'; error: unknown };

/** Work that takes a while: how far it is, a way to stop it, and an end in every case. */
export function useLongTask() {
  const [task, setTask] = useState<Progress & { stop: () => void }>();
  const run = async (work: (context: TaskContext) => Promise<void>): Promise<TaskEnd> => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    setTask({ done: 0, all: 1, stop });
    try {
      await work({ signal, onProgress: (done, all) => setTask({ done, all, stop }) });
      return { state: 'done' };
    } catch (error) {
      return signal.aborted ? { state: 'stopped' } : { state: 'failed', error };
    } finally {
      setTask(undefined);
    }
  };
  return { task, run };
}
