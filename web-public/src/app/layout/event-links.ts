import type { NavItem } from '../../content/company/navigation';
import { ticketTexts } from '../../content/texts';

/** For whoever comes to the event: in the menu's panel and in the footer. */
export const eventLinks = (): NavItem[] => [
  { label: ticketTexts.toEvent, href: '/register' },
  { label: ticketTexts.find, href: '/find-my-ticket' },
];
