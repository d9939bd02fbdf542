import type { Project } from './project';

/** What a buyer asks after the pictures. */
export type ProjectDetails = Project['details'];
export type License = NonNullable<ProjectDetails['license']>;
export type HomeType = ProjectDetails['homes'][number];
export type Stage = NonNullable<ProjectDetails['progress']>['stages'][number];

/** `Applied for`, or number and date. */
export const licenseState = (license: License, words: { appliedFor: string; issued: string }) =>
  license.state === 'issued'
    ? words.issued.replace('{number}', license.number).replace('{date}', license.date)
    : words.appliedFor;

/** The texts of a license's state may name these. */
export const licenseValues = (license: License, project: string): Record<string, string> =>
  license.state === 'issued' ? { project, number: license.number, date: license.date } : { project };
