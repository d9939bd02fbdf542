import type { Locator } from 'playwright-core';

/** What the tests must know of each inquiry form to fill and check it. */
export interface FormCase {
  title: string;
  path: string;
  name: string;
  fillRest: (form: Locator) => Promise<unknown>;
  /** The fields of the stored record that differ between the forms. */
  stored: Record<string, string | null>;
}

export const cases: FormCase[] = [
  {
    title: 'the simple form on the landing page',
    path: '/',
    name: 'simple-inquiry',
    fillRest: (form) => form.getByLabel('Country').fill('Philippines'),
    stored: { country: 'Philippines', place: null, project_interest: null, where_did_find_about_us: null },
  },
  {
    title: 'the general form on the contact page',
    path: '/contact-us',
    name: 'general-inquiry',
    fillRest: async (form) => {
      await form.getByLabel('Country').selectOption('Japan');
      await form.getByLabel('Place').selectOption('Osaka');
      await form.getByLabel('Project of interest').selectOption('Others');
      await form.getByLabel('Which project?').fill('A farm lot');
      await form.getByLabel('Where did you find out about us?').selectOption('Friends/Relatives');
    },
    stored: {
      country: 'Japan',
      place: 'Osaka',
      project_interest: 'A farm lot',
      where_did_find_about_us: 'Friends/Relatives',
    },
  },
  {
    title: 'the project form on a project page',
    path: '/properties/residential/visayas/alpha-tower',
    name: 'project-inquiry-alpha-tower',
    fillRest: (form) => form.getByLabel('Country').fill('Australia'),
    stored: {
      country: 'Australia',
      place: null,
      project_interest: 'Alpha Tower',
      where_did_find_about_us: null,
    },
  },
];

export async function fill(form: Locator, which: FormCase, lastName: string) {
  await form.getByLabel('First name').fill('Maria Luz');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Phone number').fill('0917 123 4567');
  await form.getByLabel('Email', { exact: true }).fill('maria@example.com');
  await which.fillRest(form);
  await form.getByLabel(/^Message/).fill('How much is a studio?');
  await form.getByLabel('I agree to the').check();
}
