/** Encodes a canvas as WebP, or as JPEG if the browser cannot encode WebP. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<{ blob: Blob; extension: 'webp' | 'jpg' }> {
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await write('image/webp');
  // Browsers that cannot encode WebP return a PNG.
  if (webp?.type === 'image/webp') return { blob: webp, extension: 'webp' };
  const jpeg = await write('image/jpeg');
  if (!jpeg) throw new Error('The canvas could not be written.');
  return { blob: jpeg, extension: 'jpg' };
}

export const withExtension = (name: string, extension: string) =>
  `${name.replace(/\.[^.]*$/, '')}.${extension}`;
