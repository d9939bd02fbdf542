import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A mouse drags at once, a finger after a moment (it may want to scroll), a keyboard lifts with Space. */
export const useSensorsForSorting = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

type Moved = { active: { id: unknown }; over: { id: unknown } | null };

/** What a screen reader says while an item is moved. */
export const spoken = (one: string, ids: string[]) => {
  const placeOf = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to lift it, the arrow keys to move it, Space to put it down, Escape to leave it.',
    },
    announcements: {
      onDragStart: ({ active }: Pick<Moved, 'active'>) => `${name} lifted from place ${placeOf(active.id)}.`,
      onDragOver: ({ over }: Moved) => (over ? `Now at place ${placeOf(over.id)}.` : undefined),
      onDragEnd: ({ over }: Moved) =>
        over ? `${name} put down at place ${placeOf(over.id)}.` : `${name} put back.`,
      onDragCancel: () => `${name} put back.`,
    },
  };
};
