import type { SortPayload } from 'ra-core';
import { useApi } from '../../../api/dataProvider';
import type { ListView } from '../../../api/types';
import { useCall } from '../../../api/useCall';
import { useAction } from '../../useAction';
import type { View } from '../types';

type KeptView = Omit<ListView, 'filter' | 'sort'> & Required<Pick<View, 'filter' | 'sort'>>;
type NewView = Pick<KeptView, 'name' | 'shared' | 'filter'> & { sort: SortPayload };

/** The views that the account keeps of a list, on whatever browser, and those that colleagues share. */
export function useOwnViews(resource: string) {
  const api = useApi();
  const { data: kept = [] } = useCall(['views', resource], (api) => api.listViews<KeptView>(resource), {
    staleTime: 60_000,
  });
  const options = { shows: ['views'], showsRefused: true };
  const keeping = useAction((view: NewView) => api.keepView({ resource, ...view }), {
    ...options,
    failsQuietly: true,
  });
  const forgetting = useAction((id: string) => api.forgetView(id), options);
  return { kept, keep: keeping.runAsync, forget: forgetting.run };
}
