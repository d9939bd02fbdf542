import '../messages/sales/inquiries';
import '../messages/office';
import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecentEntry } from '../api/types';
import { useCall } from '../api/useCall';
import { Differences } from '../content/differences/Differences';
import { ReleaseChanges, OPEN_AT_FIRST } from '../content/publishing/ReleaseChanges';
import type { Field } from '../content/schema';
import { useEventForm } from '../events/calls';
import { Time } from '../format/dates';
import { isPlain, TELLS_FIELDS, useAction, useWho } from '../history/HistoryEntry';
import { useKind } from '../history/useKind';
import { useValue } from '../history/useValue';
import { canAccess } from '../kit/access';
import { Loading, PageHead } from '../layout/Page';
import { Intro, Nothing } from '../layout/Panel';
import styles from './activity.module.css';

/** Where the record of an entry is shown, as far as it has a page of its own. */
const PATHS: Record<string, (id: string) => string> = {
  inquiries: (id) => `/inquiries/${id}/show`,
  delegates: (id) => `/delegates/${id}`,
  staff: (id) => `/staff/${id}`,
  events: (id) => `/events/${id}`,
  newsletters: () => '/newsletters',
};

/** All that was done, newest first. */
export function ActivityPage() {
  const translate = useTranslate();
  const [pages, setPages] = useState<string[]>([]);
  const before = pages.at(-1);
  const { data, error } = useCall(['activity', 'recent', before], (api) => api.recentActivity(before), {
    refetchInterval: before ? false : 60_000,
  });
  const next = data?.meta?.next;
  const first = new Set(
    data?.data
      .filter(isPublication)
      .slice(0, OPEN_AT_FIRST)
      .map(({ id }) => id),
  );
  return (
    <>
      <PageHead title={translate('desk.activity')} />
      <Intro>{translate('upkeep.activity_note')}</Intro>
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <Nothing>{translate('upkeep.nothing')}</Nothing>}
      <ol className={styles.activity}>
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} folded={!first.has(entry.id)} />
        ))}
      </ol>
      {before && <Button onClick={() => setPages([])}>{translate('upkeep.newest')}</Button>}
      {next && <Button onClick={() => setPages([...pages, next])}>{translate('upkeep.older')}</Button>}
    </>
  );
}

/** Of what an admin published for a colleague. */
const proposerOf = ({ after }: RecentEntry, words: (name: string) => string) =>
  typeof after?.proposed_by === 'string' && `, ${words(after.proposed_by)}`;

const isPublication = ({ type }: RecentEntry) => type === 'content.published';

/** @param folded what a publication changed is fetched when the reader opens it */
function Entry({ entry, folded }: { entry: RecentEntry; folded: boolean }) {
  const translate = useTranslate();
  const whoOf = useWho();
  const { type, resource, record_id, record_name, at } = entry;
  const action = useAction()(entry);
  const kind = useKind()(resource);
  const path = canAccess(resource) && !/deleted$/.test(type) ? PATHS[resource]?.(record_id) : undefined;
  const name = record_name ?? kind;
  return (
    <li>
      <Time iso={at} />
      <span>
        <strong>{whoOf(entry)}</strong> {action}
        {proposerOf(entry, (name) => translate('upkeep.proposed_by', { name }))}
        {TELLS_FIELDS.test(type) && <Changes entry={entry} />}
        {isPublication(entry) && <ReleaseChanges release={record_id} folded={folded} />}
      </span>
      <span>
        {path ? <Link to={path}>{name}</Link> : name}
        {record_name !== null && <small>{kind}</small>}
      </span>
    </li>
  );
}

/** Fields that hold a code, and where its words are. */
const CODES: Record<string, string> = {
  status: 'inquiries.statuses',
  lost_reason: 'inquiries.lost_reasons',
  next_step_kind: 'inquiries.step_kinds',
};

/** "Status: New → Contacted" */
function Changes({ entry }: { entry: RecentEntry }) {
  const translate = useTranslate();
  const shown = useValue((field, value) => {
    const words = CODES[field];
    return words && translate(`${words}.${value}`, { _: value });
  });
  const { resource, fields, before, after } = entry;
  // The change of an event is a tree: its fields have the labels of the event's form.
  const { data: form } = useEventForm(resource === 'events' && fields.includes('details'));
  return (
    <ul className={styles.changed}>
      {fields.map((field) => {
        const name = translate(`resources.${resource}.fields.${field}`, { _: field.replace(/_/g, ' ') });
        const isTold = before && after && isPlain(entry)(field);
        return (
          <li key={field}>
            {name}
            {isTold && `: ${shown(field, before[field])} → ${shown(field, after[field])}`}
            {!isTold && form && before && after && (
              <Differences schema={fieldOf(form, field)} before={before[field]} after={after[field]} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Finds a field of the API in the form, where it stands in one of the groups. */
const fieldOf = ({ properties = {} }: Field, name: string): Field =>
  Object.values(properties).flatMap(({ properties: inner }) => inner?.[name] ?? [])[0] ?? {};
