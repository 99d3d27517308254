import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { SectionPage, SectionsInput } from '#contract/content/sections.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';

const DEBOUNCE_MS = 600;
const WIDTHS = { phone: 412, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
/** Width of the frame on the screen, and its height. */
const FRAME_WIDTH = 412;
const FRAME_HEIGHT = 720;

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The page with what is being edited, in any language, as on a phone or a computer. */
export function SectionPreview({ page, values }: { page: SectionPage; values: SectionsInput }) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const [language, setLanguage] = useState(own);
  const [device, setDevice] = useState<Device>('phone');
  const { sections, texts } = values;
  const body = useSettled(JSON.stringify({ sections, texts, language }));
  const { data, isFetching, isError } = useQuery({
    queryKey: [`/api/admin/settings/sections/${page}/preview`, body],
    queryFn: () =>
      fetchJson<{ html: string }>(`/api/admin/settings/sections/${page}/preview`, {
        method: 'POST',
        body: JSON.parse(body),
      }),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  });
  const scale = FRAME_WIDTH / WIDTHS[device];
  return (
    <section aria-label={t('sections.preview')} className="min-w-0 xl:sticky xl:top-36">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {LANGUAGES.map((one) => (
          <Toggle
            key={one}
            isOn={one === language}
            onClick={() => setLanguage(one)}
            label={LANGUAGE_LABELS[one]}
          />
        ))}
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {(['phone', 'desktop'] as const).map((one) => (
          <Toggle
            key={one}
            isOn={one === device}
            onClick={() => setDevice(one)}
            label={t(`sections.${one}`)}
          />
        ))}
        {isFetching && <Spinner />}
      </div>
      {isError && <p className="mb-3 text-danger">{t('sections.no_preview')}</p>}
      <div
        className="max-w-full overflow-hidden rounded-card border border-limestone-300 bg-white"
        style={{ width: FRAME_WIDTH, height: FRAME_HEIGHT }}
      >
        {data && (
          <iframe
            title={t('sections.preview')}
            srcDoc={data.html}
            style={{
              width: WIDTHS[device],
              height: FRAME_HEIGHT / scale,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </div>
    </section>
  );
}
