import type { SendMail } from './driver.ts';

/** Sends nothing: mail can be read in the administration. The default for local development. */
export const keepInOutbox: SendMail = async () => 'kept';
