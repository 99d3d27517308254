/** Text, at sign, text, dot, text: the pattern of the contact form. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The source that the chat widget states. */
export const CHAT_WIDGET_SOURCE = 'chat-widget';

export type ContactAnswer = { id: number; whatsappUrl: string };
