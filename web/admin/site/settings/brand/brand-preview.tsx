import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/frame/panel.tsx';
import { BrandLogo, BrandMark, brandLogo } from '#base/shell/brand-logo.tsx';
import { nameSize } from '#base/shell/name-size.ts';
import type { Brand } from '#contract/pages/brand.ts';
import { brandColours } from '#contract/pages/brand-colours.ts';

/** Before the server has measured a picture: the room of a usual logo. */
const USUAL_SIZE = { width: 240, height: 80 };

const isColour = (text: string | null) => text === null || /^#[0-9a-f]{6}$/i.test(text);
const colourOr = (text: string | null) => (isColour(text) ? text : null);

/** How a page's head, its buttons and its end look with what is entered. */
export function BrandPreview({ brand, name }: { brand: Brand; name: string }) {
  const { t } = useTranslation('admin-area');
  const colours = brandColours({
    primary: colourOr(brand.primary),
    accent: colourOr(brand.accent),
  });
  const sizes = { logo: USUAL_SIZE, logoDark: USUAL_SIZE, ...brand.sizes };
  const light = brandLogo({ ...brand, sizes }, 'light');
  const dark = brandLogo({ ...brand, sizes }, 'dark');
  return (
    <Panel title={t('brand.preview')}>
      <div
        className="overflow-hidden rounded-xl border border-limestone-300 bg-limestone-50"
        inert
        aria-hidden="true"
      >
        <div className="flex min-h-16 items-center gap-2.5 border-b border-limestone-200 px-4 py-2">
          {light ? (
            <BrandLogo logo={light} alt="" className="max-h-11" />
          ) : (
            <>
              <BrandMark brand={brand} className="size-9 shrink-0" />
              <span
                className={`min-w-0 font-display wrap-anywhere ${nameSize(name)}`}
                style={{ color: colours['deep-900'] }}
              >
                {name}
              </span>
            </>
          )}
        </div>
        <div className="space-y-3 px-4 py-5">
          <p className="font-display text-2xl" style={{ color: colours['deep-900'] }}>
            {t('brand.preview_title')}
          </p>
          <p className="font-semibold underline" style={{ color: colours['sea-700'] }}>
            {t('brand.preview_link')}
          </p>
          <p className="flex flex-wrap gap-2">
            <span
              className="rounded-full px-5 py-2.5 font-semibold text-white"
              style={{ backgroundColor: colours['terracotta-600'] }}
            >
              {t('brand.preview_book')}
            </span>
            <span
              className="rounded-full px-5 py-2.5 font-semibold text-white"
              style={{ backgroundColor: colours['sea-700'] }}
            >
              {t('brand.preview_more')}
            </span>
          </p>
        </div>
        <div
          className="flex items-center gap-3 px-4 py-5 text-white"
          style={{ backgroundColor: colours['deep-900'] }}
        >
          {dark ? (
            <BrandLogo logo={dark} alt="" className="max-h-12" />
          ) : (
            <>
              <BrandMark brand={brand} className="size-9 shrink-0" />
              <span className="min-w-0 font-display text-xl wrap-anywhere">{name}</span>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
