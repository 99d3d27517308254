import { writeFile } from 'node:fs/promises';
import encode from 'qr';

const [WIDTH, HEIGHT] = [640, 480];
const MODULE_PIXELS = 8;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;

/** A film (YUV4MPEG2) of a QR code, for Chromium's fake camera. */
export async function filmOfCode(text: string, file: string): Promise<void> {
  const rows = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const side = rows.length * MODULE_PIXELS;
  const [left, top] = [Math.floor((WIDTH - side) / 2), Math.floor((HEIGHT - side) / 2)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (rows[Math.floor(y / MODULE_PIXELS)]?.[Math.floor(x / MODULE_PIXELS)])
        luma[(top + y) * WIDTH + left + x] = BLACK;
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((WIDTH * HEIGHT) / 2, GREY),
  ]);
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array.from({ length: 10 }, () => frame),
    ]),
  );
}
