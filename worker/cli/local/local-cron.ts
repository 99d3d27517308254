const MAIL_CRON = '*/5 * * * *';
const NIGHTLY_CRON = '17 3 * * *';
const MAIL_PERIOD_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Runs wrangler.toml's `crons`, which `wrangler dev` does not do: once now, for pending work, and then on schedule, mail every minute. Not
 * by `--test-scheduled`: `/cdn-cgi/handler/scheduled` fails for a worker with static files.
 */
export function keepTime(port: number): void {
  const run = (cron: string) =>
    void fetch(`http://127.0.0.1:${port}/__scheduled?cron=${encodeURIComponent(cron)}`).catch(
      () => undefined,
    );
  for (const [cron, periodMs] of [
    [MAIL_CRON, MAIL_PERIOD_MS],
    [NIGHTLY_CRON, DAY_MS],
  ] as const) {
    run(cron);
    setInterval(run, periodMs, cron).unref();
  }
}
