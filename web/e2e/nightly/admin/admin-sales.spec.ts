import { expect, test } from '../../admin-session.ts';
import { axeFindings, watch } from '../../site.ts';

test('a question is answered, a template is made of a mail by marking it, and the next one is booked', async ({
  admin,
}) => {
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/sales');
  await page
    .getByLabel('Paste a message')
    .fill('Hi, do you have space for 2 adults on the sunset sail this weekend?');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/sales\/[0-9a-f-]{36}/);
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Hold and answer/ })
    .first()
    .click();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(/\/en\/order\//);
  expect(await axeFindings(page)).toEqual([]);

  const { items } = await admin.api<{ items: { id: number; name: string }[] }>(
    'GET',
    '/partners?status=active',
  );
  const partner = items[0];
  const mail = (reference: string) =>
    `From: Portal <sales@portal-${mark.toLowerCase()}.example>\nSubject: Booking\n\nReference: ${reference}\nTour: Sunset sail on a traditional llaüt\nDay: 12 July 2027\nGuests: 2 adults`;
  await page.goto('/admin/sales');
  await page.getByLabel('Paste a message').fill(mail(`${mark}-1`));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('link', { name: 'Make a template of this message' }).click();
  await page.getByLabel('Partner', { exact: true }).selectOption({ label: partner?.name ?? '' });
  const parts = page.getByRole('region', { name: 'Parts of the email' });
  for (const [part, value] of [
    ['Reference', `${mark}-1`],
    ['Trip', 'Sunset sail on a traditional llaüt'],
    ['Day', '12 July 2027'],
    ['People', '2 adults'],
  ] as const) {
    await parts.locator('pre').evaluate((element, text) => {
      const node = element.firstChild;
      const from = element.textContent.indexOf(text);
      if (!node || from < 0) throw new Error(`${text} is not there`);
      window.getSelection()?.setBaseAndExtent(node, from, node, from + text.length);
      element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    }, value);
    await parts.getByRole('button', { name: part, exact: true }).click();
  }
  await expect(page.getByText('Read in full')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL(/\/sales\/templates\/edit\/\d+/);

  await page.goto('/admin/sales');
  await page.getByLabel('Paste a message').fill(mail(`${mark}-2`));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page.getByText(`${mark}-2`).first()).toBeVisible();

  await page.goto('/admin/sales/closings');
  const allotments = page.getByRole('region', { name: 'Places per partner' });
  await allotments
    .getByLabel('Partner', { exact: true })
    .selectOption({ label: partner?.name ?? '' });
  await allotments.getByRole('button', { name: 'Add' }).click();
  await allotments.getByLabel('Option 1').selectOption({ index: 1 });
  await allotments.getByRole('button', { name: 'Save the places' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
