import { OTHERS, projectInterests } from '../content/enumerations';

export interface InterestValues {
  project_interest: string;
  project_interest_others: string;
}

/** 'Others' stands for the free text beside it; without any text it stands for itself. */
export function chosenInterest({ project_interest, project_interest_others }: InterestValues): string {
  return project_interest === OTHERS ? project_interest_others || OTHERS : project_interest;
}

/** The values that stand for a project: its own option, or 'Others' with its name. */
export function interestIn(project: string): InterestValues {
  const listed = projectInterests.some(({ value }) => value === project);
  return listed
    ? { project_interest: project, project_interest_others: '' }
    : { project_interest: OTHERS, project_interest_others: project };
}
