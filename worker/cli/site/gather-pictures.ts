import type { Backup } from '#contract/admin/backup.ts';

type LostPicture = { path: string; reason: string };

/** Fetches the pictures of a backup. One that cannot be had leaves the others as they are. */
export async function gatherPictures(
  { pictures: named }: Pick<Backup, 'pictures'>,
  get: (path: string) => Promise<Response>,
): Promise<{ pictures: Map<string, Uint8Array>; lost: LostPicture[] }> {
  const pictures = new Map<string, Uint8Array>();
  const lost: LostPicture[] = [];
  for (const { path } of named)
    try {
      pictures.set(path, new Uint8Array(await (await get(path)).arrayBuffer()));
    } catch (error) {
      lost.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  return { pictures, lost };
}

export const lostSentence = (lost: readonly LostPicture[]): string =>
  [
    'The file lacks these pictures; everything else is in it:',
    ...lost.map(({ path, reason }) => `  ${path} (${reason})`),
  ].join('\n');
