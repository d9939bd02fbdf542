import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../api/client';
import type {
  AddedPicture,
  ContentData,
  ContentItem,
  ContentKind,
  ContentPicture,
  ContentRelease,
  ContentVersion,
  PageProblem,
  PreviewLink,
  ReleaseDifference,
  SharedPreview,
  SitePage,
  UnfinishedContent,
} from '../api/types';
import type { Field } from './schema';

export type Kind = Omit<ContentKind, 'schema'> & { schema: Field };
/** A piece of content with the version that a save must find. */
export type Opened = ContentData & { etag: string | null };
export type Name = { kind: string; slug: string };

const at = ({ kind, slug }: Name) => `/content/items/${kind}/${slug}`;
const unfinishedAt = ({ kind, slug }: Name) => `/content/unfinished/${kind}/${slug}`;
const ifMatch = (etag: string | null): Record<string, string> => (etag ? { 'if-match': etag } : {});

async function opened(answer: Promise<{ data: ContentData; headers: Headers }>): Promise<Opened> {
  const { data, headers } = await answer;
  return { ...data, etag: headers.get('etag') };
}

/** The calls about content, by what they do. */
export const content = {
  open: (name: Name) => opened(send<ContentData>('GET', at(name))),
  save: (name: Name, data: unknown, etag: string | null, note?: string) =>
    opened(send<ContentData>('PUT', at(name), { body: { data, note }, headers: ifMatch(etag) })),
  unfinished: (name: Name) => call<UnfinishedContent[]>('GET', unfinishedAt(name)),
  /** What is written, complete or not, for whoever writes it. */
  keep: (name: Name, data: unknown, base: string | null) =>
    call<void>('PUT', unfinishedAt(name), { data, base }),
  forget: (name: Name) => call<void>('DELETE', unfinishedAt(name)),
  discard: (name: Name, etag: string | null) =>
    opened(send<ContentData>('POST', `${at(name)}/discard`, { headers: ifMatch(etag) })),
  remove: (name: Name, etag: string | null) =>
    opened(send<ContentData>('DELETE', at(name), { headers: ifMatch(etag) })),
  restore: (name: Name, version: string) =>
    opened(send<ContentData>('POST', `${at(name)}/restore`, { body: { version } })),
  versions: (name: Name) => call<ContentVersion[]>('GET', `${at(name)}/versions`),
  publish: (items: Name[], note: string | null) =>
    call<ContentRelease>('POST', '/content/publish', { items, note }),
  /** Takes back the publication of that id, and no other. */
  undo: (release: string) => call<ContentRelease | null>('POST', '/content/undo', { release }),
  /** Shows again what a publication showed. @param shown the public one, as the reader saw it; null: none is */
  rollBack: (release: string, shown: string | null) =>
    call<ContentRelease>('POST', '/content/roll-back', { release, shown }),
  makeLink: () => call<PreviewLink>('POST', '/content/previews'),
  sharedLinks: () => call<SharedPreview[]>('GET', '/content/previews'),
  /** @returns those that work still */
  endLink: (id: string) => call<SharedPreview[]>('DELETE', `/content/preview-links/${id}`),
  /** The name goes with it: the library knows the picture by it. */
  upload: (image: File, kind: ContentPicture['kind']) => {
    const body = new FormData();
    body.append('image', image);
    return call<AddedPicture>('POST', `/content/pictures?kind=${kind}`, body);
  },
  describe: (file: string, said: Partial<ContentPicture>) =>
    call<ContentPicture>('PATCH', `/content/pictures/${file}`, said),
  /** @returns the pieces that are drafts now */
  replace: (file: string, by: string) =>
    call<ContentPicture['used_in']>('POST', `/content/pictures/${file}/replace`, { by }),
  removePicture: (file: string) => call<ContentPicture>('DELETE', `/content/pictures/${file}`),
};

const reading = <T>(name: string, path: string) => ({
  queryKey: ['content', name],
  queryFn: () => call<T>('GET', path),
});

export const useItems = () => useQuery(reading<ContentItem[]>('items', '/content'));
export const useKinds = () =>
  useQuery({ ...reading<Kind[]>('kinds', '/content/kinds'), staleTime: Infinity });
export const usePages = () => useQuery(reading<SitePage[]>('pages', '/content/pages'));
export const useProblems = (enabled: boolean) =>
  useQuery({ ...reading<PageProblem[]>('problems', '/content/problems'), enabled });
export const useReleases = () => useQuery(reading<ContentRelease[]>('releases', '/content/releases'));
/** @param shown what is public: beside another, a publication differs otherwise */
export const useDifferences = (release: string, shown: string | null) =>
  useQuery({
    queryKey: ['content', 'differences', release, shown],
    queryFn: () => call<ReleaseDifference[]>('GET', `/content/releases/${release}/differences`),
  });
export const usePictures = () => useQuery(reading<ContentPicture[]>('pictures', '/content/pictures'));
export const useVersions = (name: Name, version: string | null) =>
  useQuery({
    queryKey: ['content', 'versions', name.kind, name.slug, version],
    queryFn: () => content.versions(name),
  });

/** After a change: what is listed is asked for again. */
export function useContentChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['content'] });
}
