import { arrayMove } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { nameOfItem } from '../../kit/form/tree';
import { useEditing } from './editing';
import type { NodeProps } from './node-context';
import { handleOf } from './sorting';

let made = 0;
const newId = () => `item-${++made}`;

const without = <T>(list: T[], index: number): T[] => list.filter((_, at) => at !== index);
const inserted = <T>(list: T[], index: number, item: T): T[] => [
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

interface List extends Pick<NodeProps, 'value' | 'path' | 'required'> {
  /** What an item of it is called. */
  one: string;
}

/** The items of a list, and what is done with them. */
export function useItems({ value, path, required, one }: List) {
  const translate = useTranslate();
  const { set } = useEditing();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const [ids, setIds] = useIds(items.length);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string>(undefined);
  // An element that is moved loses the focus.
  useEffect(() => {
    if (moved.current) document.getElementById(handleOf(moved.current))?.focus();
    moved.current = undefined;
  }, [ids]);
  const change = (next: unknown[], nextIds: string[]) => {
    setIds(nextIds);
    set(path, next.length === 0 && !required ? undefined : next);
  };
  return {
    items,
    ids,
    /** What was moved where, for who does not see it. */
    announcement,
    add: (...added: unknown[]) => change([...items, ...added], [...ids, ...added.map(newId)]),
    copy: (index: number) => change(inserted(items, index, items[index]), inserted(ids, index, newId())),
    remove: (index: number) => change(without(items, index), without(ids, index)),
    move: (from: number, to: number, byKey = false) => {
      if (to < 0 || to >= items.length || from === to) return;
      if (byKey) moved.current = ids[from];
      const name = nameOfItem(items[from]) || one;
      setAnnouncement(translate('content.list.moved', { name, place: to + 1, count: items.length }));
      change(arrayMove(items, from, to), arrayMove(ids, from, to));
    },
  };
}
