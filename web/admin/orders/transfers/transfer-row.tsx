import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant, formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { DriverName } from '#admin/frame/days/driver-name.tsx';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { Column } from '#admin/frame/list/list-table.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TransferListItem } from '#contract/transfers/admin/admin.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { People } from './people.tsx';
import { RequestFlags } from './request/request-flags.tsx';
import { TOUCHED_BY_TRANSFERS, TRANSFERS } from './transfer-api.ts';

const ACTION = 'inline-flex min-h-11 items-center px-2 text-sm';

/** One request in the inbox; a card with buttons on phones. */
export function TransferRow({ request }: { request: TransferListItem }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { remove, restore } = useTrash(TRANSFERS, TOUCHED_BY_TRANSFERS);
  const routeText = useRouteText();
  const { reference, contact, legs, deletedAt } = request;
  const name = contact.name || t('contact.anonymous');
  const of = `${reference} ${name}`;
  return (
    <>
      <Column title={t('transfers.guest')} sort="created" isDefault="descending">
        <p className="flex flex-wrap items-center gap-x-2">
          <AdminLink
            to={`/transfers/request/${reference}`}
            className="font-semibold text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
          >
            {name}
          </AdminLink>
          <span className="font-mono text-sm text-stone">{reference}</span>
        </p>
        <p className="text-sm text-stone">
          {[
            formatInstant(request.createdAt, language),
            LANGUAGE_LABELS[request.language],
            request.partner?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RequestFlags request={request} />
        <div className="mt-2">
          <ContactButtons contact={contact} subject={reference} />
        </div>
      </Column>
      <Column title={t('transfers.journey')} sort="date">
        <p className="font-semibold text-deep-900">{routeText(request)}</p>
        <ul>
          {legs.map((leg) => (
            <li key={leg.leg} className="text-sm">
              {leg.leg === 'return' && <span className="text-stone">{t('transfers.back')} </span>}
              <span className="whitespace-nowrap">
                {formatWeekday(leg.date, language)},{' '}
                <span className="font-semibold">{leg.time}</span>
              </span>
              {leg.flight && <span className="whitespace-nowrap text-stone"> · {leg.flight}</span>}
              {leg.driver && (
                <>
                  {' '}
                  <DriverName driver={leg.driver} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Column>
      <Column title={t('transfers.vehicle')}>
        <p>{localize(request.vehicle, 'name', language)}</p>
        <p className="text-sm text-stone">
          <People {...request} />
        </p>
      </Column>
      <Column title={t('transfers.total')} sort="total">
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatCents(request.totalCents, request.currency, language)}
        </span>
      </Column>
      <Column title={t('field.status')}>
        <StateBadge state={TRANSFER_STATES[request.status]} />
        <div className="-ml-2">
          {deletedAt === null ? (
            <TextButton
              isDanger
              className={ACTION}
              label={t('list.delete')}
              of={of}
              onClick={() => void remove(request.id, reference)}
            />
          ) : (
            <TextButton
              className={ACTION}
              label={t('list.restore')}
              of={of}
              onClick={() => restore(request.id, reference)}
            />
          )}
        </div>
      </Column>
    </>
  );
}
