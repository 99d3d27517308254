import { Link } from '@tanstack/react-router';
import { buttonClass } from '../button.tsx';
import type { PageLink } from '../page-link.ts';

type CallToActionProps = PageLink & { title: string; text: string; button: string };

/** A page's closing text and call to action. */
export const CallToAction = ({ title, text, button, ...link }: CallToActionProps) => (
  <section className="on-dark -mb-20 bg-sea-800 py-14 text-white lg:py-20" data-no-print>
    <div className="container-page flex flex-wrap items-center justify-between gap-8">
      <div className="max-w-2xl">
        <h2 className="text-3xl text-white lg:text-4xl">{title}</h2>
        <p className="mt-3 text-lg text-white/90">{text}</p>
      </div>
      <Link {...link} className={buttonClass('onDark')}>
        {button}
      </Link>
    </div>
  </section>
);
