import { contrastOfWhite, NEEDED } from '../../checks/contrast.ts';
import { DESKTOP, decided, expect, hydrated, PHONE, test } from '../../site.ts';

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  for (const picture of ['its own picture', 'a white one'] as const) {
    test(`the words of every banner keep ${NEEDED}:1 over ${picture} on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await decided(page);
      await page.goto('/de');
      await hydrated(page);
      const hero = page.locator('main section').first();
      const banners = (await (
        await page.request.get('/api/hero-banners/active')
      ).json()) as unknown[];
      expect(banners.length).toBeGreaterThan(1);
      for (const _banner of banners) {
        const before = await hero.getByRole('heading').textContent();
        await hero.getByRole('button', { name: 'Nächstes Bild' }).click();
        await expect(hero.getByRole('heading')).not.toHaveText(before ?? '');
        const opacities = () =>
          hero
            .locator('img')
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity).sort());
        await expect
          .poll(async () => (await opacities()).filter((one) => one !== '0'))
          .toEqual(['1']);
        const words = [hero.getByRole('heading'), hero.locator('h1 + p')];
        await hero.evaluate((section, isWhite) => {
          for (const one of section.querySelectorAll<HTMLElement>('h1, h1 + p'))
            one.style.color = 'transparent';
          if (isWhite)
            for (const one of section.querySelectorAll<HTMLElement>('img'))
              one.style.filter = 'brightness(0) invert(1)';
        }, picture === 'a white one');
        for (const one of words) {
          const box = await one.boundingBox();
          if (!box) throw new Error('the words are not there');
          const contrast = await contrastOfWhite(await page.screenshot({ clip: box }));
          expect.soft(contrast, (await one.textContent()) ?? '').toBeGreaterThanOrEqual(NEEDED);
        }
        await hero.evaluate((section) => {
          for (const one of section.querySelectorAll<HTMLElement>('h1, h1 + p'))
            one.style.removeProperty('color');
        });
      }
    });
  }
}
