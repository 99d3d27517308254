import sharp from 'sharp';
import { DESKTOP, decided, expect, hydrated, PHONE, test } from './site.ts';

const NEEDED = 4.5;

const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
/** Contrast of white on the brightest spot behind it; spots of 4 pixels, since a single pixel hides no letter. */
async function contrastOfWhite(behind: Buffer): Promise<number> {
  const { width = 4, height = 4 } = await sharp(behind).metadata();
  const spots = { width: Math.max(1, Math.floor(width / 4)), height: Math.max(1, Math.floor(height / 4)), fit: 'fill' } as const;
  const pixels = await sharp(behind).removeAlpha().resize(spots).raw().toBuffer();
  let brightest = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    brightest = Math.max(brightest, 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue));
  }
  return 1.05 / (brightest + 0.05);
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  for (const picture of ['its own picture', 'a white one'] as const) {
    test(`the words of every banner keep ${NEEDED}:1 over ${picture} on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await decided(page);
      await page.goto('/de');
      await hydrated(page);
      const hero = page.locator('main section').first();
      const banners = (await (await page.request.get('/api/hero-banners/active')).json()) as unknown[];
      expect(banners.length).toBeGreaterThan(1);
      for (const _banner of banners) {
        const before = await hero.getByRole('heading').textContent();
        await hero.getByRole('button', { name: 'Nächstes Bild' }).click();
        await expect(hero.getByRole('heading')).not.toHaveText(before ?? '');
        const opacities = () => hero.locator('img').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity).sort());
        await expect.poll(async () => (await opacities()).filter((one) => one !== '0')).toEqual(['1']);
        const words = [hero.getByRole('heading'), hero.locator('h1 + p')];
        await hero.evaluate((section, isWhite) => {
          for (const one of section.querySelectorAll<HTMLElement>('h1, h1 + p')) one.style.color = 'transparent';
          if (isWhite) for (const one of section.querySelectorAll<HTMLElement>('img')) one.style.filter = 'brightness(0) invert(1)';
        }, picture === 'a white one');
        for (const one of words) {
          const box = await one.boundingBox();
          if (!box) throw new Error('the words are not there');
          const contrast = await contrastOfWhite(await page.screenshot({ clip: box }));
          expect.soft(contrast, (await one.textContent()) ?? '').toBeGreaterThanOrEqual(NEEDED);
        }
        await hero.evaluate((section) => {
          for (const one of section.querySelectorAll<HTMLElement>('h1, h1 + p')) one.style.removeProperty('color');
        });
      }
    });
  }
}
