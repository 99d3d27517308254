import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { BookedTicket, TripRequestDetail } from '#contract/mail/inbox.ts';

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
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-deep-900">{legend}</legend>
      <ul className="divide-y divide-limestone-300">
        {tickets.map(({ uuid, unitId, name, age, ticketCode }) => (
          <li key={uuid}>
            <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-2">
              <input
                type="checkbox"
                checked={chosen.includes(uuid)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid),
                  )
                }
                className="size-5 shrink-0 accent-sea-700"
              />
              <span className="font-semibold">
                {[nameOf(unitId), name, age !== null && t('inbox.age', { age })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="font-mono text-sm break-all text-stone">{ticketCode}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
