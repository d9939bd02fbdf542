import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { SiteEvent } from '../api/types';
import { fromManila, inManila } from '../content/manila';

/** As the API takes them: moments in Philippine time. */
export interface EventDates {
  starts_at: string;
  ends_at: string;
  venue_name: string;
  venue_street: string;
  venue_city: string;
  venue_country: string;
}

const MOMENTS = ['starts_at', 'ends_at'] as const;
const PLACE = ['venue_name', 'venue_street', 'venue_city', 'venue_country'] as const;
const MAX = { venue_name: 150, venue_street: 200, venue_city: 100, venue_country: 100 };

export const toDates = (event: SiteEvent): EventDates => ({
  starts_at: inManila(event.starts_at),
  ends_at: inManila(event.ends_at),
  venue_name: event.venue_name,
  venue_street: event.venue_street ?? '',
  venue_city: event.venue_city ?? '',
  venue_country: event.venue_country ?? '',
});

interface Props {
  dates: EventDates;
  /** The API's errors of the fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (changed: Partial<EventDates>) => void;
}

/** When and where it takes place instead; it begins with what it has. */
export function NewDates({ dates, problems, onChange }: Props) {
  const translate = useTranslate();
  const field = (name: keyof EventDates) => ({
    label: translate(`events.change.${name}`),
    error: problems[name] !== undefined,
    helperText: problems[name],
    fullWidth: true,
  });
  return (
    <>
      {MOMENTS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          type="datetime-local"
          required
          value={dates[name].slice(0, 16)}
          onChange={({ target }) => onChange({ [name]: fromManila(target.value) })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {PLACE.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          required={name === 'venue_name'}
          value={dates[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ htmlInput: { maxLength: MAX[name] } }}
        />
      ))}
    </>
  );
}
