import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQueryIn } from '#base/api/api-query.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { useTypedField } from '#base/ui/behaviour/use-followed-field.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { addressFor } from '#contract/address.ts';
import { SEARCH_FORM, SearchField, THREE_FIELDS } from './search-field.tsx';

const REQUEST = '/airport-transfers/request';
/** The request recognises places by any of their names; this is the airport's code. */
const AIRPORT = 'MAH';

/** Opens the transfer request with place and day. Without scripts the journey starts at the airport. */
export function TransferSearch() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const listId = useId();
  const [isToAirport, setToAirport] = useState(false);
  const takeDirection = (direction: string) => setToAirport(direction === 'to');
  const directionField = useTypedField<HTMLSelectElement>(takeDirection);
  const [isTyping, setTyping] = useState(false);
  // Suggested names are read on the first use of the field: home itself needs none.
  const { data: places = [] } = useQuery({
    ...apiQueryIn(language, '/api/transfers/places'),
    enabled: isTyping,
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate({ to: REQUEST, search: Object.fromEntries(chosen) });
  };
  return (
    <form
      action={addressFor(REQUEST, language, isPrefixed)}
      method="get"
      aria-label={t('search.tab_transfer')}
      onSubmit={onSubmit}
      className={`${SEARCH_FORM} ${THREE_FIELDS}`}
    >
      <input type="hidden" name={isToAirport ? 'to' : 'from'} value={AIRPORT} />
      <SearchField
        label={t('search.direction')}
        className="noscript:hidden"
        control={(props) => (
          <select
            {...props}
            ref={directionField}
            value={isToAirport ? 'to' : 'from'}
            onChange={({ target }) => takeDirection(target.value)}
          >
            <option value="from">{t('search.from_airport')}</option>
            <option value="to">{t('search.to_airport')}</option>
          </select>
        )}
      />
      <SearchField
        label={t('search.place')}
        control={(props) => (
          <input
            {...props}
            name={isToAirport ? 'from' : 'to'}
            list={listId}
            maxLength={80}
            placeholder={t('search.place_hint')}
            autoComplete="off"
            onFocus={() => setTyping(true)}
          />
        )}
      />
      <datalist id={listId}>
        {places
          .filter(({ kind }) => kind !== 'airport')
          .map((place) => (
            <option key={place.id} value={place.name} />
          ))}
      </datalist>
      <SearchField
        label={t('search.date')}
        control={(props) => <input {...props} type="date" name="outbound.date" />}
      />
      <button type="submit" className={buttonClass('sea', 'h-12 self-end md:px-3')}>
        {t('search.see_prices')}
      </button>
    </form>
  );
}
