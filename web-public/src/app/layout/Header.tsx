import { useContent } from '../../content/use-content';
import { Icon } from '../../ui/Icon';
import { SocialLinks } from '../../ui/Reach';
import { Wordmark } from '../../ui/Wordmark';
import { opens, SIDEBAR } from './invokers';
import { MenuItem } from './MenuItem';

/** As many items as stand beside the links to networks in a window of 68rem; with more, these come in wider ones. */
const FEW = 5;

export function Header() {
  const { brand } = useContent('company');
  const { main } = useContent('navigation');
  const isFull = main.length > FEW;
  return (
    <header className="no-print sticky top-0 z-40 h-(--header) border-b border-ink/12 bg-paper">
      <div className="wrap flex h-full items-center justify-between gap-6">
        <a href="/" aria-label={`${brand}, home`} className="flex h-11 items-center">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden h-full nav:block">
          <ul className={`flex h-full text-[0.9375rem] ${isFull ? 'gap-5 xl:gap-7' : 'gap-7'}`}>
            {main.map((item) => (
              <MenuItem key={item.href} item={item} />
            ))}
          </ul>
        </nav>
        <SocialLinks className={isFull ? 'hidden xl:-mr-3 xl:flex' : 'hidden nav:-mr-3 nav:flex'} />
        <button
          type="button"
          {...opens(SIDEBAR)}
          aria-label="Open menu"
          className="menu-button -mr-2.5 grid size-11 place-items-center nav:hidden"
        >
          <Icon name="menu" />
        </button>
        <a href={`#${SIDEBAR}`} className="menu-link -mr-2.5 size-11 place-items-center nav:hidden">
          <Icon name="menu" />
          <span className="sr-only">Open menu</span>
        </a>
      </div>
    </header>
  );
}
