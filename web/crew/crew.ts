// The script of the page of guides and drivers, which the worker makes (worker/orders/crew). Buttons report; a report is stored until it has
// arrived, then the page is read again.

import type { ReportAnswer, ReportKind, SentReport } from '#contract/crew/crew.ts';
import { offerPush } from './push.ts';
import { Queue, type Waiting } from './queue.ts';

type Texts = Record<
  | 'offline'
  | 'waiting'
  | 'sending'
  | 'conflict'
  | 'read'
  | 'link_over'
  | 'copy_of'
  | 'undo'
  | 'push_on'
  | 'push_off',
  string
>;

const RETRY_MS = 30_000;
const REFRESH_MS = 120_000;
const TIMEOUT_MS = 15_000;
const [, , token = ''] = window.location.pathname.split('/');
const texts = JSON.parse(document.body.dataset.texts ?? '{}') as Texts;
const queue = new Queue(window.localStorage, `crew ${token.slice(0, 8)}`);
const net = document.querySelector<HTMLElement>('#net');
const list = document.querySelector<HTMLElement>('#conflicts ul');
let isOffline = document.documentElement.dataset.offlineCopy !== undefined;
let isOver = false;
let isSending = false;

const clock = (at: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Madrid',
  }).format(new Date(at));

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = element('button', label);
  made.addEventListener('click', onClick);
  return made;
}

/** The place of a report on the page: its booking, else its job. */
function placeOf({ job, bookingId }: SentReport): Element | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-act][data-job]')];
  const own = controls.find(
    ({ dataset }) => dataset.job === job && (dataset.booking ?? null) === (bookingId ?? null),
  );
  return own?.closest('li, article') ?? undefined;
}

const isOff = (scope: Element, act: ReportKind) =>
  scope.querySelector(`button[data-act="${act}"]:disabled`) !== null;

/** Who is on board by the reports that wait, too. */
function countAboard(): void {
  for (const count of document.querySelectorAll<HTMLElement>('[data-aboard]')) {
    const job = count.closest('article');
    const isAll = job?.querySelector('button[data-act="boarded"]:not([data-booking]):disabled');
    const aboard = [...(job?.querySelectorAll<HTMLElement>('li[data-open]') ?? [])]
      .filter(
        (guest) =>
          isOff(guest, 'boarded') ||
          (isAll && !isOff(guest, 'no_show') && guest.dataset.absent === undefined),
      )
      .reduce((sum, { dataset }) => sum + Number(dataset.open), Number(count.dataset.aboard));
    count.textContent = (count.dataset.said ?? '').replace('{{aboard}}', String(aboard));
  }
}

/** What waits is shown where it belongs, and its button is off. */
function showWaiting(waiting: readonly Waiting[]): void {
  for (const old of document.querySelectorAll('.waits')) old.remove();
  const waits = ({ dataset }: HTMLElement) =>
    waiting.some(
      ({ kind, job, bookingId, undoes }) =>
        dataset.act === kind &&
        dataset.job === job &&
        (dataset.booking ?? null) === (bookingId ?? null) &&
        (kind !== 'undo' || dataset.undoes === undoes),
    );
  for (const control of document.querySelectorAll<HTMLButtonElement>('button[data-act]'))
    control.disabled = waits(control);
  // Guests who are on board by a report that waits are not absent.
  for (const guest of document.querySelectorAll('li[data-open]')) {
    const absent = guest.querySelector<HTMLButtonElement>('button[data-act="no_show"]');
    if (absent && isOff(guest, 'boarded')) absent.disabled = true;
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act]')) {
    const details = form.closest('details');
    if (details) details.hidden = waits(form);
  }
  for (const report of waiting) {
    const line = element(
      'p',
      `${report.label} · ${clock(report.at)} · ${texts.sending} `,
      'state waits',
    );
    line.append(
      button(texts.undo, () => {
        queue.drop(report.id);
        show();
      }),
    );
    placeOf(report)?.querySelector('.row')?.before(line);
  }
  countAboard();
}

function show(): void {
  const { waiting, conflicts } = queue.read();
  const copyAt = document.documentElement.dataset.offlineCopy;
  showWaiting(waiting);
  list?.replaceChildren(
    ...conflicts.map(({ id, label, at, message }) => {
      const item = element('li', '');
      item.append(
        element('b', `${texts.conflict}: ${label} · ${clock(at)}`),
        element('p', message),
        button(texts.read, () => {
          queue.dismiss(id);
          show();
        }),
      );
      return item;
    }),
  );
  if (!net) return;
  const count = waiting.length;
  const said = [
    isOver && texts.link_over,
    isOffline && texts.offline,
    isOffline && copyAt && texts.copy_of.replace('{{time}}', clock(copyAt)),
    count > 0 && texts.waiting.replace('{{count}}', String(count)),
  ].filter(Boolean);
  net.textContent = said.join(' ');
  net.hidden = said.length === 0;
}

/** Undefined without a network, null when the link is not valid any more. */
async function post(reports: readonly Waiting[]): Promise<ReportAnswer[] | undefined | null> {
  try {
    const response = await fetch('/api/crew/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        token,
        sentAt: new Date().toISOString(),
        reports: reports.map(({ label: _shown, guest: _named, ...report }) => report),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return null;
    // One that the server cannot read must not hold up the others.
    if (response.status === 422 && reports.length > 1) return post(reports.slice(0, 1));
    if (response.status === 422) {
      const { detail = '' } = (await response.json()) as { detail?: string };
      return reports.map(({ id }) => ({ id, outcome: 'refused', message: detail }));
    }
    if (!response.ok) return undefined;
    return ((await response.json()) as { reports: ReportAnswer[] }).reports;
  } catch {
    return undefined;
  }
}

/** Reads the page again and takes over its content. A form that is open stays as it is. */
async function refresh(): Promise<void> {
  if (document.querySelector('details[open]')) return;
  try {
    const response = await fetch(window.location.pathname, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) isOver = true;
    if (!response.ok) return;
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    isOffline = false;
    delete document.documentElement.dataset.offlineCopy;
    for (const part of ['main', '.top'])
      document.querySelector(part)?.replaceWith(fresh.querySelector(part) ?? '');
  } catch {
    isOffline = true;
  }
}

async function send(): Promise<void> {
  if (isSending || isOver) return;
  isSending = true;
  try {
    const outcome = await queue.flush(post);
    if (outcome === 'over') isOver = true;
    if (outcome !== 'nothing') isOffline = outcome === 'offline';
    if (outcome === 'sent') await refresh();
  } finally {
    isSending = false;
    show();
  }
}

function report(control: HTMLElement, more: Partial<SentReport>, label: string): void {
  const { act, job, booking, undoes } = control.dataset;
  queue.add({
    id: crypto.randomUUID(),
    kind: act as ReportKind,
    job: job as SentReport['job'],
    bookingId: booking ?? null,
    ...(undoes && { undoes }),
    at: new Date().toISOString(),
    ...more,
    label,
    guest: control.closest('li')?.querySelector('b')?.textContent ?? '',
  });
  show();
  void send();
}

document.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest<HTMLElement>('button[data-act]');
  if (control) report(control, {}, control.ariaLabel ?? control.textContent ?? '');
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.dataset.act) return;
  event.preventDefault();
  const value = (name: string) => String(new FormData(form).get(name) ?? '');
  const details = form.closest('details');
  const label = `${details?.querySelector('summary')?.textContent ?? ''} ${value('cents') || value('minutes')}`;
  if (details) details.open = false;
  if (form.dataset.act === 'cash')
    report(form, { cents: Math.round(Number(value('cents').replace(',', '.')) * 100) }, label);
  else report(form, { minutes: Number(value('minutes')) }, label);
});

async function turn(): Promise<void> {
  await send();
  if (!isOver && queue.read().waiting.length === 0) await refresh();
  show();
}

/** The service worker caches this page for a time without a network. */
async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'keep', page: window.location.href });
}

document.documentElement.classList.add('js');
show();
void turn();
void keep()
  .then(() => offerPush(token, { on: texts.push_on, off: texts.push_off }))
  .catch(() => {});
window.addEventListener('online', () => void turn());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void turn();
});
setInterval(() => void send(), RETRY_MS);
setInterval(() => {
  if (document.visibilityState === 'visible') void turn();
}, REFRESH_MS);
