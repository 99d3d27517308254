import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TokenPage } from '#base/forms/token-page.tsx';
import { WaysOn } from '#base/shell/ways-on.tsx';

/** Ends mails that ask for reviews. */
export function StopPage() {
  const { t } = useTranslation('reviews');
  const { reference } = useParams({ from: '/layout/review/$reference/stop' });
  const { token, state } = useSearch({ from: '/layout/review/$reference/stop' });
  const done = { title: t('stop.done_title'), text: t('stop.done_text') };
  return (
    <TokenPage
      id="review-stop"
      crumb={t('crumb')}
      action={`/api/reviews/${encodeURIComponent(reference)}/stop`}
      token={token}
      ask={{ title: t('stop.title'), text: t('stop.text') }}
      button={t('stop.button')}
      done={done}
      result={state === 'done' ? done : undefined}
      wayOn={<WaysOn className="mt-8" />}
    />
  );
}
