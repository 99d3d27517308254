import { afterEach, vi } from 'vitest';

// Files share a thread: a clock that one of them stopped would stop every later one's timers.
afterEach(() => void vi.useRealTimers());
