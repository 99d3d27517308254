import { MAIL_DRIVERS, type MailDriver, type MailSettings } from '#contract/mail/mail-settings.ts';
import type { Bindings } from '#env';
import { sendByBinding } from './drivers/cloudflare.ts';
import type { SendMail } from './drivers/driver.ts';
import { sendByHttp } from './drivers/http.ts';
import { keepInOutbox } from './drivers/outbox.ts';

/** The installation's configuration; by default the outbox keeps everything until a provider's key was entered. */
export function configuredDriver(
  env: Pick<Bindings, 'MAIL_DRIVER'>,
  { hasKey }: { hasKey: boolean },
): MailDriver {
  const driver = MAIL_DRIVERS.find((one) => one === env.MAIL_DRIVER) ?? 'outbox';
  return driver === 'outbox' && hasKey ? 'http' : driver;
}

const missing =
  (what: string): SendMail =>
  async () => {
    throw new Error(`${what} is not configured.`);
  };

/** The current mail driver. A driver without its configuration fails for each mail: the failure is visible, and no mail is lost. */
export function chooseDriver(
  env: Bindings,
  settings: Pick<MailSettings, 'driver'>,
  { hasKey = false } = {},
): SendMail {
  switch (settings.driver ?? configuredDriver(env, { hasKey })) {
    case 'cloudflare':
      return env.MAIL ? sendByBinding(env.MAIL) : missing('The MAIL binding');
    case 'http':
      return env.MAIL_ENDPOINT
        ? sendByHttp({ endpoint: env.MAIL_ENDPOINT, token: env.MAIL_TOKEN })
        : missing('MAIL_ENDPOINT');
    case 'outbox':
      return keepInOutbox;
  }
}
