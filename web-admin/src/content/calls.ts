import type { Name } from '../api/calls/content';
import type { ContentKind, Proposal } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import type { Field } from './schema';

export type { Name, Opened } from '../api/calls/content';
export type Kind = Omit<ContentKind, 'schema'> & { schema: Field };

/** A piece of content as a `FieldAddress` names it: `projects/alpha-tower`. */
export const keyOfPiece = ({ kind, slug }: Name): string => `${kind}/${slug}`;

export function useItems(enabled = true) {
  return useCall(['content', 'items'], (api) => api.contentItems(), { enabled });
}
export function useKinds(enabled = true) {
  return useCall(['content', 'kinds'], (api) => api.contentKinds() as Promise<Kind[]>, {
    staleTime: Infinity,
    enabled,
  });
}
export type Region = { slug: string; name: string };
/** The site's regions, drafts too. */
export function useRegions() {
  return useCall(
    ['content', 'regions'],
    async (api) => (await api.openContent({ kind: 'regions', slug: 'site' })).data as Region[],
  );
}
export function usePages() {
  return useCall(['content', 'pages'], (api) => api.sitePages());
}
export function useProblems(enabled: boolean) {
  return useCall(['content', 'problems'], (api) => api.contentProblems(), { enabled });
}
export function useReleases() {
  return useCall(['content', 'releases'], (api) => api.releases());
}
/** What publishing the drafts would change. */
export function useWaiting() {
  return useCall(['content', 'changes'], (api) => api.waitingChanges());
}
/** What a publication changed. It never changes later, so it is read once. */
export function useReleaseChanges(release: string) {
  return useCall(['content-release', release], (api) => api.releaseChanges(release), {
    staleTime: Infinity,
  });
}
export function usePlanned() {
  return useCall(['content', 'planned'], (api) => api.plannedPublications());
}
/** Whether the reader proposes what others publish. Until the answer comes, they publish by themselves. */
export function useProposes(): boolean {
  return useCall(['content', 'approval'], (api) => api.approval()).data?.may_publish === false;
}
export function useProposals() {
  return useCall(['content', 'proposals'], (api) => api.proposals(), { refetchInterval: 60_000 });
}
/** What publishing a proposal would change over what is public. */
export function useProposalChanges({ id, shown }: Proposal) {
  return useCall(['content', 'proposal-changes', id, shown], (api) => api.proposalChanges(id));
}
/** @param shown what is public: beside another, a publication differs otherwise */
export function useDifferences(release: string, shown: string | null) {
  return useCall(['content', 'differences', release, shown], (api) => api.releaseDifferences(release));
}
export function usePictures() {
  return useCall(['content', 'pictures'], (api) => api.pictures());
}
/** Whether an address leads to a PDF that was uploaded. */
export const isUploadedPdf = (address: unknown): address is string =>
  typeof address === 'string' && /^\/assets\/uploaded\/[0-9a-f]{32}\.pdf/.test(address);
/** The PDFs that were uploaded. */
export function useFiles(enabled = true) {
  return useCall(['content', 'files'], (api) => api.contentFiles(), { enabled });
}
export function useVersions(name: Name, version: string | null) {
  return useCall(['content', 'versions', name.kind, name.slug, version], (api) => api.contentVersions(name));
}

/** After a change: what is listed is asked for again. */
export function useContentChanged() {
  const invalidate = useInvalidate();
  return () => invalidate('content');
}
