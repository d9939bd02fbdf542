import { useContent } from '../content/use-content';

/** Ways to a person: telephone, and the messengers that Filipinos use. */
export function Reach({ className = '' }: { className?: string }) {
  const { reach } = useContent('company');
  const links = [{ name: reach.telephone.label, href: reach.telephone.href }, ...reach.channels];
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(({ name, href }) => (
        <li key={name}>
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
