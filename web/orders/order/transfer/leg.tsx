import { useTranslation } from 'react-i18next';
import { Row, TEXT_LINK } from '#base/content/orders/booking-parts.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import type {
  BookingDriver,
  BookingLeg,
  BookingPlace,
  TransferBooking,
} from '#contract/transfers/booking/booking.ts';
import { endsOfLeg } from '#contract/transfers/ends.ts';
import { needsAddress } from '#contract/transfers/fields.ts';
import { JourneyDay } from '#web-orders/transfer/steps/journey/journey-day.tsx';
import { ItemCard } from '../item/item-card.tsx';

/** The driver, vehicle, and contact links. */
function Driver({ driver, reference }: { driver: BookingDriver; reference: string }) {
  const { t } = useTranslation('airport-transfers');
  const chat = whatsappUrl(driver.phone, t('booking.driver_message', { reference }));
  return (
    <>
      {driver.name}
      <span className="block font-normal">
        {[driver.vehicle, driver.plate].filter(Boolean).join(' · ')}
      </span>
      {driver.phone && (
        <span className="flex flex-wrap gap-x-6">
          <a href={telUrl(driver.phone)} className={TEXT_LINK}>
            {formatPhone(driver.phone)}
          </a>
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className={TEXT_LINK}
              data-no-print
            >
              WhatsApp
            </a>
          )}
        </span>
      )}
    </>
  );
}

/** A place with the hotel or address in it. */
function End({ place, address }: { place: BookingPlace; address: string | null }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (
    <>
      {localize(place, 'name', language)}
      {address ? (
        <span className="block">{address}</span>
      ) : (
        needsAddress(place.kind) && (
          <span className="block font-normal text-stone">{t('address.unknown')}</span>
        )
      )}
    </>
  );
}

/** One journey: route, time, meeting point and waiting time. */
export function Leg({ booking, leg }: { booking: TransferBooking; leg: BookingLeg }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { start, end, pickupAddress, dropoffAddress } = endsOfLeg(booking, leg);
  const meetingPoint = localize(start, 'meetingPoint', language);
  const isFlying = [start.kind, end.kind].includes('airport');
  return (
    <ItemCard
      reference={booking.reference}
      title={leg.leg === 'outbound' ? t('line.outbound') : t('line.return')}
    >
      <p className="mb-2 text-xl font-semibold text-deep-900">
        <JourneyDay day={leg.date} />, {leg.time}
      </p>
      {leg.delayMinutes ? (
        <p role="status" className="mb-2 font-semibold text-terracotta-700">
          {t('booking.delay', { minutes: leg.delayMinutes })}
        </p>
      ) : null}
      <dl>
        <Row label={t('request.from')}>
          <End place={start} address={pickupAddress} />
        </Row>
        <Row label={t('request.to')}>
          <End place={end} address={dropoffAddress} />
        </Row>
        {leg.agreedTime && (
          <Row label={t('booking.agreed_time')}>
            {t('booking.agreed_time_text', { time: leg.agreedTime.slice(11) })}
          </Row>
        )}
        {isFlying && <Row label={t('request.flight')}>{leg.flight ?? t('booking.no_flight')}</Row>}
        {meetingPoint && <Row label={t('booking.meeting')}>{meetingPoint}</Row>}
        <Row label={t('booking.waiting')}>
          {t('booking.waiting_text', { count: leg.waitingMinutes })}
        </Row>
        {leg.driver && (
          <Row label={t('booking.driver')}>
            <Driver driver={leg.driver} reference={booking.reference} />
          </Row>
        )}
      </dl>
    </ItemCard>
  );
}
