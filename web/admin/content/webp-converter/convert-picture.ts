import { encodeCanvas, withExtension } from '#admin/frame/pictures/picture-encode.ts';

export type ConvertOptions = {
  /** 1 to 100. */ quality: number /** Wider pictures are scaled down to this. */;
  maxWidth: number;
};
export type Converted = { blob: Blob; name: string; width: number; height: number };

/** Scales a size to `maxWidth`; never enlarges. */
export function fittedSize({ width, height }: { width: number; height: number }, maxWidth: number) {
  const scale = Math.min(1, maxWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Re-encodes a picture upright and without metadata about place and camera. Throws if it is not a picture. */
export async function convertPicture(
  file: File,
  { quality, maxWidth }: ConvertOptions,
): Promise<Converted> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = fittedSize(bitmap, maxWidth);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const { blob, extension } = await encodeCanvas(canvas, quality / 100);
    return { blob, name: withExtension(file.name, extension), ...size };
  } finally {
    bitmap.close();
  }
}
