import type { PaymentSettingsDocument, PaymentTerms } from '#contract/money/payments.ts';
import { expect, test } from '../admin-session.ts';
import { axeFindings, decided, PHONE, watch } from '../site.ts';
import {
  BOOKING,
  fillContact,
  isAsWideAsScreen,
  toContactStep,
  WORDS,
} from '../transfer-journey.ts';

const DEPOSIT: PaymentTerms = { payment: 'deposit', depositPercent: 30, depositCents: null };

test('a guest pays the deposit of a transfer: announced in the form, asked once it is confirmed, with a receipt', async ({
  admin,
  page,
}) => {
  const settings = () => admin.api<PaymentSettingsDocument>('GET', '/payments/settings');
  const { transfers: before } = await settings();
  // Read again, as another test may have saved meanwhile; the rule changes texts that no other test looks at.
  const setRule = async (transfers: PaymentTerms) => {
    const { state: _state, ...values } = await settings();
    await admin.api('PUT', '/payments/settings', { ...values, transfers });
  };
  await setRule(DEPOSIT);
  try {
    const complaints = watch(page);
    await page.setViewportSize(PHONE);
    await decided(page);
    await page.goto('/en/airport-transfers/request');
    await toContactStep(page, 'en', 'Fornells');
    const deposit = page
      .getByText(
        /^Once we confirm: a deposit of €\S+ online · the rest \(€\S+\) by the day of travel, online, in cash or by card$/,
      )
      .first();
    await expect(deposit).toBeVisible();
    await expect(
      page.getByText('There is nothing to pay until we have confirmed your transfer.'),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await fillContact(page, 'en');
    await page.getByRole('button', { name: WORDS.en.send }).filter({ visible: true }).click();
    await expect(page).toHaveURL(BOOKING);
    await expect(deposit).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay €/ })).toHaveCount(0);

    const reference = /[A-Z0-9]{8}(?=\?)/.exec(page.url())?.[0] ?? '';
    await admin.api('POST', `/transfers/${reference}/state`, { to: 'confirmed', version: 1 });
    await page.reload();
    const pay = page.getByRole('link', { name: /^Pay €/ });
    const amount = (await pay.textContent())?.replace('Pay ', '') ?? '';
    expect(await axeFindings(page)).toEqual([]);
    await pay.click();
    await expect(page).toHaveURL(/\/pay\/test\//);
    await expect(page.getByText(amount).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await expect(page).toHaveURL(BOOKING);
    const money = page.locator('section', {
      has: page.getByRole('heading', { name: 'Payment', exact: true }),
    });
    await expect(money.getByText(amount, { exact: true })).toBeVisible();
    await expect(money.getByText('Still to pay')).toBeVisible();
    const receipt = page.getByRole('link', { name: /R-\d{4}-\d{4}/ });
    const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await axeFindings(page)).toEqual([]);
    expect(await isAsWideAsScreen(page)).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    await setRule(before);
  }
});
