import { useTranslation } from 'react-i18next';
import { sentences, useFigures } from '#base/content/orders/rule-figures.ts';
import { HandshakeIcon, PeopleIcon, PlaneIcon, ShieldIcon } from '#base/ui/icons.tsx';
import { Section } from '#base/ui/sections/section.tsx';

export function Features() {
  const { t } = useTranslation('home');
  const { waiting, transferNotice: notice } = useFigures();
  const features = [
    { Icon: PeopleIcon, title: t('features.local.title'), text: t('features.local.text') },
    {
      Icon: PlaneIcon,
      title: t('features.flight.title'),
      text: sentences(
        t('features.flight.text'),
        waiting && t('features.flight.waiting', { waiting }),
      ),
    },
    { Icon: ShieldIcon, title: t('features.price.title'), text: t('features.price.text') },
    {
      Icon: HandshakeIcon,
      title: t('features.direct.title'),
      text: sentences(notice && t('features.direct.free', { notice }), t('features.direct.text')),
    },
  ];
  return (
    <Section title={t('features.title')} text={t('features.text')}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ Icon, title, text }) => (
          <li key={title}>
            <span className="inline-flex size-14 items-center justify-center rounded-2xl bg-terracotta-200 text-terracotta-700">
              <Icon className="size-7" />
            </span>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
