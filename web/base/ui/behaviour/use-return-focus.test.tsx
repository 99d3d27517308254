import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aUser } from '../../../test/user.ts';
import { useReturnFocus } from './use-return-focus.ts';

function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Content aria-describedby={undefined} {...returnFocus}>
          <Title>Delete?</Title>
          <Close>No</Close>
        </Content>
      </Portal>
    </Root>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && <ConfirmDialog onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog that is closed gives the focus back to the button that opened it', async () => {
  const user = aUser();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement?.textContent).toBe('No');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete');
});
