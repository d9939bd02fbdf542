import '../messages/history';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ActivityEntry } from '../api/types';
import { formatDateTime } from '../format/dates';
import styles from './history.module.css';
import { useValue, type WordsOf } from './useValue';

/** Who did it, in words. */
export function useWho() {
  const translate = useTranslate();
  return ({ caller_kind, caller_name }: Pick<ActivityEntry, 'caller_kind' | 'caller_name'>): string => {
    if (caller_kind === 'anonymous') return translate('history.visitor');
    if (caller_kind === 'server')
      return translate(
        caller_name === 'reset-password' || !caller_name ? 'history.command' : 'history.server',
      );
    if (caller_kind === 'device') return translate('history.device', { name: caller_name });
    return caller_kind === 'key' ? translate('history.key', { name: caller_name }) : (caller_name ?? '');
  };
}

/** What was done, in words; what has no sentence yet is told by its name: `webhook.paused` → `webhook paused`. */
export function useAction() {
  const translate = useTranslate();
  return ({ type, caller_kind }: Pick<ActivityEntry, 'type' | 'caller_kind'>): string => {
    if (type === 'inquiry.created' && caller_kind !== 'anonymous') return translate('history.entered');
    return translate(`history.actions.${type}`, { _: type.replace(/[._]/g, ' ') });
  };
}

/** Activities of which the entry lists the fields. */
export const TELLS_FIELDS = /\.(changed|corrected)$/;

/** Whether a value fits one line; a tree, such as an event's program, does not. */
export const isPlain =
  ({ before, after }: ActivityEntry) =>
  (field: string) =>
    [before?.[field], after?.[field]].every(
      (value) => typeof value !== 'object' || value === null || Array.isArray(value),
    );

/** One line of a record's history; a change of fields says in a table what stood in each, before and after. */
export function HistoryEntry({ entry, wordsOf }: { entry: ActivityEntry; wordsOf?: WordsOf }) {
  const translate = useTranslate();
  const whoOf = useWho();
  const resource = useResourceContext();
  const nameOf = (source: string) => translate(`resources.${resource}.fields.${source}`, { _: source });
  const action = useAction()(entry);
  const shown = useValue(wordsOf);
  const tellsFields = TELLS_FIELDS.test(entry.type);
  const plain = entry.fields.filter(isPlain(entry));
  return (
    <li>
      <div>
        <strong>{whoOf(entry)}</strong> {action}
        {tellsFields && ` ${entry.fields.map((source) => nameOf(source)).join(', ')}`}
      </div>
      {tellsFields && entry.before && entry.after && plain.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{translate('history.field')}</th>
              <th scope="col">{translate('history.before')}</th>
              <th scope="col">{translate('history.after')}</th>
            </tr>
          </thead>
          <tbody>
            {plain.map((field) => (
              <tr key={field}>
                <th scope="row">{nameOf(field)}</th>
                <td>{shown(field, entry.before?.[field])}</td>
                <td>{shown(field, entry.after?.[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
    </li>
  );
}
