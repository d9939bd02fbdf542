import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { nameOfItem } from '../../kit/form/tree';
import { VisuallyHidden } from '../../layout/Panel';
import { lazyPart } from '../../parts/lazyPart';
import { emptyOf } from '../schema';
import { inputId, useEditing, useProblem } from './editing';
import styles from './form.module.css';
import { Item } from './Item';
import type { NodeProps } from './node-context';
import { chosenPicture } from './PictureNode';
import { Section } from './Section';
import { handleOf, SILENT, useSensorsForSorting } from './sorting';

const PictureDialog = lazyPart(() => import('../pictures/PictureDialog'), 'PictureDialog');

let made = 0;
const newId = () => `item-${++made}`;

const without = <T,>(list: T[], index: number): T[] => list.filter((_, at) => at !== index);
const inserted = <T,>(list: T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

/** Keeps each item its identity while it is moved: its part of the form stays as open as it was. */
function useIds(length: number): [string[], (ids: string[]) => void] {
  const [ids, setIds] = useState(() => Array.from({ length }, newId));
  const now = ids.length === length ? ids : Array.from({ length }, (_, at) => ids[at] ?? newId());
  if (now !== ids) setIds(now);
  return [now, setIds];
}

/** A list: items are added, taken away, and sorted by dragging, by buttons and by keyboard. */
export function ListNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const { set } = useEditing();
  const problem = useProblem(path);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const [ids, setIds] = useIds(items.length);
  const sensors = useSensorsForSorting();
  const one = field.one ?? translate('content.list.entry');
  const change = (next: unknown[], nextIds: string[]) => {
    setIds(nextIds);
    set(path, next.length === 0 && !required ? undefined : next);
  };
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string>(undefined);
  // An element that is moved loses the focus.
  useEffect(() => {
    if (moved.current) document.getElementById(handleOf(moved.current))?.focus();
    moved.current = undefined;
  }, [ids]);
  const move = (from: number, to: number, byKey = false) => {
    if (to < 0 || to >= items.length || from === to) return;
    if (byKey) moved.current = ids[from];
    const name = nameOfItem(items[from]) || one;
    setAnnouncement(translate('content.list.moved', { name, place: to + 1, count: items.length }));
    change(arrayMove(items, from, to), arrayMove(ids, from, to));
  };
  const add = (...added: unknown[]) => change([...items, ...added], [...ids, ...added.map(newId)]);
  const [choosing, setChoosing] = useState(false);
  const ended = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const full = items.length >= (field.maxItems ?? Infinity);
  return (
    <Section
      paths={[path]}
      title={
        <>
          {field.title} <small className={styles.count}>{items.length}</small>
        </>
      }
    >
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {field.help && <p className={styles.help}>{field.help}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={ended}
        accessibility={{
          announcements: SILENT,
          screenReaderInstructions: { draggable: translate('content.list.how_to_move') },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-label={field.title}>
            {items.map((item, index) => (
              <Item
                key={ids[index]}
                id={ids[index] ?? ''}
                field={field.items ?? {}}
                one={one}
                value={item}
                path={[...path, index]}
                count={items.length}
                onMove={(to, byKey) => move(index, to, byKey)}
                onRemove={
                  items.length > (field.minItems ?? 0)
                    ? () => change(without(items, index), without(ids, index))
                    : undefined
                }
                onCopy={
                  full ? undefined : () => change(inserted(items, index, item), inserted(ids, index, newId()))
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      <Button
        id={inputId([...path, 'add'])}
        size="small"
        startIcon={<AddIcon />}
        disabled={full}
        onClick={() => add(emptyOf(field.items ?? {}))}
      >
        {full
          ? translate('content.list.full', { count: field.maxItems })
          : translate(/^[aeiou]/.test(one) ? 'content.list.add_an' : 'content.list.add', { one })}
      </Button>
      {field.items?.widget === 'picture' && !full && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => setChoosing(true)}>
          {translate('content.pictures.add_several')}
        </Button>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <PictureDialog
            most={(field.maxItems ?? 60) - items.length}
            onChoose={(chosen) => {
              setChoosing(false);
              add(...chosen.map(chosenPicture));
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
