import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { qrReader } from './read-qr.ts';
import { ticketCode } from './ticket-code.ts';

const LOOK_MS = 150;
/** A code that stays before the camera counts once. */
const SAME_CODE_MS = 4000;

/** The camera's picture; calls back with each ticket's code. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('admin-area');
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const last = { code: '', at: 0 };
    const start = async () => {
      const [read, media] = await Promise.all([
        qrReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
      ]);
      stream = media;
      if (isOver || !video.current) return stop();
      video.current.srcObject = media;
      await video.current.play();
      const look = async () => {
        if (isOver || !video.current) return;
        const text = await read(video.current).catch(() => undefined);
        const code = text === undefined ? '' : ticketCode(text);
        if (code !== '' && (code !== last.code || Date.now() - last.at > SAME_CODE_MS))
          found.current(code);
        if (code !== '') Object.assign(last, { code, at: Date.now() });
        timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => !isOver && setRefused(true));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (isRefused)
    return (
      <p role="alert" className="rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3">
        {t('scan.no_camera')}
      </p>
    );
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('scan.camera')}
      className="aspect-video w-full max-w-xl rounded-card bg-deep-950 object-cover"
    />
  );
}
