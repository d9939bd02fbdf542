import type { Company } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';

/** What the site shows of an event; its form checks it (web-public/src/content/schema/event.ts). */
interface Details {
  organizer?: { name: string; telephone: string; email: string };
}

/**
 * A mail about an event is its organizer's where one is named: their telephone stands in it, and answers go to them. The
 * company stays who sends it.
 */
export const fromOrganizer = <Data extends { event: { details: object } }>(
  template: MailTemplate<Data>,
): MailTemplate<Data> => ({
  ...template,
  render: (data, links) =>
    template.render(data, { ...links, company: whoAnswers(data.event.details, links.company) }),
});

/** Whom guests of an event ask: its organizer, else the company. */
export const whoAnswers = ({ organizer }: Details, company: Company): Company =>
  organizer
    ? { ...company, brand: organizer.name, telephone: organizer.telephone, email: organizer.email }
    : company;
