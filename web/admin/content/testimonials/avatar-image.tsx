import { pictureUrl } from '#base/ui/pictures/picture-url.ts';

type AvatarImageProps = { avatar: string | null; name: string; className?: string };

/** A guest's portrait, or their initial, as the site shows it. */
export const AvatarImage = ({ avatar, name, className = '' }: AvatarImageProps) =>
  avatar ? (
    <img
      src={pictureUrl(avatar, { width: 320, height: 320 })}
      alt=""
      className={`rounded-full bg-limestone-200 object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center rounded-full bg-sea-100 font-display text-sea-800 ${className}`}
    >
      {name.charAt(0)}
    </span>
  );
