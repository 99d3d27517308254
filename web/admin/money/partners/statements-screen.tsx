import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { statementsQuery } from './partners.api.ts';
import { StatementCard } from './statement-card.tsx';

/** The months of a partner, latest first. */
export function StatementsScreen() {
  const { t } = useTranslation('admin-area');
  const id = Number(useParams({ strict: false }).id);
  const partner = useQuery(APIS.partners.one(id));
  const statements = useQuery({ ...statementsQuery(id), staleTime: 0 });
  return (
    <>
      <ParentLink to="/partners" label={t('partners.title')} className="mb-2" />
      {partner.data ? (
        <div className="max-w-4xl space-y-6">
          <ScreenHead
            title={t('statement.title', { name: partner.data.name })}
            text={t('statement.text')}
          >
            <ButtonLink to={`/partners/edit/${id}`} label={t('list.edit')} of={partner.data.name} />
          </ScreenHead>
          {!statements.data && <QueryState query={statements} />}
          {statements.data?.length === 0 && <p className="text-stone">{t('statement.empty')}</p>}
          {statements.data?.map((statement) => (
            <StatementCard
              key={`${statement.month} ${statement.state}`}
              id={id}
              statement={statement}
            />
          ))}
        </div>
      ) : (
        <RowState query={partner} listPath="/partners" listTitle={t('partners.title')} />
      )}
    </>
  );
}
