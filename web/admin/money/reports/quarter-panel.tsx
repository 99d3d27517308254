import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { type Asked, quarterFile } from './reports.api.ts';
import { lastQuarters } from './spans.ts';

const QUARTERS = 9;

/** The file of a quarter; first the last one that is over. */
export function QuarterPanel({ today, demo }: { today: string; demo: Asked['demo'] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [chosen, setChosen] = useState(1);
  const quarters = lastQuarters(today, QUARTERS);
  const { year = 0, quarter = 1 } = quarters[chosen] ?? {};
  return (
    <Panel title={t('reports.quarter')}>
      <p className="text-stone">{t('reports.quarter_text')}</p>
      <div className="flex flex-wrap gap-3">
        <select
          aria-label={t('reports.quarter')}
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
          className={COMPACT_CONTROL}
        >
          <Options of={quarters.map((one, n) => [n, t('reports.quarter_name', one)])} />
        </select>
        <FileLink
          href={quarterFile(year, quarter, demo, language)}
          className={buttonClass('quiet')}
        >
          {t('reports.quarter_download')}
        </FileLink>
      </div>
    </Panel>
  );
}
