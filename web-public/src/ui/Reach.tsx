import { useContent } from '../content/use-content';
import { Icon } from './Icon';

/** Ways to a person: telephone, and the messengers that Filipinos use. */
export function Reach({ className = '' }: { className?: string }) {
  const { reach } = useContent('company');
  const links = [{ name: reach.telephone.label, href: reach.telephone.href }, ...reach.channels];
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(({ name, href }, i) => (
        <li key={name} className={i === 0 ? 'max-sm:w-full' : undefined}>
          <a
            href={href}
            rel="noopener"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SocialLinks({ className = '' }: { className?: string }) {
  const { socialLinks } = useContent('company');
  return (
    <ul className={`flex ${className}`}>
      {socialLinks.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={name}
            className="grid size-11 place-items-center hover:text-accent"
            rel="noopener"
          >
            <Icon name={icon} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
