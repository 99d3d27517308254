import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { onTestFinished, test } from 'vitest';
import { doAtRest } from './at-rest.ts';
import type { SiteRouter } from './router.ts';

const queryKey = ['/api/site'];
const Name = () => useQuery({ queryKey, queryFn: () => '', enabled: false }).data;

test('what comes while a finger is down is shown once the tap is done', async () => {
  onTestFinished(() => notifyManager.setScheduler(setTimeout));
  doAtRest({} as SiteRouter, (work) => work());
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>,
  );
  const happens = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

  client.setQueryData(queryKey, 'Old');
  await screen.findByText('Old');
  happens('pointerdown');
  client.setQueryData(queryKey, 'New');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  screen.getByText('Old');
  happens('pointerup');
  await screen.findByText('New');
});
