import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { ChatIcon } from '#base/ui/icons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import type { FindOrdersAnswer } from '#contract/orders/find.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import { FindForm } from './find-form.tsx';

/** The ways to speak to the company that its settings name. */
function Help() {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const site = useSite();
  const phone = site?.phone ? telUrl(site.phone) : undefined;
  const chat = site?.whatsapp ? whatsappUrl(site.whatsapp, t('find.chat')) : undefined;
  return (
    <section className="rounded-card bg-limestone-100 p-5 sm:p-6">
      <h2 className="text-xl">{t('find.help')}</h2>
      <p className="mt-2 text-pretty text-stone">{t('find.help_text')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {phone && site && (
          <a href={phone} className={buttonClass('quiet')}>
            {formatPhone(site.phone)}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
            <ChatIcon className="size-5 text-sea-700" />
            {t('find.whatsapp')}
          </a>
        )}
        <Link to="/contact" className={buttonClass('quiet')}>
          {common('navigation.contact')}
        </Link>
      </p>
    </section>
  );
}

/** In the place of an order whose link is cut off, replaced or wrong; its guest gets the right one here. */
export function MissingOrder() {
  const { t } = useTranslation('order');
  const [answer, setAnswer] = useState<FindOrdersAnswer>();
  return (
    <>
      <PageHeader
        title={t('find.missing_title')}
        text={t('find.missing_text')}
        crumbs={[{ name: t('find.crumb') }]}
      />
      <div className="container-page grid items-start gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <div>
          <div role="status" className="max-w-2xl">
            {answer && (
              <>
                <h2 className="text-2xl">{answer.leavesSite ? t('find.done') : t('find.crumb')}</h2>
                <p className="mt-3 text-lg text-pretty">
                  {t(answer.leavesSite ? 'find.sent' : 'find.unsent')}
                </p>
                <p className="mt-6 text-pretty text-stone">{t('find.none')}</p>
              </>
            )}
          </div>
          {!answer && <FindForm onAnswer={setAnswer} />}
        </div>
        <Help />
      </div>
    </>
  );
}
