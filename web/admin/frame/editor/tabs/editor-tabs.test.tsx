import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, json } from '../../../../test/api.ts';
import { edited, openAdmin } from '../../../../test/open-admin.tsx';

const PARTNERS = '/api/admin/partners';
const hotel = {
  ...edited(7, 3),
  ...{ name: 'Hotel Port', slug: 'hotel-port', kind: 'hotel', terms: 'commission', code: 'abc' },
  ...{ tripCommissionBp: 1000, transferCommissionBp: 1000, contactName: null, email: null },
  ...{ phone: null, taxName: null, taxNumber: null, address: null, language: 'es', note: null },
  isActive: true,
};

const open = (address: string, answers: Record<string, Answer> = {}) =>
  openAdmin(address, {
    'GET /api/admin/drafts/partners/7': () => json(null),
    'PUT /api/admin/drafts/partners/7': () => json({ updatedAt: '' }),
    'DELETE /api/admin/drafts/partners/7': () => new Response(null, { status: 204 }),
    [`GET ${PARTNERS}/7`]: () => json(hotel),
    ...answers,
  });
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel');

test('one part of an editor is in view; arrow keys lead through them, and the address names the one', async () => {
  const { user, address } = open('/admin/partners/edit/7');
  await user.click(await tab('Partner’s details'));
  expect(within(shown()).getByLabelText('Name')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await tab('Contact'));
  expect(within(shown()).getByLabelText('Contact person')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/partners/edit/7?tab=contact'));
  await user.keyboard('{End}');
  expect((await tab('For statements')).getAttribute('aria-selected')).toBe('true');
});

test('a link names a part, or a field, which gets the focus', async () => {
  open('/admin/partners/edit/7?tab=tax');
  expect((await tab('For statements')).getAttribute('aria-selected')).toBe('true');
});

test('a link names a field: its part is open and the field has the focus', async () => {
  open('/admin/partners/edit/7#taxNumber');
  expect((await tab('For statements')).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tax number')));
});

test('a field that a link names is in view after the router has scrolled', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  open('/admin/partners/edit/7#taxNumber');
  const field = await screen.findByLabelText('Tax number');
  await waitFor(() => expect(scrolled.some((one) => one.contains(field))).toBe(true));
});

test('a refused field opens its part, which counts it; what other parts hold goes out with one save', async () => {
  const { user, sent } = open('/admin/partners/edit/7', {
    [`PUT ${PARTNERS}/7`]: () =>
      json(
        {
          title: 'x',
          status: 422,
          errors: [{ path: 'email', code: 'email', message: 'x' }],
        },
        422,
      ),
  });
  await user.click(await tab('For statements'));
  await user.type(screen.getByLabelText('Tax number'), 'B123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await tab(/^Contact/)).getAttribute('aria-selected')).toBe('true');
  await tab('Contact 1 field to check');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sent('PUT', `${PARTNERS}/7`)).toMatchObject([{ name: 'Hotel Port', taxNumber: 'B123' }]);
  await user.type(screen.getByLabelText('Email'), 'a@example.com');
  expect((await tab('Contact')).textContent).toBe('Contact');
});
