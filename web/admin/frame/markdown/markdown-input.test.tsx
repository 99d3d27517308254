import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Call, json, stubApi } from '../../../test/api.ts';
import { renderPart } from '../../../test/render.tsx';
import { MarkdownInput } from './markdown-input.tsx';

/** Attributes of a field without an error. */
const TIE = { 'aria-invalid': undefined, 'aria-describedby': undefined };

function Field({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <>
      <label htmlFor="text">Text</label>
      <MarkdownInput id="text" {...TIE} label="Text" lang="de" value={value} onChange={setValue} />
    </>
  );
}

async function open(text = '') {
  const calls = stubApi({
    'POST /api/admin/blog/preview': ({ body }: Call) =>
      json([
        {
          type: 'paragraph',
          children: [
            (body as { body: string }).body,
            { type: 'link', to: '/trips', children: ['Trips'] },
          ],
        },
      ]),
    'GET /api/admin/images?pageSize=24': () => json({ items: [], total: 0, page: 1, pageSize: 24 }),
  });
  const rendered = await renderPart(<Field text={text} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const select = (start: number, end: number) => {
    area.focus();
    area.setSelectionRange(start, end);
  };
  return {
    ...rendered,
    calls,
    area,
    select,
    press: (name: string) => rendered.user.click(screen.getByRole('button', { name })),
  };
}

test('a button sets its marks round what is selected, and takes them away again', async () => {
  const { area, select, press } = await open('one two');
  select(4, 7);
  await press('Bold (Ctrl+B)');
  expect(area.value).toBe('one **two**');
  await waitFor(() => expect([area.selectionStart, area.selectionEnd]).toEqual([6, 9]));
  await press('Bold (Ctrl+B)');
  expect(area.value).toBe('one two');
});

test('Ctrl+I is italic; lists and headings take whole lines', async () => {
  const { area, select, press } = await open('one\ntwo');
  select(0, 3);
  fireEvent.keyDown(area, { key: 'i', ctrlKey: true });
  expect(area.value).toBe('*one*\ntwo');
  await waitFor(() => expect([area.selectionStart, area.selectionEnd]).toEqual([1, 4]));
  select(0, area.value.length);
  await press('List');
  expect(area.value).toBe('- *one*\n- two');
});

test('a link is asked for its words and address; one that is none is refused', async () => {
  const { user, area, select, press } = await open('see the coves');
  select(8, 13);
  await press('Link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Text of the link' }).value).toBe(
    'coves',
  );
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await user.type(address, 'javascript:x');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await user.clear(address);
  await user.type(address, '/destinations{Enter}');
  await waitFor(() => expect(area.value).toBe('see the [coves](/destinations)'));
});

test('the preview is what the worker makes of the text; its links open the public page in the text’s language', async () => {
  const { user, press, area } = await open('Hallo');
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  await press('Preview');
  const preview = within(await screen.findByRole('region', { name: 'Preview: Text' }));
  await user.click(await preview.findByRole('link', { name: 'Trips' }));
  expect(openTab).toHaveBeenCalledWith('/de/trips', '_blank', 'noopener');
  await press('Back to writing');
  expect(screen.queryByRole('region', { name: 'Preview: Text' })).toBeNull();
  expect(area.value).toBe('Hallo');
});

test('enlarged, the text and its preview stand side by side', async () => {
  const { user, press, calls, area } = await open('Hallo');
  await press('Enlarge');
  const dialog = within(await screen.findByRole('dialog', { name: 'Text' }));
  await user.type(dialog.getByRole('textbox'), ' Welt');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ body: 'Hallo Welt' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(area.value).toBe('Hallo Welt');
});

test('words are counted, and how long they take to read', async () => {
  await open('one two three');
  expect(screen.getByText('3 words · 1 minute read')).toBeTruthy();
});
