import type { ComponentType } from 'react';

/** Where the code of each island is, by the name that it has in the page. */
export const islands: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  calculator: () => import('../pages/project/calculator/MortgageCalculator'),
  film: () => import('../pages/project/FilmFacade'),
  'find-ticket': () => import('../registration/FindTicketForm'),
  gallery: () => import('../pages/project/Gallery'),
  inquiry: () => import('../inquiries/InquiryForm'),
  group: () => import('../registration/group/GroupForm'),
  'my-registration': () => import('../registration/own/OwnRegistration'),
  registration: () => import('../registration/RegistrationForm'),
  ticket: () => import('../registration/ticket/TicketState'),
  waiting: () => import('../registration/waiting/WaitingState'),
};

const form: (() => Promise<unknown>)[] = [() => import('../forms/FormFrame'), () => import('../forms/rules')];

/** What an island is made of and runs first, part by part, so that no task is long. */
export const before: Record<string, typeof form> = {
  'find-ticket': form,
  inquiry: form,
  group: form,
  registration: form,
};

/** Parts whose HTML is whole, and that need no React to be alive: a few lines that show and hide. */
export const plainParts: Record<string, () => Promise<{ take: (root: HTMLElement) => void }>> = {
  carousel: () => import('../pages/home/carousel'),
  'inquire-bar': () => import('../pages/project/inquire-bar'),
  'viewing-hours': () => import('../pages/viewings/viewing-hours'),
};
