import { useTranslate } from 'ra-core';
import { formatDate, formatDateTime, formatHour } from '../format/dates';
import { formatCentavos } from '../format/money';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR = /^\d\d:\d\d$/;

/** The words of a page for a value of one of its fields; undefined: it is shown as it is. */
export type WordsOf = (field: string, value: string) => string | undefined;

/** The value of a field in the words of the screens. */
export function useValue(wordsOf?: WordsOf) {
  const translate = useTranslate();
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '')
      return translate(field.startsWith('assignee') ? 'desk.values.nobody' : 'desk.values.nothing');
    if (typeof value === 'boolean') return translate(value ? 'desk.yes' : 'desk.no');
    if (typeof value === 'number' && field.endsWith('_centavos')) return formatCentavos(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (INSTANT.test(value)) return formatDateTime(value);
    if (DAY.test(value)) return formatDate(`${value}T12:00:00`);
    if (HOUR.test(value)) return formatHour(value);
    return wordsOf?.(field, value) ?? value;
  };
}
