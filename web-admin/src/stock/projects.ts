import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';
import { may } from '../api/session';

/** The projects of the site with their homes; whoever may not work on inquiries knows their slugs alone. */
export function useProjects() {
  const api = useApi();
  const { data: projects = [] } = useQuery({
    queryKey: ['homes-for-sale'],
    queryFn: () => api.homesForSale(),
    enabled: may('inquiries:read'),
  });
  return { projects, nameOf: (slug: string) => projects.find((each) => each.slug === slug)?.name ?? slug };
}
