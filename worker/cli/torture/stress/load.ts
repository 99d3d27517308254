import { inspect } from '../inspect-database.ts';
import { lookAround } from '../known.ts';
import { type Part, percentile, say } from '../part.ts';
import { Sender, sendWithRetry } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { workerMemory } from '../server/processes.ts';
import { pageAddresses, readAddresses } from '../visits.ts';
import { formPost, readOffer } from '../writes.ts';
import { usedHeap } from './heap.ts';

const CONNECTIONS = 100;
/** Additional connections that request images. */
const PICTURE_CONNECTIONS = 10;
/** Percentage; the rest are pages. */
const READS_PERCENT = 15;
const FORMS_PERCENT = 5;
/** How often the used memory is sampled during the load. */
const SAMPLES = 6;
/**
 * Permitted growth of used memory from the first third, after which everything has been requested once, to the end; and the allowance for
 * requests in flight, in MB.
 */
const LEVEL = 1.25;
const UNDER_WAY_MB = 16;
const WIDTHS = [320, 412, 480, 640, 724, 828, 1082];
const FORMATS = ['webp', 'jpeg'];

/** Visitors of all kinds at once, then the same while images are encoded. */
export const load: Part = async ({ site, seed, seconds }) => {
  const directory = site.copy();
  const server = new OwnServer('load', directory);
  await server.start();
  const sender = new Sender(server.url, CONNECTIONS + PICTURE_CONNECTIONS);
  const known = await lookAround(sender);
  const offer = await readOffer(sender);
  const addresses = { page: pageAddresses(known), read: readAddresses(known) };
  const failures: string[] = [];
  const forms = { answered: 0, lost: 0 };
  const memory: number[] = [];
  let count = seed % 100;
  let pictures = 0;

  const visit = async (n: number): Promise<'page' | 'read' | 'form'> => {
    const share = (n * 37) % 100;
    if (share < FORMS_PERCENT) {
      const { mark: _mark, kind: _kind, ...post } = formPost(offer, `load${seed}`, n);
      const { status, text } = await sendWithRetry(sender, post, () => {
        forms.lost += 1;
      });
      if (status === 201) forms.answered += 1;
      else failures.push(`${post.path} answers ${status}: ${text.slice(0, 200)}`);
      return 'form';
    }
    const kind = share < FORMS_PERCENT + READS_PERCENT ? 'read' : 'page';
    const path = addresses[kind][(n * 7919) % addresses[kind].length] ?? '/';
    const headers = { 'CF-Connecting-IP': `10.${(n >>> 16) & 255}.${(n >>> 8) & 255}.${n & 255}` };
    const { status, text } = await sender.send({ method: 'GET', path, headers });
    if (status !== 200 || (kind === 'page' && text.includes('<div id="root"></div>')))
      failures.push(`${path} answers ${status}: ${text.slice(0, 200)}`);
    return kind;
  };

  const traffic = async (forSeconds: number, withPictures: boolean) => {
    const end = performance.now() + forSeconds * 1000;
    const times = { page: [] as number[], read: [] as number[], form: [] as number[] };
    const visitor = async () => {
      while (performance.now() < end) {
        const start = performance.now();
        try {
          const kind = await visit(count++);
          times[kind].push(performance.now() - start);
        } catch (error) {
          failures.push(`no answer: ${(error as Error).message}`);
        }
      }
    };
    const looker = async (first: number) => {
      for (let n = first; performance.now() < end; n += PICTURE_CONNECTIONS) {
        const round = Math.floor(n / known.pictures.length);
        const [format, width] = [FORMATS[round % FORMATS.length], WIDTHS[round % WIDTHS.length]];
        const path = `/api/images/optimize/${known.pictures[n % known.pictures.length]}?format=${format}&width=${width}`;
        const headers = { 'CF-Connecting-IP': `10.255.${(n >>> 8) & 255}.${n & 255}` };
        const { status } = await sender.send({ method: 'GET', path, headers });
        if (status === 200) pictures += 1;
        else failures.push(`${path} answers ${status}`);
      }
    };
    const lookers = withPictures
      ? Array.from({ length: PICTURE_CONNECTIONS }, (_, n) => looker(n))
      : [];
    await Promise.all([...Array.from({ length: CONNECTIONS }, visitor), ...lookers]);
    return times;
  };

  const sampler = setInterval(
    () =>
      void usedHeap(server.inspectorPort).then(
        (used) => memory.push(used),
        (error: Error) => failures.push(error.message),
      ),
    (seconds * 1000) / (SAMPLES + 0.5),
  );
  const plain = await traffic(seconds, false);
  clearInterval(sampler);
  const resident = workerMemory(server.pid);
  say(
    `  ${plain.page.length + plain.read.length + plain.form.length} requests in ${seconds} s, ${failures.length} errors`,
  );
  const withPictures = await traffic(Math.ceil(seconds / 2), true);
  sender.close();
  await server.stop();
  const { wrong } = await inspect(directory);
  const [early, late] = [
    Math.max(...memory.slice(0, SAMPLES / 3)),
    Math.min(...memory.slice(-SAMPLES / 3)),
  ];
  if (!(late <= early * LEVEL + UNDER_WAY_MB))
    failures.push(`memory in use rose: ${memory.join(', ')} MB`);
  const all = [plain, withPictures].flatMap(({ page, read, form }) => [
    page.length,
    read.length,
    form.length,
  ]);
  return {
    figures: {
      requests: all.reduce((sum, one) => sum + one, 0),
      'requests a second': Math.round(
        (plain.page.length + plain.read.length + plain.form.length) / seconds,
      ),
      'errors or refusals': failures.length,
      'forms answered 201': forms.answered,
      'forms sent again as wrangler dev lost them': forms.lost,
      'pictures made or sent': pictures,
      'memory in use by the worker (MB)': memory.join(', '),
      'memory of workerd at the end (MB)': resident,
      'pages p50, p99 (ms)': `${percentile(plain.page, 0.5)}, ${percentile(plain.page, 0.99)}`,
      'pages p50, p99 with pictures (ms)': `${percentile(withPictures.page, 0.5)}, ${percentile(withPictures.page, 0.99)}`,
      'reads p99, forms p99 (ms)': `${percentile(plain.read, 0.99)}, ${percentile(plain.form, 0.99)}`,
    },
    failures: [...failures, ...wrong],
  };
};
