import { create } from 'qrcode';
import { useMemo } from 'react';

/** Quiet zone around the code that readers need, in modules. */
const QUIET_ZONE = 4;

/** Renders a text as a QR code in a single path. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = [...modules.data.keys()].filter((index) => modules.data[index]);
    return {
      size: modules.size + 2 * QUIET_ZONE,
      path: dark
        .map((index) => `M${(index % modules.size) + QUIET_ZONE} ${Math.floor(index / modules.size) + QUIET_ZONE}h1v1h-1z`)
        .join(''),
    };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
