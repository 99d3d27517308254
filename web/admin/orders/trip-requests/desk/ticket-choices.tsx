import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { BookedTicket, TripRequestDetail } from '#contract/mail/inbox.ts';
import { Choices } from './choices.tsx';

type TicketChoicesProps = {
  legend: string;
  request: TripRequestDetail;
  tickets: readonly BookedTicket[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Tickets to tick, each by its unit, name and code. */
export function TicketChoices({
  legend,
  request: { units },
  tickets,
  chosen,
  onChange,
}: TicketChoicesProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const nameOf = (unitId: number) => {
    const unit = units.find((one) => one.unitId === unitId);
    return unit ? localize(unit, 'name', language) : '';
  };
  return (
    <Choices
      legend={legend}
      items={tickets.map(({ uuid, unitId, name, age, ticketCode }) => ({
        id: uuid,
        label: (
          <>
            <span className="font-semibold">
              {[nameOf(unitId), name, age !== null && t('inbox.age', { age })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="font-mono text-sm break-all text-stone">{ticketCode}</span>
          </>
        ),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
