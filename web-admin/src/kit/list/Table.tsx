import { useListContext, useTranslate } from 'ra-core';
import { use, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useKeys } from '../../keyboard/GoTo';
import { useColumns } from './ColumnsButton';
import { InList } from './List';
import type { FromList } from './PrevNextButtons';
import { SortHeader } from './SortHeader';
import styles from './table.module.css';
import type { Column, Listed, RowProps } from './types';
import { useRowPath } from './useRowPath';

export interface TableProps<T extends Listed> extends RowProps<T> {
  columns: Column<T>[];
  hiddenColumns: string[];
  rows: T[];
  selectable: boolean;
}

/** A dense table whose head and names stay in sight while it scrolls. */
export function Table<T extends Listed>(props: TableProps<T>) {
  const { columns, hiddenColumns, rows, selectable, ...row } = props;
  const { selectedIds, onSelect, onToggleItem } = useListContext<T>();
  const { title } = use(InList);
  const translate = useTranslate();
  const { shown } = useColumns(columns, hiddenColumns);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys({ ArrowDown: () => enter(body.current) });
  const ids = rows.map(({ id }) => id);
  const all = ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  const { pathOf, fromList } = useRowPath(rows, row.rowClick);
  const last = useRef<string>(undefined);
  /** With Shift: all from the row that was chosen last to this one. What other pages have chosen stays. */
  const choose = (id: string, isRange: boolean) => {
    const from = last.current === undefined ? -1 : ids.indexOf(last.current);
    last.current = id;
    if (!isRange || from < 0) return onToggleItem(id);
    const [start, end] = [from, ids.indexOf(id)].sort((a, b) => a - b);
    onSelect([...new Set([...selectedIds, ...ids.slice(start, (end ?? 0) + 1)])]);
  };
  return (
    <div className={styles.tableFrame} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.records} onKeyDown={moveByArrows}>
        <thead>
          <tr>
            {selectable && (
              <th className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={translate('desk.select_page')}
                  checked={all}
                  onChange={() => onSelect(all ? others : [...others, ...ids])}
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
            <Row
              key={record.id}
              {...row}
              record={record}
              path={pathOf(record)}
              columns={shown}
              selectable={selectable}
              fromList={fromList}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props<T extends Listed> extends RowProps<T> {
  record: T;
  path: string | undefined;
  columns: Column<T>[];
  selectable: boolean;
  fromList: FromList;
  onChoose: (id: string, isRange: boolean) => void;
}

function Row<T extends Listed>(props: Props<T>) {
  const { record, path, columns, selectable, fromList, onChoose, recordRepresentation, rowEdge } = props;
  const { selectedIds } = useListContext<T>();
  const navigate = useNavigate();
  const translate = useTranslate();
  const name = recordRepresentation(record);
  const selected = selectedIds.includes(record.id);
  const cell = ({ source, render, kind }: Column<T>) => {
    const shown = render ? render(record) : ((record as Record<string, unknown>)[source] as string | null);
    if (kind !== 'name' && kind !== 'text') return <Cell>{shown}</Cell>;
    if (kind === 'text' || !path) return shown;
    return (
      <Link to={path} state={fromList} onClick={(event) => event.stopPropagation()}>
        {shown}
      </Link>
    );
  };
  return (
    <tr
      className={selected ? styles.selected : undefined}
      onClick={path === undefined ? undefined : () => void navigate(path, { state: fromList })}
      onKeyDown={(event) => {
        if (selectable && event.key.toLowerCase() === 'x') onChoose(record.id, event.shiftKey);
        else pressInRow(event);
      }}
      style={{ '--edge': rowEdge?.(record), cursor: path && 'pointer' }}
    >
      {selectable && (
        <td className={styles.check} onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={translate('desk.select_one', { name })}
            checked={selected}
            onChange={({ nativeEvent }) => onChoose(record.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.source} className={column.kind && styles[column.kind]}>
          {cell(column)}
        </td>
      ))}
    </tr>
  );
}

/** As wide as its words up to a limit, however little room there is; long words end after three lines, and a pointer reads them. */
function Cell({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return <div className={styles.cell}>{children}</div>;
  return (
    <div className={`${styles.cell} ${styles.words}`} title={children.length > 40 ? children : undefined}>
      {children}
    </div>
  );
}

/** From the page into the list: the first arrow stands on the first record. */
function enter(body: HTMLElement | null) {
  const { activeElement } = document;
  const onPage = activeElement === document.body || activeElement?.id === 'main-content';
  if (onPage) body?.querySelector<HTMLElement>(`td.${styles.name} a`)?.focus();
}

/** A key presses the control of the row that names it in `data-row-key`, wherever in the row the focus is. */
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
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`td.${styles.name} a`)];
  const row = (event.target as Element).closest('tr');
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
