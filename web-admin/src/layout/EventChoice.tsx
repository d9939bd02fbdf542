import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useEvents } from '../api/events';
import styles from './event-choice.module.css';

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
  const id = useId();
  const { data: events = [] } = useEvents();
  if (events.length < 2) return null;
  return (
    <p className={styles.eventChoice}>
      <label htmlFor={id}>{translate('desk.event')}</label>{' '}
      <select
        id={id}
        value={value ?? ''}
        data-chosen={value !== undefined && !one}
        onChange={({ target }) => onChange(target.value || undefined)}
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
      </select>
    </p>
  );
}
