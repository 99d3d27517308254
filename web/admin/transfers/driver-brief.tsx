import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/phone.ts';
import { whatsappUrl } from '#contract/phone-links.ts';
import type { DayLeg, TransferDriver } from '#contract/transfer-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { formatFullDay } from './format-span.ts';
import { useRouteText } from './use-route-text.ts';

type DriverBriefProps = { driver: TransferDriver; day: string; legs: readonly DayLeg[] };

/** Sends a driver their journeys of the day by WhatsApp. */
export function DriverBrief({ driver, day, legs }: DriverBriefProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const routeText = useRouteText();
  const lines = legs.map((leg) =>
    [
      `*${leg.time}*`,
      routeText(leg),
      leg.flight,
      leg.contact.name,
      t('people.adults', { adults: leg.adults }),
      leg.childAges.length > 0 && t('people.children', { ages: leg.childAges.join(', ') }),
      leg.contact.phone && formatPhone(leg.contact.phone),
      leg.signName && t('day_sheet.sign', { name: leg.signName }),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const chat = whatsappUrl(driver.phone, [formatFullDay(day, language), ...lines].join('\n\n'));
  if (!chat) return null;
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-5 font-semibold text-white"
    >
      {t('day_sheet.send_to', { name: driver.name })}
    </a>
  );
}
