import { Fragment, type ReactNode } from 'react';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { SiteLink } from '#base/ui/site-link.tsx';
import type { MarkdownInline } from '#contract/texts/markdown.ts';

const LINK =
  'font-semibold text-sea-700 underline decoration-sea-300 decoration-2 underline-offset-4 hover:decoration-sea-700';
const PICTURE_WIDTHS = [412, 640, 828, 1280];

/** The tree never changes while rendered, so indices are valid keys. */
export const keyed = <T,>(items: readonly T[], draw: (item: T) => ReactNode) =>
  items
    .map((item, position) => [position, item] as const)
    .map(([key, item]) => <Fragment key={key}>{draw(item)}</Fragment>);

function Anchor({ to, children }: { to: string; children: ReactNode }) {
  if (/^(?:#|mailto:)/.test(to)) {
    return (
      <a href={to} className={LINK}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={LINK}>
      {children}
    </SiteLink>
  );
}

function Inline({ node }: { node: MarkdownInline }) {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'strong':
      return (
        <strong className="font-semibold text-deep-900">
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'link':
      return (
        <Anchor to={node.to}>
          <Inlines nodes={node.children} />
        </Anchor>
      );
    case 'code':
      return (
        <code className="rounded bg-limestone-200 px-1.5 py-0.5 text-[0.9em] break-words">
          {node.text}
        </code>
      );
    case 'image':
      return (
        <img
          src={pictureUrl(node.path, { width: 828 })}
          srcSet={PICTURE_WIDTHS.map(
            (width) => `${pictureUrl(node.path, { width })} ${width}w`,
          ).join(', ')}
          sizes="(min-width: 640px) 40rem, 100vw"
          alt={node.alt}
          loading="lazy"
          className="my-2 h-auto w-full rounded-card"
        />
      );
    case 'break':
      return <br />;
  }
}

export const Inlines = ({ nodes }: { nodes: readonly MarkdownInline[] }) =>
  keyed(nodes, (node) => <Inline node={node} />);
