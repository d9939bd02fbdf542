import { call, send } from '../client';
import type {
  Approval,
  AddedFile,
  AddedPicture,
  ContentData,
  ContentFile,
  ContentItem,
  ContentKind,
  ContentPicture,
  ContentRelease,
  ContentVersion,
  PageMove,
  PagePreview,
  PageProblem,
  PieceChange,
  PlannedPublication,
  PreviewLink,
  Proposal,
  ReleaseDifference,
  SharedPreview,
  SitePage,
  UnfinishedContent,
} from '../types';

/** A piece of content with the version that a save must find. */
export type Opened = ContentData & { etag: string | null };
export type Name = { kind: string; slug: string };
/** What somebody proposes: drafts, at once or at a time, or what becomes of a publication. */
export type Proposed =
  | { does: 'publish'; items: Name[]; note: string | null; at: string | null }
  | { does: 'undo' | 'roll back'; release: string };

const at = ({ kind, slug }: Name) => `/content/items/${kind}/${slug}`;
const unfinishedAt = ({ kind, slug }: Name) => `/content/unfinished/${kind}/${slug}`;
const ifMatch = (etag: string | null): Record<string, string> => (etag ? { 'if-match': etag } : {});

async function opened(answer: Promise<{ data: ContentData; headers: Headers }>): Promise<Opened> {
  const { data, headers } = await answer;
  return { ...data, etag: headers.get('etag') };
}

/** What the site says and shows: pieces, drafts, publications and pictures. */
export const contentCalls = {
  contentItems: () => call<ContentItem[]>('GET', '/content'),
  contentKinds: () => call<ContentKind[]>('GET', '/content/kinds'),
  sitePages: () => call<SitePage[]>('GET', '/content/pages'),
  pageMoves: () => call<PageMove[]>('GET', '/content/moves'),
  contentProblems: () => call<PageProblem[]>('GET', '/content/problems'),
  openContent: (name: Name) => opened(send<ContentData>('GET', at(name))),
  saveContent: (name: Name, data: unknown, etag: string | null, note?: string) =>
    opened(send<ContentData>('PUT', at(name), { body: { data, note }, headers: ifMatch(etag) })),
  removeContent: (name: Name, etag: string | null) =>
    opened(send<ContentData>('DELETE', at(name), { headers: ifMatch(etag) })),
  discardDraft: (name: Name, etag: string | null) =>
    opened(send<ContentData>('POST', `${at(name)}/discard`, { headers: ifMatch(etag) })),
  restoreContent: (name: Name, version: string) =>
    opened(send<ContentData>('POST', `${at(name)}/restore`, { body: { version } })),
  contentVersions: (name: Name) => call<ContentVersion[]>('GET', `${at(name)}/versions`),
  previewContent: async (body: object, signal: AbortSignal) =>
    (await send<PagePreview>('POST', '/content/preview', { body, signal })).data,
  unfinishedContent: (name: Name) => call<UnfinishedContent[]>('GET', unfinishedAt(name)),
  /** What is written, complete or not, for whoever writes it. */
  keepUnfinished: (name: Name, data: unknown, base: string | null) =>
    call<void>('PUT', unfinishedAt(name), { data, base }),
  forgetUnfinished: (name: Name) => call<void>('DELETE', unfinishedAt(name)),
  releases: () => call<ContentRelease[]>('GET', '/content/releases'),
  waitingChanges: () => call<PieceChange[]>('GET', '/content/changes'),
  releaseChanges: (release: string) => call<PieceChange[]>('GET', `/content/releases/${release}/changes`),
  releaseDifferences: (release: string) =>
    call<ReleaseDifference[]>('GET', `/content/releases/${release}/differences`),
  publishContent: (items: Name[], note: string | null) =>
    call<ContentRelease>('POST', '/content/publish', { items, note }),
  plannedPublications: () => call<PlannedPublication[]>('GET', '/content/planned'),
  /** @param at a moment with its zone */
  planPublication: (items: Name[], note: string | null, at: string) =>
    call<PlannedPublication>('POST', '/content/planned', { items, note, at }),
  /** @param anew with what is written by now */
  changePlan: (id: string, at: string, anew = false) =>
    call<PlannedPublication>('PUT', `/content/planned/${id}`, { at, anew }),
  takePlanBack: (id: string) => call<PlannedPublication[]>('DELETE', `/content/planned/${id}`),
  approval: () => call<Approval>('GET', '/content/approval'),
  setApproval: (needed: boolean) => call<Approval>('PUT', '/content/approval', { needed }),
  proposals: () => call<Proposal[]>('GET', '/content/proposals'),
  proposalChanges: (id: string) => call<PieceChange[]>('GET', `/content/proposals/${id}/changes`),
  propose: (what: Proposed) => call<Proposal>('POST', '/content/proposals', what),
  /** @param shown the public release, as the reader saw the differences */
  publishProposal: (id: string, shown: string | null) =>
    call<Proposal>('POST', `/content/proposals/${id}/publish`, { shown }),
  sendProposalBack: (id: string, answer: string) =>
    call<Proposal>('POST', `/content/proposals/${id}/send-back`, { answer }),
  withdrawProposal: (id: string) => call<Proposal[]>('DELETE', `/content/proposals/${id}`),
  /** Takes back the publication of that id, and no other. */
  undoPublication: (release: string) => call<ContentRelease | null>('POST', '/content/undo', { release }),
  /** Shows again what a publication showed. @param shown the public one, as the reader saw it; null: none is */
  rollBackContent: (release: string, shown: string | null) =>
    call<ContentRelease>('POST', '/content/roll-back', { release, shown }),
  makePreviewLink: () => call<PreviewLink>('POST', '/content/previews'),
  sharedPreviews: () => call<SharedPreview[]>('GET', '/content/previews'),
  /** @returns those that work still */
  endPreviewLink: (id: string) => call<SharedPreview[]>('DELETE', `/content/preview-links/${id}`),
  pictures: () => call<ContentPicture[]>('GET', '/content/pictures'),
  /** The name goes with it: the library knows the picture by it. */
  uploadPicture: (image: File, kind: ContentPicture['kind']) => {
    const body = new FormData();
    body.append('image', image);
    return call<AddedPicture>('POST', `/content/pictures?kind=${kind}`, body);
  },
  describePicture: (file: string, details: Partial<ContentPicture>) =>
    call<ContentPicture>('PATCH', `/content/pictures/${file}`, details),
  /** @returns the pieces that are drafts now */
  replacePicture: (file: string, by: string) =>
    call<ContentPicture['used_in']>('POST', `/content/pictures/${file}/replace`, { by }),
  contentFiles: () => call<ContentFile[]>('GET', '/content/files'),
  /** @param onProgress is told how far it has come, from 0 to 1 */
  uploadPdf: async (file: File, signal: AbortSignal, onProgress: (fraction: number) => void) => {
    const body = new FormData();
    body.append('file', file);
    return (await send<AddedFile>('POST', '/content/files', { body, signal, onProgress })).data;
  },
  removePicture: (file: string) => call<ContentPicture>('DELETE', `/content/pictures/${file}`),
};
