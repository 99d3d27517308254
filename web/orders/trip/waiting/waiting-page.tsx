import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TokenPage } from '#base/forms/token-page.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { waitingSearch } from './waiting-search.ts';

/** Behind the link of a mail: ends the waiting. After a form without scripts: says that the guest is on the list. */
export function WaitingPage() {
  const { t } = useTranslation('trips');
  const { token, state } = waitingSearch(useSearch({ from: '/layout/trips/waiting/list' }));
  const ended = { title: t('waiting.ended.title'), text: t('waiting.ended.text') };
  const listed = { title: t('waiting.listed.title'), text: t('waiting.listed.text') };
  const onward = (
    <p className="mt-8">
      <Link to="/trips" className={buttonClass('quiet')}>
        {t('list.crumb')}
      </Link>
    </p>
  );
  return (
    <TokenPage
      id="trip-waiting-end"
      crumb={t('list.crumb')}
      action="/api/trips/waiting/end"
      token={token}
      ask={{ title: t('waiting.end.title'), text: t('waiting.end.text') }}
      button={t('waiting.end.button')}
      done={ended}
      result={state && { waiting: listed, ended }[state]}
      instead={onward}
      wayOn={onward}
    />
  );
}
