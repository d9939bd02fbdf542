import { useListContext, useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useKeys } from '../keyboard/GoTo';
import { SortHeader } from './SortHeader';
import type { Column, Listed, ListSetup } from './types';
import { useColumns } from './ColumnsMenu';

interface Props<T extends Listed> {
  setup: ListSetup<T>;
  rows: T[];
  selectable: boolean;
  title: string;
}

/** A dense table whose head and names stay in sight while it scrolls. */
export function RecordTable<T extends Listed>({ setup, rows, selectable, title }: Props<T>) {
  const { selectedIds, onSelect } = useListContext<T>();
  const translate = useTranslate();
  const { shown } = useColumns(setup.columns);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys({ ArrowDown: () => enter(body.current) });
  const all = rows.every(({ id }) => selectedIds.includes(id));
  return (
    <div className="table-frame" role="region" aria-label={title} tabIndex={0}>
      <table className="records" onKeyDown={moveByArrows}>
        <thead>
          <tr>
            {selectable && (
              <th className="check">
                <input
                  type="checkbox"
                  aria-label={translate('desk.select_page')}
                  checked={all}
                  onChange={() => onSelect(all ? [] : rows.map(({ id }) => id))}
                />
              </th>
            )}
            {shown.map((column) => (
              <SortHeader key={column.source} column={column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((record) => (
            <Row key={record.id} record={record} setup={setup} columns={shown} selectable={selectable} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<T extends Listed> {
  record: T;
  setup: ListSetup<T>;
  columns: Column<T>[];
  selectable: boolean;
}

function Row<T extends Listed>({ record, setup, columns, selectable }: RowProps<T>) {
  const { selectedIds, onToggleItem } = useListContext<T>();
  const navigate = useNavigate();
  const translate = useTranslate();
  const path = setup.pathOf?.(record);
  const name = setup.nameOf(record);
  const selected = selectedIds.includes(record.id);
  const cell = ({ source, render }: Column<T>) =>
    render ? render(record) : ((record as Record<string, unknown>)[source] as string | null);
  return (
    <tr
      className={selected ? 'selected' : undefined}
      onClick={path === undefined ? undefined : () => void navigate(path)}
      onKeyDown={(event) => {
        if (selectable && event.key === 'x') onToggleItem(record.id);
        else pressInRow(event);
      }}
      style={{ '--edge': setup.edgeOf?.(record), cursor: path && 'pointer' }}
    >
      {selectable && (
        <td className="check" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={translate('desk.select_one', { name })}
            checked={selected}
            onChange={() => onToggleItem(record.id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.source} className={column.kind}>
          {column.kind === 'name' && path ? (
            <Link to={path} onClick={(event) => event.stopPropagation()}>
              {cell(column)}
            </Link>
          ) : (
            cell(column)
          )}
        </td>
      ))}
    </tr>
  );
}

/** From the page into the list: the first arrow stands on the first record. */
function enter(body: HTMLElement | null) {
  const { activeElement } = document;
  const onPage = activeElement === document.body || activeElement?.id === 'main-content';
  if (onPage) body?.querySelector<HTMLElement>('td.name a')?.focus();
}

/** A control of the row that names this key (`data-row-key`) is pressed by it, wherever in the row the focus is. */
function pressInRow(event: KeyboardEvent<HTMLTableRowElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/.test(event.key)) return;
  const control = event.currentTarget.querySelector<HTMLElement>(`[data-row-key="${event.key}"]`);
  if (!control) return;
  event.preventDefault();
  control.click();
}

/** Arrows go from one record to the next; Enter opens it, since the focus is on its link. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('td.name a')];
  const row = (event.target as Element).closest('tr');
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
