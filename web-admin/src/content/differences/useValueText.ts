import { useTranslate } from 'ra-core';
import { formatDate, formatInManila } from '../../format/dates';
import { formatCentavos } from '../../format/money';
import { toText } from '../../kit/form/changes';
import { isTree, valueAt } from '../../kit/form/tree';
import { isUploadedPdf, useFiles } from '../calls';
import type { Field } from '../schema';

/** A sum in the currency of the price list: `₱225,000`, `$1,200.50`. */
function moneyOf(sum: number, data: unknown): string {
  const currency = valueAt(data, ['prices', 'currency']) === 'USD' ? 'USD' : 'PHP';
  const digits = { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(sum);
}

/** What a value of a field says, in the words of the form. @param anyFiles whether PDFs are among them */
export function useValueText(anyFiles: boolean) {
  const translate = useTranslate();
  const { data: files } = useFiles(anyFiles);
  /** @param data all that it stands in */
  return (value: unknown, field: Field = {}, data?: unknown): string => {
    if (isUploadedPdf(value))
      return files?.find(({ address }) => value.startsWith(address))?.name ?? translate('content.told.pdf');
    if (typeof value === 'string' && value && field.names) return field.names[value] ?? value;
    if (typeof value === 'string' && value && field.widget === 'day') return formatDate(`${value}T12:00:00`);
    if (typeof value === 'string' && value && field.widget === 'moment') return formatInManila(value);
    if (typeof value === 'number' && field.widget === 'pesos') return formatCentavos(value);
    if (typeof value === 'number' && field.money)
      return field.per
        ? translate('content.told.per', { sum: moneyOf(value, data), unit: field.per })
        : moneyOf(value, data);
    if (typeof value === 'number') return value.toLocaleString('en-PH');
    return isTree(value) ? '' : toText(value, translate);
  };
}
