import { contrastOfWhite, NEEDED } from '../../checks/contrast.ts';
import { photographs } from '../../checks/photograph.ts';
import { decided, expect, hydrated, PHONE, test } from '../../site.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('the words of the banner stay legible over twenty photographs', async ({ page }) => {
  test.slow();
  await decided(page);
  await page.goto('/en');
  await hydrated(page);
  const hero = page.locator('main section').first();
  const words = [hero.getByRole('heading'), hero.locator('h1 + p')];
  await hero.evaluate((section) => {
    for (const one of section.querySelectorAll<HTMLElement>('h1, h1 + p'))
      one.style.color = 'transparent';
  });
  for (const { name, jpeg } of await photographs()) {
    await hero.evaluate(
      async (section, src) => {
        for (const image of section.querySelectorAll<HTMLImageElement>('img')) {
          image.removeAttribute('srcset');
          image.src = src;
          await image.decode();
        }
      },
      `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    );
    const [title, text] = [await words[0]?.boundingBox(), await words[1]?.boundingBox()];
    if (!title || !text) throw new Error('the words are not there');
    const clip = {
      ...title,
      width: Math.max(title.width, text.width),
      height: text.y + text.height - title.y,
    };
    expect
      .soft(await contrastOfWhite(await page.screenshot({ clip })), name)
      .toBeGreaterThanOrEqual(NEEDED);
  }
});

test('photographs of any proportions fill their cards, undistorted, and move nothing', async ({
  page,
}) => {
  const pictures = await photographs();
  const sizes = async () =>
    (
      await page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
    ).slice(0, 4);
  await decided(page);
  await page.goto('/en/trips');
  const before = await sizes();
  let served = 0;
  await page.route('**/api/images/optimize/**', (route) => {
    const picture = pictures[served % pictures.length];
    served += 1;
    return picture
      ? route.fulfill({ contentType: 'image/jpeg', body: picture.jpeg })
      : route.abort();
  });
  await page.reload();
  await hydrated(page);
  const images = page.locator('main article img:not([aria-hidden])');
  await expect(images.first()).toHaveJSProperty('complete', true);
  expect(served).toBeGreaterThan(0);
  for (const image of (await images.all()).slice(0, 4)) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('object-fit', 'cover');
    const { shown, frame } = await image.evaluate((one) => ({
      shown: [one.clientWidth, one.clientHeight],
      frame: [one.parentElement?.clientWidth, one.parentElement?.clientHeight],
    }));
    expect(shown).toEqual(frame);
  }
  expect(await sizes()).toEqual(before);
});
