import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { HERO_BUTTON, HeroFrame, HeroText } from '#base/content/hero/hero-frame.tsx';
import { HeroPicture } from '#base/content/hero/hero-picture.tsx';
import { heroSlides, PLACEHOLDER_IMAGES } from '#base/content/hero/hero-slides.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { HeroBannerInput } from '#contract/content/home.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

type DeviceFrameProps = {
  title: string;
  lang: Language;
  width: number;
  height: number;
  children: ReactNode;
};

/** Renders part of a page as in a window of another size: media queries match the frame. Scaled down to the available space. */
function DeviceFrame({ title, lang, width, height, children }: DeviceFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    setRoom(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.lang = lang;
  }, [body, lang]);
  const scale = Math.min(1, room / width) || 1;
  return (
    <div ref={box} className="overflow-hidden rounded-xl" style={{ height: height * scale }}>
      <iframe
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument;
          if (!page) return;
          for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
            page.head.append(page.importNode(sheet, true));
          setBody(page.body);
        }}
        className="max-w-none origin-top-left bg-white"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

const DEVICES = {
  phone: { width: 412, height: 500 },
  desktop: { width: 1280, height: 650 },
} as const;
type Device = keyof typeof DEVICES;

/** Number of banners shown before this one; default texts depend on the position. */
function usePlace(id: number | undefined): number {
  const { data } = useQuery(
    APIS['hero-banners'].list({ status: 'published', sort: 'order', pageSize: MAX_PAGE_SIZE }),
  );
  return Math.max(0, data?.items.findIndex((one) => one.id === id) ?? 0);
}

/** Preview of the edited banner, rendered by the home page's components. */
export function BannerPreview({ banner, id }: { banner: HeroBannerInput; id: number | undefined }) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone',
  );
  const strings = useStrings(language, 'home');
  const place = usePlace(id);
  const shown = {
    id: 0,
    image: banner.image || PLACEHOLDER_IMAGES[0],
    title: localize(banner, 'title', language),
    subtitle: localize(banner, 'subtitle', language),
    buttonText: localize(banner, 'buttonText', language),
    buttonLink: banner.buttonLink,
  };
  const slide = heroSlides([...Array(place).fill(shown), shown], strings.t).at(-1);
  const { width, height } = DEVICES[device];
  return (
    <Panel title={t('banner.preview')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('banner.preview_language')}</legend>
          {LANGUAGES.map((code) => (
            <Toggle
              key={code}
              label={LANGUAGE_LABELS[code]}
              isOn={code === language}
              onClick={() => setLanguage(code)}
            />
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('banner.preview_device')}</legend>
          {(['desktop', 'phone'] as const).map((one) => (
            <Toggle
              key={one}
              label={t(`banner.${one}`)}
              isOn={one === device}
              onClick={() => setDevice(one)}
            />
          ))}
        </fieldset>
      </div>
      {slide && strings.isHere && (
        <DeviceFrame title={t('banner.preview')} lang={language} width={width} height={height}>
          <HeroFrame pictures={<HeroPicture path={slide.image} isFirst isShown />}>
            <HeroText title={slide.title} subtitle={slide.subtitle}>
              <span className={buttonClass('primary', HERO_BUTTON)}>{slide.buttonText}</span>
            </HeroText>
          </HeroFrame>
        </DeviceFrame>
      )}
      <p className="text-sm text-stone">
        {t('banner.preview_hint', { link: slide?.buttonLink ?? '' })}
      </p>
    </Panel>
  );
}
