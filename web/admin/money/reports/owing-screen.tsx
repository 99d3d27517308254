import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { ParentLink } from '#admin/frame/button.tsx';
import { formatSpan } from '#admin/frame/days/format-span.ts';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { OwingSubject } from '#contract/money/reports.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { askedIn } from './asked.ts';
import { owingQuery } from './reports.api.ts';

const screenOf = ({ reference }: OwingSubject) => `/orders/${reference}` as const;

function Contact({ contact: { name, email, phone } }: OwingSubject) {
  const { t } = useTranslation('admin-area');
  const link = 'inline-flex min-h-8 items-center text-sea-700 underline underline-offset-4';
  return (
    <>
      <span className="block font-semibold">{name ?? t('contact.anonymous')}</span>
      <span className="flex flex-wrap gap-x-4 text-sm">
        {phone && (
          <a href={telUrl(phone)} className={`${link} whitespace-nowrap`}>
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={`${link} break-all`}>
            {email}
          </a>
        )}
      </span>
    </>
  );
}

/** Who owes the outstanding money of a report. */
export function OwingScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const { asked } = askedIn(search);
  const query = useQuery({
    ...owingQuery(asked, Number(search.page) || 1),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const amount = (cents: number) => (
    <span className="whitespace-nowrap tabular-nums">{formatCents(cents, 'EUR', language)}</span>
  );
  return (
    <>
      <ParentLink to="/reports" label={t('reports.title')} />
      <ScreenHead
        title={t('owing.title')}
        text={
          data &&
          `${formatSpan(data.from, data.to, language)} · ${t('owing.text', { total: formatCents(data.outstandingCents, 'EUR', language) })}`
        }
        className="mb-6"
      />
      <QueryState query={query} />
      {data?.items.length === 0 && <EmptyList isFiltered={false} text={t('owing.empty')} />}
      {data && (
        <div aria-busy={query.isPlaceholderData}>
          <ListTable
            label={t('owing.title')}
            rows={data.items.map((one) => ({ ...one, id: `${one.kind} ${one.id}` }))}
          >
            {(one) => (
              <>
                <Column title={t('mail.label.reference')}>
                  <AdminLink
                    to={screenOf(one)}
                    className="inline-flex min-h-8 items-center font-mono text-sea-700 underline underline-offset-4"
                  >
                    {one.reference}
                  </AdminLink>
                  <span className="block text-sm text-stone">{formatDay(one.date, language)}</span>
                </Column>
                <Column title={t('transfers.guest')} isWide>
                  <Contact {...one} />
                </Column>
                <Column title={t('owing.of')} hasLabel isNumber>
                  {amount(one.revenueCents)}
                </Column>
                <Column title={t('owing.owes')} hasLabel isNumber>
                  <strong>{amount(one.outstandingCents)}</strong>
                </Column>
              </>
            )}
          </ListTable>
          <ListPaging {...data} onPage={(page) => set({ page: page === 1 ? undefined : page })} />
        </div>
      )}
    </>
  );
}
