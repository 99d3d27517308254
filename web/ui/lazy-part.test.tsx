import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

class Caught extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const Word = ({ word }: { word: string }) => <p>{word}</p>;

test('a part that was fetched ahead is there in the very render that first shows it', async () => {
  const load = vi.fn(async () => ({ default: Word }));
  const Part = lazyPart(load);
  await Part.fetch();
  const { container } = render(<Part word="Taula" />);
  expect(container.textContent).toBe('Taula');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that a finger brings in is asked for once its tap has shown, and only once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(async () => ({ default: Word }));
  const Part = lazyPart(load);
  const [atTouch, atClick] = [Part.fetch(), Part.fetch()];
  let framesBefore = -1;
  await vi.advanceTimersByTimeAsync(0);
  requestAnimationFrame(() => {
    framesBefore = load.mock.calls.length;
  });
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([atTouch, atClick]);
  expect(framesBefore).toBe(0);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that nobody has fetched comes by itself', async () => {
  const Part = lazyPart(async () => ({ default: Word }));
  render(
    <Suspense fallback="Waiting">
      <Part word="Naveta" />
    </Suspense>,
  );
  expect(await screen.findByText('Naveta')).toBeTruthy();
});

test('a part that could not be fetched ahead is asked for again where it is drawn', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Word }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: Word });
  const Part = lazyPart(load);
  await expect(Part.fetch()).rejects.toThrow('gone');
  render(
    <Suspense>
      <Part word="Talaiot" />
    </Suspense>,
  );
  expect(await screen.findByText('Talaiot')).toBeTruthy();
});

test('what cannot be fetched says so where it would be drawn', async () => {
  const Part = lazyPart(() => Promise.reject(new Error('gone')));
  render(
    <Caught>
      <Suspense>
        <Part />
      </Suspense>
    </Caught>,
    { onCaughtError: () => {} },
  );
  expect(await screen.findByText('gone')).toBeTruthy();
});
