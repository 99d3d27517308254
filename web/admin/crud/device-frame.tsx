import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#contract/language.ts';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

type DeviceFrameProps = { title: string; lang: Language; width: number; height: number; children: ReactNode };

/** Renders part of a page as in a window of another size: media queries match the frame. Scaled down to the available space. */
export function DeviceFrame({ title, lang, width, height, children }: DeviceFrameProps) {
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
          for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) page.head.append(page.importNode(sheet, true));
          setBody(page.body);
        }}
        className="max-w-none origin-top-left bg-white"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
