import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A mouse drags at once, a finger after a moment: it may want to scroll. The keyboard has keys of its own (Item). */
export const useSensorsForSorting = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );

/** Announces nothing to screen readers while a mouse drags. */
export const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

export const handleOf = (id: string): string => `handle-${id}`;
