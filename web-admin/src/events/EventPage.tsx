import '../messages/site/content';
import '../messages/event/events';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { statusOf } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { UnfinishedContent } from '../api/types';
import { useInvalidate } from '../api/useCall';
import { EditorFrame } from '../content/editor/EditorFrame';
import { unfinishedOf, useAutosave } from '../content/editor/useAutosave';
import { useDraft, type DraftSource } from '../content/editor/useDraft';
import { usePreview } from '../content/editor/usePreview';
import { useRequestedField } from '../content/field-address';
import type { Field } from '../content/schema';
import { formatDateTime } from '../format/dates';
import { same } from '../kit/form/changes';
import type { Values } from '../kit/form/tree';
import { useOpened } from '../kit/form/useOpened';
import { Loading, PageHead } from '../layout/Page';
import { lazyPart } from '../parts/lazyPart';
import { findEvent, openEvent, saveEvent, useEventForm, type OpenedEvent } from './calls';
import { problemsIn, toFields, toForm } from './event-form';
import { EventHead } from './EventHead';

const History = lazyPart(() => import('../history/History'), 'History');

/** Opens an event, or begins one. */
export function EventPage() {
  const api = useApi();
  const translate = useTranslate();
  const { id } = useParams();
  const { data: form, error: noForm } = useEventForm();
  const open = async (): Promise<Begun> => {
    const name = nameOf(id);
    const begun = await unfinishedOf(api, name);
    const opened: OpenedEvent =
      id && form
        ? await openEvent(api, id, form)
        : { record: undefined, data: form ? toForm(undefined, form) : {}, etag: null };
    return begunOn(opened, begun);
  };
  const { data: opened, error } = useOpened(['event-opened', id], open, form !== undefined);
  const failure = error ?? noForm;
  if (failure)
    return (
      <>
        <PageHead title={translate(statusOf(failure) === 404 ? 'desk.gone.title' : 'events.failed')} />
        <p role="alert">{failure.message}</p>
      </>
    );
  return form && opened ? <Editor key={id ?? 'new'} id={id} form={form} {...opened} /> : <Loading />;
}

/** An event, and what the reader had begun to write at it. */
interface Begun {
  opened: OpenedEvent;
  begun?: { data: unknown; at: string; overtaken: boolean };
}
/** Events have no versions: the kept text holds the record that it was based on. */
type Kept = { written: unknown; base: unknown; etag: string | null };

const nameOf = (id = 'new') => ({ kind: 'events', slug: id });

function begunOn(opened: OpenedEvent, found: UnfinishedContent | undefined): Begun {
  const { written, base, etag } = (found?.data ?? {}) as Partial<Kept>;
  if (!found || written === undefined || same(written, opened.data)) return { opened };
  const overtaken = etag !== opened.etag && !same(base, opened.data);
  // A save then meets what a colleague saved meanwhile.
  const over = overtaken ? { ...opened, data: base, etag: etag ?? null } : opened;
  return { opened: over, begun: { data: written, at: found.at, overtaken } };
}

const toKeep = (written: unknown, { data, etag }: OpenedEvent) => ({
  data: { written, base: data, etag } satisfies Kept,
  version: null,
});

/** The page shows this event as if it were the next: it is not called after the one that is. */
const titleOf = ({ name, slug }: Values): string | undefined =>
  [name, typeof slug === 'string' && slug && `${PAGE}/${slug}`].filter(Boolean).join(' · ') || undefined;

/** Where an event is seen. */
const PAGE = '/register';

function Editor({ id, form, opened, begun }: Begun & { id: string | undefined; form: Field }) {
  const api = useApi();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const read = useCallback((error: unknown) => problemsIn(form, error), [form]);
  const source: DraftSource<OpenedEvent> = {
    read: (base, written) =>
      base.record ? openEvent(api, base.record.id, form) : findEvent(api, written, form, base),
    write: (data, over) => saveEvent(api, over, data, form),
    lastBy: async ({ record }) => (await api.eventHistory(record?.id ?? ''))[0]?.caller_name,
    problemsOf: read,
    changed: () => invalidate('events'),
  };
  const draft = useDraft(source, opened, begun?.data);
  const name = useMemo(() => nameOf(id), [id]);
  const keeping = useAutosave(name, draft, begun?.data, toKeep);
  const { data, base } = draft;
  const shown = useRequestedField(PAGE);
  const { visited } = shown;
  const ask = useCallback(
    (signal: AbortSignal) => api.previewEvent(visited, toFields(data as Values, form), signal),
    [api, visited, data, form],
  );
  // An untouched form shows no errors.
  const untouched = base.record === undefined && !draft.unsaved;
  const preview = usePreview(untouched ? undefined : ask, read);
  return (
    <EditorFrame
      schema={form}
      draft={draft}
      keeping={keeping}
      preview={untouched ? { ...preview, problems: new Map(), hint: translate('events.hint') } : preview}
      piece={`event/${String((data as Values).slug)}`}
      home={PAGE}
      homeTitle={titleOf(data as Values)}
      {...shown}
      head={(show, problems) => (
        <EventHead form={form} draft={draft} isKept={keeping.isKept} problems={problems} onShowProblem={show}>
          {begun && draft.unsaved && (
            <Alert
              severity="info"
              action={
                <Button size="small" color="inherit" onClick={draft.giveUp}>
                  {translate(id ? 'events.unfinished.drop' : 'events.unfinished.anew')}
                </Button>
              }
            >
              {translate('events.unfinished.found', { at: formatDateTime(begun.at) })}{' '}
              {begun.overtaken && translate('events.unfinished.overtaken')}
            </Alert>
          )}
        </EventHead>
      )}
      history={
        base.record &&
        (() => (
          <ResourceContextProvider value="events">
            <RecordContextProvider value={base.record}>
              <History />
            </RecordContextProvider>
          </ResourceContextProvider>
        ))
      }
    />
  );
}
