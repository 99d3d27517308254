import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { sentences, useFigures } from '#base/content/orders/rule-figures.ts';
import { useItems } from '#base/content/sections.ts';
import { HandshakeIcon, PeopleIcon, PlaneIcon, ShieldIcon } from '#base/ui/icons.tsx';
import { Section } from '#base/ui/sections/section.tsx';

const ReasonIcon = ({ at }: { at: number }) => {
  const Icon = ICONS[at % ICONS.length] ?? PeopleIcon;
  return <Icon className="size-7" />;
};

/** One for each reason, and again from the first. */
const ICONS = [PeopleIcon, PlaneIcon, ShieldIcon, HandshakeIcon];

export function Features() {
  const { t } = useTranslation('home');
  const { waiting, transferNotice: notice } = useFigures();
  const hasNoTransfers = useSite()?.hasNoTransfers;
  const features = useItems('home', 'features', [
    { title: t('features.local.title'), text: t('features.local.text') },
    ...(hasNoTransfers
      ? []
      : [
          {
            title: t('features.flight.title'),
            text: sentences(
              t('features.flight.text'),
              waiting && t('features.flight.waiting', { waiting }),
            ),
          },
        ]),
    {
      title: t('features.price.title'),
      text: t(hasNoTransfers ? 'features.price.trips' : 'features.price.text'),
    },
    {
      title: t('features.direct.title'),
      text: sentences(
        hasNoTransfers || !notice ? '' : t('features.direct.free', { notice }),
        t('features.direct.text'),
      ),
    },
  ]);
  if (features.length === 0) return null;
  return (
    <Section title={t('features.title')} text={t('features.text')}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:has-[>:nth-child(3):last-child]:grid-cols-3">
        {features.map(({ title, text }, at) => (
          <li key={`${title} ${text}`}>
            <span className="inline-flex size-14 items-center justify-center rounded-2xl bg-terracotta-200 text-terracotta-700">
              <ReasonIcon at={hasNoTransfers && at > 0 ? at + 1 : at} />
            </span>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
