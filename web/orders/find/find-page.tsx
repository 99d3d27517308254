import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import type { FindOrdersAnswer } from '#contract/orders/find.ts';
import { FindForm } from './find-form.tsx';
import { findSearch } from './find-search.ts';

/** For guests who have lost the link to a booking: it goes to their address again. */
export function FindPage() {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const { state } = findSearch(useSearch({ from: '/layout/order/find' }));
  const [answer, setAnswer] = useState<FindOrdersAnswer>();
  const name = common('navigation.find_booking');
  const isAnswered = answer !== undefined || state !== undefined;
  const isUnsent = answer ? !answer.leavesSite : state === 'unsent';
  return (
    <>
      <PageHeader
        title={isAnswered && !isUnsent ? t('find.done') : name}
        text={isAnswered ? undefined : t('find.text')}
        crumbs={[{ name }]}
      />
      <div className="container-page py-10 lg:py-14">
        <div role="status" className="max-w-2xl">
          {isAnswered && (
            <p className="text-lg text-pretty">{t(isUnsent ? 'find.unsent' : 'find.sent')}</p>
          )}
        </div>
        {!isAnswered && <FindForm onAnswer={setAnswer} />}
        <p className="mt-8 max-w-2xl text-pretty text-stone">{t('find.none')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to="/contact" className={buttonClass('quiet')}>
            {common('navigation.contact')}
          </Link>
          {isAnswered && (
            <Link
              to="/order/find"
              onClick={() => setAnswer(undefined)}
              className={buttonClass('quiet')}
            >
              {t('find.again')}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
