import type { NavItem } from '../../content/company/navigation';
import { useContent } from '../../content/use-content';
import { Icon } from '../../ui/Icon';
import { SocialLinks } from '../../ui/Reach';
import { Wordmark } from '../../ui/Wordmark';
import { eventLinks } from './event-links';
import { closes, SIDEBAR } from './invokers';

const depths = ['font-display text-2xl pt-3', 'pl-4 text-ink', 'pl-8 text-ink/75'];

function Items({ items, depth = 0 }: { items: NavItem[]; depth?: number }) {
  return (
    <ul>
      {items.map(({ href, label, items: children }) => (
        <li key={href}>
          <a href={href} className={`flex min-h-11 items-center py-1 ${depths[depth]}`}>
            {label}
          </a>
          {children && <Items items={children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * The phone's menu. It slides in over the page, and closes by its button, Escape or a touch beside it. A modal dialog,
 * so that the focus stays inside, opened by HTML alone. Where a browser has no `command` yet, the page's script opens it
 * (menu.ts); on a page without script it is a popover, and on the oldest phones what a link leads to (frame.css).
 */
export function Sidebar() {
  const { main } = useContent('navigation');
  return (
    <dialog id={SIDEBAR} popover="auto" closedby="any" aria-label="Menu" className="sidebar">
      <div className="sticky top-0 flex h-(--header) items-center justify-between bg-paper px-6">
        <Wordmark />
        <button
          type="button"
          {...closes(SIDEBAR)}
          aria-label="Close menu"
          className="menu-button -mr-2.5 grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
        <a href="#closed" className="menu-link -mr-2.5 size-11 place-items-center">
          <Icon name="close" />
          <span className="sr-only">Close menu</span>
        </a>
      </div>
      <nav aria-label="Menu" className="px-6 pb-6">
        <Items items={main} />
      </nav>
      <nav aria-label="Event" className="border-t border-ink/12 px-6 py-4">
        <Items items={eventLinks()} depth={1} />
      </nav>
      <SocialLinks className="border-t border-ink/12 px-3 py-4" />
    </dialog>
  );
}
