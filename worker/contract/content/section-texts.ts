import type { AnySection, SectionPage } from './sections.ts';

type Item = {
  title?: string;
  /** Keys whose texts follow each other. */
  text: readonly string[];
};
type SectionTexts = {
  /** Keys of single texts that are edited with the section. */
  texts: readonly string[];
  /** The site's own list, from which the owner's begins. */
  items?: readonly Item[];
  /** Its list is one of people, which have a role and a photograph. */
  hasPeople?: true;
};

/** The namespace of a page's texts. */
export const SECTION_NAMESPACES = {
  home: 'home',
  services: 'common',
  about: 'common',
} as const satisfies Record<SectionPage, string>;

/** Values of the site's own texts that have figures: stored texts name them by placeholders. */
export const SECTION_FIGURES = {
  waiting: '{{airportWaiting}}',
  notice: '{{freeCancellation}}',
} as const;

const titled = (...keys: string[]): Item[] =>
  keys.map((key) => ({ title: `${key}.title`, text: [`${key}.text`] }));
const question = (key: string, ...answers: string[]): Item => ({
  title: `${key}.question`,
  text: (answers.length > 0 ? answers : ['answer']).map((one) => `${key}.${one}`),
});

const HOME: Partial<Record<AnySection, SectionTexts>> = {
  destinations: { texts: ['destinations.title', 'destinations.text', 'destinations.all'] },
  trips: { texts: ['trips.title', 'trips.text', 'trips.all'] },
  commitment: {
    texts: ['commitment.kicker', 'commitment.title', 'commitment.text', 'commitment.button'],
    items: ['1', '2', '3'].map((number) => ({ text: [`commitment.point_${number}`] })),
  },
  features: {
    texts: ['features.title', 'features.text'],
    items: [
      ...titled('features.local'),
      { title: 'features.flight.title', text: ['features.flight.text', 'features.flight.waiting'] },
      ...titled('features.price'),
      { title: 'features.direct.title', text: ['features.direct.free', 'features.direct.text'] },
    ],
  },
  faq: {
    texts: ['faq.title', 'faq.text', 'faq.all'],
    items: [
      question('faq.where'),
      question('faq.delay', 'answer', 'waiting'),
      ...['faq.price', 'faq.children', 'faq.luggage'].map((key) => question(key)),
      question('faq.cancel', 'free', 'answer'),
    ],
  },
  testimonials: { texts: ['testimonials.title', 'testimonials.text', 'testimonials.all'] },
  newsletter: { texts: ['newsletter.title', 'newsletter.text'] },
};

const SERVICES: Partial<Record<AnySection, SectionTexts>> = {
  main: {
    texts: [
      ...['services.title', 'services.text', 'services.trips.title', 'services.trips.text'],
      ...['services.trips.button', 'services.transfers.title', 'services.transfers.text'],
      ...['services.transfers.button', 'services.transfers.all'],
    ],
  },
  zones: { texts: ['services.zones.title', 'services.zones.text'] },
  more: {
    texts: [
      ...['services.more.title', 'services.more.text'],
      ...['tours', 'trail', 'private', 'groups', 'vip', 'taxis'].flatMap((name) => [
        `services.${name}.title`,
        `services.${name}.text`,
        `services.${name}.button`,
      ]),
    ],
  },
  steps: {
    texts: ['services.steps.title'],
    items: titled('services.steps.1', 'services.steps.2', 'services.steps.3'),
  },
  contact: { texts: ['services.cta.title', 'services.cta.text', 'services.cta.button'] },
};

const ABOUT: Partial<Record<AnySection, SectionTexts>> = {
  story: {
    texts: [
      ...['about.title', 'about.text', 'about.story.title'],
      ...['about.story.1', 'about.story.2', 'about.story.3'],
    ],
  },
  people: { texts: ['about.people.title', 'about.people.text'], items: [], hasPeople: true },
  work: {
    texts: ['about.work.title'],
    items: titled(...['small', 'local', 'written', 'honest'].map((name) => `about.work.${name}`)),
  },
  island: {
    texts: ['about.island.title', 'about.island.text'],
    items: titled(
      ...['biosphere', 'heritage', 'sea', 'stays'].map((name) => `about.island.${name}`),
    ),
  },
  firm: { texts: ['about.firm.title', 'about.firm.text'] },
  contact: { texts: ['about.cta.title', 'about.cta.text', 'about.cta.button'] },
};

/** What is edited of each section. */
export const SECTION_TEXTS: Readonly<
  Record<SectionPage, Partial<Record<AnySection, SectionTexts>>>
> = { home: HOME, services: SERVICES, about: ABOUT };

/** Keys of all single texts of a page. */
export const sectionKeys = (page: SectionPage): string[] =>
  Object.values(SECTION_TEXTS[page]).flatMap((section) => section?.texts ?? []);
