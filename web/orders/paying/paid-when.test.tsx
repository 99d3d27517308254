import { expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { useBindingLabel, usePaidWhen } from './paid-when.ts';

const RULE = {
  payment: 'all',
  depositPercent: null,
  depositCents: null,
  instantConfirmation: true,
} as const;

function Words({ isPaidElsewhere }: { isPaidElsewhere: boolean }) {
  const rule = { ...RULE, isPaidElsewhere };
  return `${useBindingLabel()(rule, 9000)} | ${usePaidWhen()(rule, 9000)}`;
}

test('a guest who pays a partner reads of no payment online, neither in the button nor above it', async () => {
  const { container } = await renderPart(<Words isPaidElsewhere />);
  expect(container.textContent).toContain('Book with obligation to pay | ');
  expect(container.textContent).not.toContain('€90');
});

test('a guest who pays at once reads the amount in the button', async () => {
  const { container } = await renderPart(<Words isPaidElsewhere={false} />);
  expect(container.textContent).toContain('Book and pay €90');
});
