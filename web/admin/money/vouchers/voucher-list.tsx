import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { ButtonLink, TextLink } from '#admin/frame/button.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Column, EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { NameCell, StateColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { VOUCHER_STATES } from '#contract/money/vouchers.ts';
import { STATES, voucherListQuery } from './vouchers.api.ts';

/** Gift vouchers, newest first, with what is left on each. */
export function VoucherListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const query = useQuery({ ...voucherListQuery(search), placeholderData: (previous) => previous });
  const items = query.data?.items ?? [];
  const issue = <ButtonLink to="/vouchers/new" look="sea" label={t('gift_vouchers.new')} />;
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <>
      <ScreenHead title={t('gift_vouchers.title')}>{issue}</ScreenHead>
      <ListTools isFetching={query.isFetching} hasTrash={false}>
        <SearchSelect
          name="status"
          label={t('gift_vouchers.which')}
          all={t('gift_vouchers.all')}
          options={VOUCHER_STATES.map((state) => [state, t(STATES[state].label)] as const)}
        />
      </ListTools>
      <QueryState query={query} />
      {query.data && items.length === 0 && (
        <EmptyList isFiltered={Boolean(search.q || search.status)} text={t('gift_vouchers.empty')}>
          <div className="mt-5">{issue}</div>
        </EmptyList>
      )}
      <ListTable label={t('gift_vouchers.title')} rows={items}>
        {(voucher) => (
          <>
            <Column title={t('codes.code')} isWide>
              <NameCell
                name={voucher.code}
                {...(voucher.recipient && { note: voucher.recipient })}
                isCode
              />
              {voucher.orderReference && (
                <p className="text-sm text-stone">
                  {t('gift_vouchers.sold_on_site', { reference: voucher.orderReference })}
                </p>
              )}
            </Column>
            <Column title={t('gift_vouchers.amount')} hasLabel isNumber>
              {amount(voucher.cents)}
            </Column>
            <Column title={t('gift_vouchers.balance')} hasLabel isNumber>
              {amount(voucher.balanceCents)}
            </Column>
            <StateColumn state={STATES[voucher.state]} />
            <Column title={t('gift_vouchers.ends_on')} hasLabel>
              {voucher.endsOn && formatDate(voucher.endsOn, language)}
            </Column>
            <Column title={t('list.actions')} hasHiddenTitle>
              <TextLink
                to={`/vouchers/${voucher.id}`}
                className="inline-flex min-h-11 items-center"
                label={t('gift_vouchers.open')}
                of={voucher.code}
              />
            </Column>
          </>
        )}
      </ListTable>
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
    </>
  );
}
