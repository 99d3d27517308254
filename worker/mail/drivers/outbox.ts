import type { SendMail } from './driver.ts';

/** Sends nothing: mail can be read in the administration. What a laptop does. */
export const keepInOutbox: SendMail = async () => 'kept';
