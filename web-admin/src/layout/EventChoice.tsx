import { useTranslate } from 'ra-core';
import { useEvents } from '../api/events';
import { PageChoice } from './PageChoice';

interface Props {
  /** The id of an event; undefined: all. */
  value: string | undefined;
  onChange: (event: string | undefined) => void;
  /** The page needs one event: “All events” is not offered. */
  one?: boolean;
}

/** Which event a page is about; nothing where there is one only. */
export function EventChoice({ value, onChange, one }: Props) {
  const translate = useTranslate();
  const { data: events = [] } = useEvents();
  if (events.length < 2) return null;
  return (
    <PageChoice
      label={translate('desk.event')}
      value={value ?? ''}
      isNarrowed={value !== undefined && !one}
      onChange={(chosen) => onChange(chosen || undefined)}
    >
      {one ? (
        value === undefined && <option value="" />
      ) : (
        <option value="">{translate('desk.all_events')}</option>
      )}
      {events.map(({ id, name, dates }) => (
        <option key={id} value={id}>
          {name} · {dates}
        </option>
      ))}
    </PageChoice>
  );
}
