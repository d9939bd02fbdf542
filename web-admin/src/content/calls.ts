import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Name } from '../api/calls/content';
import { useApi } from '../api/dataProvider';
import type { ContentKind } from '../api/types';
import type { Field } from './schema';

export type { Name, Opened } from '../api/calls/content';
export type Kind = Omit<ContentKind, 'schema'> & { schema: Field };

/** A piece of content as a place names it: `projects/alpha-tower`. */
export const keyOfPiece = ({ kind, slug }: Name): string => `${kind}/${slug}`;

export function useItems(enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'items'], queryFn: () => api.contentItems(), enabled });
}
export function useKinds(enabled = true) {
  const api = useApi();
  const queryFn = () => api.contentKinds() as Promise<Kind[]>;
  return useQuery({ queryKey: ['content', 'kinds'], queryFn, staleTime: Infinity, enabled });
}
export function usePages() {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'pages'], queryFn: () => api.sitePages() });
}
export function useProblems(enabled: boolean) {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'problems'], queryFn: () => api.contentProblems(), enabled });
}
export function useReleases() {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'releases'], queryFn: () => api.releases() });
}
/** What publishing the drafts would change. */
export function useWaiting() {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'changes'], queryFn: () => api.waitingChanges() });
}
/** What a publication changed: that stays as it was. */
export function useReleaseChanges(release: string) {
  const api = useApi();
  const queryFn = () => api.releaseChanges(release);
  return useQuery({ queryKey: ['content-release', release], queryFn, staleTime: Infinity });
}
export function usePlanned() {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'planned'], queryFn: () => api.plannedPublications() });
}
/** @param shown what is public: beside another, a publication differs otherwise */
export function useDifferences(release: string, shown: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['content', 'differences', release, shown],
    queryFn: () => api.releaseDifferences(release),
  });
}
export function usePictures() {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'pictures'], queryFn: () => api.pictures() });
}
/** Whether an address leads to a PDF that was uploaded. */
export const isUploadedPdf = (address: unknown): address is string =>
  typeof address === 'string' && /^\/assets\/uploaded\/[0-9a-f]{32}\.pdf/.test(address);
/** The PDFs that were uploaded. */
export function useFiles(enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: ['content', 'files'], queryFn: () => api.contentFiles(), enabled });
}
export function useVersions(name: Name, version: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['content', 'versions', name.kind, name.slug, version],
    queryFn: () => api.contentVersions(name),
  });
}

/** After a change: what is listed is asked for again. */
export function useContentChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}
