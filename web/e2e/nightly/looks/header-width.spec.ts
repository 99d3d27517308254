import type { Page } from '@playwright/test';
import { nameRoom, nameSize } from '../../../base/shell/name-size.ts';
import { decided, expect, hydrated, LANGUAGES, test } from '../../site.ts';

const NAMES = [
  'Marès',
  'Illa Excursions',
  'Excursions i Trasllats Menorca',
  'Inselrundfahrtengesellschaften',
];
const TEXT_SIZES = [100, 130, 150, 200];
const WIDTHS = [320, 360, 412, 600, 768, 1024, 1180, 1280, 1440, 1920];

/** What of the header is outside the screen, and whether its menu has more than one row, with that name and text size. */
const look = (page: Page, name: string, textSize: number) =>
  page.evaluate(
    ([written, size, classes, room]) => {
      document.documentElement.style.fontSize = `${size}%`;
      const header = document.querySelector('header');
      const label = header?.querySelector('a > span');
      const link = label?.parentElement;
      if (!header || !label || !link) return ['no header'];
      link.className = link.className.replace(/(?<=^| )basis-(?:28|40)(?= |$)/g, room);
      label.textContent = written;
      label.className = label.className.replace(/text-(?:2xl|xl|base|sm)|leading-tight/g, '');
      label.className += ` ${classes}`;
      const width = document.documentElement.clientWidth;
      const shown = [...header.querySelectorAll('a, button')].filter(
        (one) => one.checkVisibility() && one.closest('ul')?.id !== 'languages',
      );
      const outside = shown.filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -0.5 || right > width + 0.5;
      });
      const inRow = [...header.querySelectorAll('nav > ul > li')]
        .filter((one) => one.checkVisibility())
        .map((one) => Math.round(one.getBoundingClientRect().top / 4));
      const middles = shown
        .filter((one) => inRow.length > 0 && !one.closest('nav ul ul'))
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
      const box = label.getBoundingClientRect();
      return [
        ...outside.map((one) => `outside: ${one.textContent}`),
        ...(new Set(inRow).size > 1 ? ['the menu has two rows'] : []),
        ...(Math.max(...middles) - Math.min(...middles) > 8 ? ['the header has two rows'] : []),
        ...(label.scrollHeight > box.height * 1.2 ? ['the name is cut'] : []),
        ...(box.width < 40 ? [`the name has ${Math.round(box.width)} px`] : []),
      ];
    },
    [name, textSize, nameSize(name), nameRoom(name)] as const,
  );

for (const language of LANGUAGES)
  test(`the header fits every screen in ${language}, with long names and large text`, async ({
    page,
  }) => {
    await decided(page);
    await page.goto(`/${language}/blog`);
    await hydrated(page);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const textSize of TEXT_SIZES)
        for (const name of NAMES)
          for (const fault of await look(page, name, textSize))
            faults.push(`${width} px, ${textSize} %, ${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
