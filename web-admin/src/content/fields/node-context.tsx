import { createContext, useContext, type ReactNode } from 'react';
import type { Path } from '../../kit/form/tree';
import type { Field } from '../schema';

export interface NodeProps {
  field: Field;
  value: unknown;
  path: Path;
  /** The field is required. */
  required: boolean;
}

/** How the editor draws a field. Groups and lists hold any of them, themselves too, so they ask for it here. */
export const DrawContext = createContext<(props: NodeProps) => ReactNode>(() => null);

/** Whether the part was added just now: it opens, to be filled in. */
export const AddedContext = createContext(false);

/** A field inside of another. */
export function FieldNode(props: NodeProps) {
  return useContext(DrawContext)(props);
}
