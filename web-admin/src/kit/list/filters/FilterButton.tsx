import FilterIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { useCall } from '../../../api/useCall';
import styles from '../list.module.css';
import { keyOf, type Filter } from '../types';
import { dayOf, momentOf } from './days';
import { useFilterLabel, useFilters } from './FilterChips';

/** A form with every filter that the list knows; what is in force shows as chips beside the rows. */
export function FilterButton({ filters }: { filters: Filter[] }) {
  const translate = useTranslate();
  const { values, changeFilters } = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const inForce = filters.filter(({ rare, source }) => rare && values[source] !== undefined).length;
  const field = (filter: Filter) => (
    <FilterField key={filter.source} filter={filter} value={values[filter.source]} />
  );
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const known = new Set(filters.map(({ source }) => source));
    const chosen = filters
      .map((filter) => [filter.source, parse(filter, textIn(form, filter.source))] as const)
      .filter(([, value]) => value !== undefined);
    changeFilters((now) =>
      Object.fromEntries([...Object.entries(now).filter(([source]) => !known.has(source)), ...chosen]),
    );
    close();
  };
  return (
    <>
      <Button
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('desk.filter')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('desk.filter') } }}
      >
        <form className={styles.filterForm} onSubmit={apply}>
          {filters.filter(({ rare }) => !rare).map(field)}
          {filters.some(({ rare }) => rare) && (
            <details>
              <summary>
                {inForce ? translate('desk.more_filters_of', { inForce }) : translate('desk.more_filters')}
              </summary>
              <div className={styles.rest}>{filters.filter(({ rare }) => rare).map(field)}</div>
            </details>
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="contained">
              {translate('desk.apply')}
            </Button>
            <Button onClick={close}>{translate('desk.cancel')}</Button>
          </div>
        </form>
      </Popover>
    </>
  );
}

function FilterField({ filter, value }: { filter: Filter; value: unknown }) {
  const id = useId();
  const translate = useTranslate();
  const label = useFilterLabel();
  const { source, kind, choices } = filter;
  const isDay = kind === 'from' || kind === 'until';
  const given = isDay
    ? dayOf(kind, value)
    : typeof value === 'string'
      ? value
      : value === undefined
        ? ''
        : JSON.stringify(value);
  return (
    <div>
      <label htmlFor={id}>{label(filter)}</label>
      {kind === 'choice' ? (
        <select id={id} name={source} defaultValue={given}>
          <option value="">{translate('desk.any')}</option>
          {choices?.map((choice) => (
            <option key={keyOf(choice.id)} value={keyOf(choice.id)}>
              {translate(choice.name)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={source}
          type={isDay ? 'date' : kind}
          defaultValue={given}
          autoComplete="off"
          list={filter.suggests && `${id}names`}
        />
      )}
      {filter.suggests && <Names id={`${id}names`} kind={filter.suggests} />}
    </div>
  );
}

/** What the field may be filled with: a name stands for all its spellings. */
function Names({ id, kind }: { id: string; kind: string }) {
  const { data = [] } = useCall(['spellings', 'names', kind], (api) => api.spelledNames(kind));
  return (
    <datalist id={id}>
      {data.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The value of the field as the API takes it; undefined when it is empty. */
function parse({ kind, choices }: Filter, text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'number') return Number(text);
  if (kind === 'from' || kind === 'until') return momentOf(kind, text);
  return kind === 'choice' ? choices?.find(({ id }) => keyOf(id) === text)?.id : text;
}
