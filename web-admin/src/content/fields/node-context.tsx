import { createContext, useContext, type ReactNode } from 'react';
import type { Path } from '../../kit/form/tree';
import type { Field } from '../schema';

export interface NodeProps {
  field: Field;
  value: unknown;
  path: Path;
  /** It may not be left out. */
  required: boolean;
}

/** How the editor draws a field. Groups and lists hold any of them, themselves too, so they ask for it here. */
export const DrawContext = createContext<(props: NodeProps) => ReactNode>(() => null);

/** Whoever added a part just now fills it in: it is open. */
export const AddedContext = createContext(false);

/** A field inside of another. */
export function Part(props: NodeProps) {
  return useContext(DrawContext)(props);
}
