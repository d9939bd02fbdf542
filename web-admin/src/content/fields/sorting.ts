import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A mouse drags at once, a finger after a moment: it may want to scroll. The keyboard has keys of its own (Item). */
export const useSensorsForSorting = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );

/** What a screen reader says of the handle, and nothing while a mouse drags. */
export const SPOKEN = {
  screenReaderInstructions: { draggable: 'Press the up and down arrow keys to move it.' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

export const handleOf = (id: string): string => `handle-${id}`;
