import type { SiteContent } from '../content';

type Organizer = SiteContent['event']['organizer'];

/** Who answers for the event of that address. */
export type EventOrganizer = Organizer & { slug: string };

/** Ways to those who hold an event: sales answers nothing about it. */
export function OrganizerLinks({
  of: { telephone, email },
  className = '',
}: {
  of: Organizer;
  className?: string;
}) {
  const links = [
    { name: telephone.label, href: telephone.href },
    { name: email, href: `mailto:${email}` },
  ];
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
