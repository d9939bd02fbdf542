import { useContent } from '../content/use-content';
import { Icon } from './Icon';

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
