type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>;

async function ownDetector(): Promise<ReadQr | undefined> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Class?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Class || !formats.includes('qr_code')) return undefined;
  const detector = new Class({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function decoder(): Promise<ReadQr> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const [width, height] = [video.videoWidth, video.videoHeight];
    if (!context || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    try {
      return decode({ width, height, data: context.getImageData(0, 0, width, height).data });
    } catch {
      // Most pictures of a camera show no code.
      return undefined;
    }
  };
}

/** Reads a QR code from a camera's picture: by the browser, where it can, else by a decoder that is loaded for it. */
export const qrReader = async (): Promise<ReadQr> => (await ownDetector()) ?? decoder();
