import '../messages/upkeep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { send } from '../api/client';
import { mayOpen } from '../api/session';
import type { RecentEntry } from '../api/types';
import { Time } from '../format/dates';
import { useWho } from '../history/HistoryEntry';
import { Loading, PageHead } from '../layout/Page';

type Recent = { data: RecentEntry[]; meta?: { next?: string | null } };

/** Where the record of an entry is shown, as far as it has a page of its own. */
const PATHS: Record<string, (id: string) => string> = {
  inquiries: (id) => `/inquiries/${id}/show`,
  delegates: (id) => `/delegates/${id}`,
  staff: (id) => `/staff/${id}`,
};

/** All that was done, newest first. */
export function ActivityPage() {
  const translate = useTranslate();
  const [pages, setPages] = useState<string[]>([]);
  const before = pages.at(-1);
  const { data, error } = useQuery({
    queryKey: ['activity', 'recent', before],
    queryFn: () =>
      send('GET', `/activity/recent${before ? `?before=${before}` : ''}`) as unknown as Promise<Recent>,
    refetchInterval: before ? false : 10_000,
  });
  const next = data?.meta?.next;
  return (
    <>
      <PageHead title={translate('desk.activity')} />
      <p className="list-note">{translate('upkeep.activity_note')}</p>
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <p className="nothing">{translate('upkeep.nothing')}</p>}
      <ol className="activity">
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {before && <Button onClick={() => setPages([])}>{translate('upkeep.newest')}</Button>}
      {next && <Button onClick={() => setPages([...pages, next])}>{translate('upkeep.older')}</Button>}
    </>
  );
}

function Entry({ entry }: { entry: RecentEntry }) {
  const translate = useTranslate();
  const whoOf = useWho();
  const { type, resource, record_id, at } = entry;
  // What has no sentence yet is told by its name: `webhook.paused` → `webhook paused`.
  const action = translate(`history.actions.${type}`, { _: type.replace(/[._]/g, ' ') });
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource.replace(/-/g, ' ') });
  const path = mayOpen(resource) && !/deleted$/.test(type) ? PATHS[resource]?.(record_id) : undefined;
  return (
    <li>
      <Time iso={at} />
      <span>
        <strong>{whoOf(entry)}</strong> {action}
      </span>
      {path ? <Link to={path}>{kind}</Link> : <span>{kind}</span>}
    </li>
  );
}
