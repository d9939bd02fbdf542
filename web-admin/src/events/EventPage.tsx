import '../messages/content';
import '../messages/events';
import { useQueryClient } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { statusOf } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import { EditorFrame } from '../content/EditorFrame';
import { useAsked } from '../content/places';
import type { Field } from '../content/schema';
import { useDraft, type DraftSource } from '../content/useDraft';
import { usePreview } from '../content/usePreview';
import type { Values } from '../form/tree';
import { useOpened } from '../form/useOpened';
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
  const open = async (): Promise<OpenedEvent> =>
    id && form
      ? openEvent(api, id, form)
      : { record: undefined, data: form ? toForm(undefined, form) : {}, etag: null };
  const { data: opened, error } = useOpened(['event-opened', id], open, form !== undefined);
  const failure = error ?? noForm;
  if (failure)
    return (
      <>
        <PageHead title={translate(statusOf(failure) === 404 ? 'desk.gone.title' : 'events.failed')} />
        <p role="alert">{failure.message}</p>
      </>
    );
  return form && opened ? <Editor key={id ?? 'new'} form={form} opened={opened} /> : <Loading />;
}

/** Where an event is seen. */
const PAGE = '/register';

function Editor({ form, opened }: { form: Field; opened: OpenedEvent }) {
  const api = useApi();
  const translate = useTranslate();
  const queries = useQueryClient();
  const read = useCallback((error: unknown) => problemsIn(form, error), [form]);
  const source: DraftSource<OpenedEvent> = {
    read: (base, written) =>
      base.record ? openEvent(api, base.record.id, form) : findEvent(api, written, form, base),
    write: (data, over) => saveEvent(api, over, data, form),
    lastBy: async ({ record }) => (await api.eventHistory(record?.id ?? ''))[0]?.caller_name,
    problemsOf: read,
    changed: () => queries.invalidateQueries({ queryKey: ['events'] }),
  };
  const draft = useDraft(source, opened);
  const { data, base } = draft;
  const shown = useAsked(PAGE);
  const { visited } = shown;
  const ask = useCallback(
    (signal: AbortSignal) => api.previewEvent(visited, toFields(data as Values, form), signal),
    [api, visited, data, form],
  );
  // A form that nobody has touched is not yet wrong.
  const untouched = base.record === undefined && !draft.unsaved;
  const preview = usePreview(untouched ? undefined : ask, read);
  return (
    <EditorFrame
      schema={form}
      draft={draft}
      preview={untouched ? { ...preview, problems: new Map(), hint: translate('events.hint') } : preview}
      piece={`event/${String((data as Values).slug)}`}
      home={PAGE}
      {...shown}
      head={(show, problems) => (
        <EventHead form={form} draft={draft} problems={problems} onShowProblem={show} />
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
