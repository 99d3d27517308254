import { isTurned } from './exif.ts';
import { streamOf } from './impression.ts';
import type { CleanPicture } from './picture-file.ts';

const QUALITY = 92;
const TURNS: Record<number, Pick<ImageTransform, 'rotate' | 'flip'>> = {
  2: { flip: 'h' },
  3: { rotate: 180 },
  4: { flip: 'v' },
  5: { rotate: 270, flip: 'h' },
  6: { rotate: 90 },
  7: { rotate: 90, flip: 'h' },
  8: { rotate: 270 },
};

type Upright = { bytes: Uint8Array; width: number; height: number };

/**
 * The picture as it is meant to be seen. What lies on its side is turned once and for all, since not everything that shows or scales
 * pictures minds EXIF; without the Images binding a JPEG keeps its orientation, which browsers mind.
 */
export async function upright(images: ImagesBinding | undefined, picture: CleanPicture): Promise<Upright> {
  const { bytes, width, height, orientation, orientationAt, contentType } = picture;
  const turn = TURNS[orientation];
  const turned = isTurned(orientation) ? { width: height, height: width } : { width, height };
  if (!turn) return { bytes, width, height };
  if (!images) return orientationAt === undefined ? { bytes, width, height } : { bytes, ...turned };
  if (orientationAt !== undefined) bytes[orientationAt] = 1;
  const answer = await images.input(streamOf(bytes)).transform(turn).output({ format: contentType, quality: QUALITY });
  return { bytes: new Uint8Array(await answer.response().arrayBuffer()), ...turned };
}
