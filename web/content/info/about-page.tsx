import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { useItems, useSections } from '#base/content/sections.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { HandshakeIcon, LeafIcon, PeopleIcon, ShieldIcon } from '#base/ui/icons.tsx';
import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import type { SectionOf } from '#contract/content/sections.ts';
import { aboutPictures } from './about.queries.ts';
import { Firm } from './firm.tsx';
import { Island } from './island.tsx';
import { People } from './people.tsx';

const BANNER_WIDTHS = [640, 1082, 1600, 1920] as const;
const WIDTHS = [412, 640, 828, 1280] as const;

/** The name that the page explains; that of another firm has another story. */
const EXPLAINED_NAME = 'marès';

function Story() {
  const { t } = useTranslation();
  const { data } = useQuery(aboutPictures(useLanguage()).cove);
  const isNamed = useSite()?.siteName.toLowerCase() === EXPLAINED_NAME;
  return (
    <div className="container-page grid items-start gap-x-16 gap-y-10 py-14 lg:grid-cols-[1.2fr_1fr] lg:py-20">
      <div className="max-w-prose space-y-5 text-lg">
        <h2 className="text-3xl lg:text-4xl">{t('about.story.title')}</h2>
        <p>{t('about.story.1')}</p>
        <p>{t('about.story.2')}</p>
        <p>{t('about.story.3')}</p>
        {isNamed && (
          <>
            <h2 className="pt-6 text-3xl lg:text-4xl">{t('about.name.title')}</h2>
            <p>{t('about.name.text')}</p>
          </>
        )}
      </div>
      {data?.image && (
        <LazyPicture
          path={data.image}
          alt=""
          ratio={4 / 5}
          widths={WIDTHS}
          sizes="(min-width: 1024px) 34rem, 100vw"
          className="aspect-3/2 rounded-card lg:sticky lg:top-28 lg:aspect-4/5"
        />
      )}
    </div>
  );
}

const ICONS = [PeopleIcon, LeafIcon, ShieldIcon, HandshakeIcon];
/** One for each principle, and again from the first. */
const PrincipleIcon = ({ at }: { at: number }) => {
  const Icon = ICONS[at % ICONS.length] ?? PeopleIcon;
  return <Icon className="size-7" />;
};

function Work() {
  const { t } = useTranslation();
  const principles = useItems('about', 'work', [
    { title: t('about.work.small.title'), text: t('about.work.small.text') },
    { title: t('about.work.local.title'), text: t('about.work.local.text') },
    { title: t('about.work.written.title'), text: t('about.work.written.text') },
    { title: t('about.work.honest.title'), text: t('about.work.honest.text') },
  ]);
  if (principles.length === 0) return null;
  return (
    <Section title={t('about.work.title')} className="bg-limestone-100">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {principles.map(({ title, text }, at) => (
          <li key={`${title} ${text}`}>
            <span className="inline-flex size-14 items-center justify-center rounded-2xl bg-terracotta-200 text-terracotta-700">
              <PrincipleIcon at={at} />
            </span>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contact() {
  const { t } = useTranslation();
  return (
    <CallToAction
      title={t('about.cta.title')}
      text={t('about.cta.text')}
      to="/contact"
      button={t('about.cta.button')}
    />
  );
}

const PARTS: Record<SectionOf<'about'>, ComponentType> = {
  story: Story,
  people: People,
  work: Work,
  island: Island,
  firm: Firm,
  contact: Contact,
};

/** About the two-person firm: its motivation, way of working, commitment to the island, and registration data. */
export function AboutPage() {
  const { t } = useTranslation();
  const { data: seo } = useQuery(aboutPictures(useLanguage()).harbour);
  const sections = useSections('about');
  return (
    <>
      <PageHeader
        title={t('about.title')}
        text={t('about.text')}
        crumbs={[{ name: t('navigation.about') }]}
      />
      {seo?.image && (
        <LargePicture
          path={seo.image}
          alt=""
          widths={BANNER_WIDTHS}
          sizes="100vw"
          width={1920}
          height={1080}
          className="aspect-4/3 w-full bg-sea-100 sm:aspect-21/9"
        />
      )}
      {sections.map((name) => {
        const Part = PARTS[name];
        return <Part key={name} />;
      })}
    </>
  );
}
