import { useCall } from '../api/useCall';
import { canAccess } from '../kit/access';

/** The projects of the site with their homes; whoever may not work on inquiries knows their slugs alone. */
export function useProjects() {
  const { data: projects = [] } = useCall(['homes-for-sale'], (api) => api.homesForSale(), {
    enabled: canAccess('inquiries'),
  });
  return { projects, nameOf: (slug: string) => projects.find((each) => each.slug === slug)?.name ?? slug };
}
