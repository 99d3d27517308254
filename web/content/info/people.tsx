import { useTranslation } from 'react-i18next';
import { useOwnItems } from '#base/content/sections.ts';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { Section } from '#base/ui/sections/section.tsx';

const WIDTHS = [256, 412, 640] as const;

/** Stands in until there is a photograph. */
const DrawnPortrait = () => (
  <svg
    viewBox="0 0 160 160"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    <path className="fill-sea-100" d="M0 0h160v160H0z" />
    <circle className="fill-limestone-100" cx="118" cy="42" r="17" />
    <path className="fill-sea-500" d="M0 104q40 -10 80 -2t80 -4v62H0z" opacity="0.45" />
    <path className="fill-deep-900" d="M28 160c2-34 22-48 52-48s50 14 52 48z" />
    <path className="fill-terracotta-200" d="M68 92h24v24q-12 11-24 0z" />
    <circle className="fill-terracotta-200" cx="80" cy="72" r="27" />
    <path
      className="fill-terracotta-700"
      d="M52 72c-3-26 12-36 29-36s31 10 27 35c-5-13-13-18-25-20-13 1-25 4-31 21z"
    />
  </svg>
);

/** Who the company is: names, roles and faces. Without any the section is not there. */
export function People() {
  const { t } = useTranslation();
  const people = useOwnItems('about', 'people') ?? [];
  if (people.length === 0) return null;
  return (
    <Section title={t('about.people.title')} text={t('about.people.text')}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ title, text, role, picture, isDemo, textLanguages }) => (
          <li key={`${title} ${text}`} className="flex items-start gap-5 sm:block">
            <div className="relative aspect-square w-28 shrink-0 overflow-hidden rounded-card sm:w-full sm:max-w-80">
              {picture ? (
                <LazyPicture
                  path={picture}
                  alt=""
                  ratio={1}
                  widths={WIDTHS}
                  sizes="(min-width: 640px) 20rem, 7rem"
                  className="size-full"
                />
              ) : (
                <DrawnPortrait />
              )}
            </div>
            <div className="min-w-0 sm:mt-5">
              <h3 className="text-xl">{title}</h3>
              {role && (
                <p lang={textLanguages.role} className="font-semibold text-terracotta-700">
                  {role}
                </p>
              )}
              {text && (
                <p lang={textLanguages.text} className="mt-2 text-stone">
                  {text}
                </p>
              )}
              {isDemo && (
                <p className="mt-3 inline-block rounded-full bg-limestone-200 px-3 py-1 text-sm text-ink">
                  {t('testimonials.example')}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
