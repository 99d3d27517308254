import { useState } from 'react';
import { MessageForm } from '../content/contact/message-form.tsx';
import { OwnPage as Page } from '../content/own-pages/own-page.tsx';

/** A page of the owner, with the form that it may end with. */
export function OwnPage() {
  const [round, setRound] = useState(0);
  return <Page form={<MessageForm key={round} onAgain={() => setRound((now) => now + 1)} />} />;
}
