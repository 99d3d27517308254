import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '#base/ui/spinner.tsx';

/** After an error the page is shown anyway, after this delay. */
export const LOADER_FALLBACK_MS = 1000;

type TranslationGateProps = {
  load: () => Promise<boolean>;
  start: () => Promise<unknown>;
  children: ReactNode;
};

/** Spinner until the translations have loaded; used only if the page was not server-rendered. */
export function TranslationGate({ load, start, children }: TranslationGateProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    void Promise.all([load(), start()]).then(
      ([isComplete]) => {
        if (isComplete) setReady(true);
        else timer = window.setTimeout(() => setReady(true), LOADER_FALLBACK_MS);
      },
      () => {
        timer = window.setTimeout(() => setReady(true), LOADER_FALLBACK_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [load, start]);
  if (isReady) return children;
  return (
    // No translations are loaded yet.
    <div
      role="status"
      lang="es"
      className="flex min-h-dvh flex-col items-center justify-center gap-4 text-deep-900"
    >
      <Spinner className="size-10" />
      <p>Cargando traducciones...</p>
    </div>
  );
}
