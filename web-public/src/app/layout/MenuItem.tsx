import type { NavItem } from '../../content/company/navigation';
import { useContent } from '../../content/use-content';
import { Icon } from '../../ui/Icon';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { shows } from './invokers';

const line = 'flex h-full items-center hover:text-accent';

/**
 * One item of the header. With sub-items it opens a panel: on hover and focus by `interestfor`, which also closes it
 * by Escape and when the focus goes on (older browsers: on hover, by style), and by the button beside it.
 */
export function MenuItem({ item }: { item: NavItem }) {
  if (!item.items) {
    return (
      <li className="h-full">
        <a href={item.href} className={line}>
          {item.label}
        </a>
      </li>
    );
  }
  const id = `menu-${item.href.slice(1)}`;
  return (
    <li className="menu-item flex h-full items-center">
      <a href={item.href} className={line} {...shows(id)}>
        {item.label}
      </a>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${item.label} menu`}
        className="-mr-4 grid size-11 place-items-center"
      >
        <Icon name="down" className="menu-arrow size-4 transition-transform duration-200" />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <div className="wrap grid grid-cols-12 gap-8 py-12">
          <p className="col-span-3 font-display text-h2 leading-tight">{item.label}</p>
          <ul className="col-span-5 flex gap-14">
            {item.items.map((child) => (
              <li key={child.href}>
                <a href={child.href} className="block py-1.5 font-medium hover:text-accent">
                  {child.label}
                </a>
                {child.items && (
                  <ul className="mt-1">
                    {child.items.map(({ href, label }) => (
                      <li key={href}>
                        <a href={href} className="block py-1.5 text-ink/80 hover:text-accent">
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <MenuPictures />
        </div>
      </div>
    </li>
  );
}

/** What a panel has room for: every page carries them. */
const MENU_PICTURES = 4;

/** The first projects beside the items. Fetched when a panel opens: until then they are not displayed. */
function MenuPictures() {
  const projects = useContent('projects').slice(0, MENU_PICTURES);
  return (
    <ul className="menu-pictures col-span-4 gap-5">
      {projects.map(({ name, href, featured, card }) => (
        <li key={href} className="min-w-0 flex-1">
          <a href={href} className="block hover:text-accent">
            <span className="relative block">
              <Picture
                of={(featured ?? card).picture}
                sizes="12vw"
                box={3 / 4}
                decorative
                className="aspect-3/4 w-full object-cover object-[70%_50%]"
              />
              <CornerCaption of={(featured ?? card).picture} />
            </span>
            <span className="mt-2 block text-small">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
