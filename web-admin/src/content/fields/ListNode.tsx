import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { VisuallyHidden } from '../../layout/Panel';
import { lazyPart } from '../../parts/lazyPart';
import { emptyOf } from '../schema';
import { inputId, useProblem } from './editing';
import styles from './form.module.css';
import { Item } from './Item';
import type { NodeProps } from './node-context';
import { chosenPicture } from './PictureNode';
import { Section } from './Section';
import { SILENT, useSensorsForSorting } from './sorting';
import { useItems } from './useItems';

const PictureDialog = lazyPart(() => import('../pictures/PictureDialog'), 'PictureDialog');

/** A list: items are added, taken away, and sorted by dragging, by buttons and by keyboard. */
export function ListNode({ field, value, path, required }: NodeProps) {
  const translate = useTranslate();
  const problem = useProblem(path);
  const one = field.one ?? translate('content.list.entry');
  const { items, ids, announcement, add, copy, remove, move } = useItems({ value, path, required, one });
  const sensors = useSensorsForSorting();
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
                onRemove={items.length > (field.minItems ?? 0) ? () => remove(index) : undefined}
                onCopy={full ? undefined : () => copy(index)}
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
