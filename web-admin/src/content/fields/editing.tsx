import { useTranslate } from 'ra-core';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { keyOf, type Path } from '../../kit/form/tree';
import type { NodeProps } from './node-context';

/** What the fields of an editor call. It never changes, so that one keystroke draws one field anew. */
interface Editing {
  set: (path: Path, value: unknown) => void;
  /** The reader works here: the preview shows the place. */
  at: (path: Path) => void;
}
/** A field that is to be opened and focused; each request is a new object. */
export interface Reveal {
  path: Path;
  /** Only opens and shows the field: the focus stays where somebody types. */
  quietly?: boolean;
}

const EditingContext = createContext<Editing>({ set: () => undefined, at: () => undefined });
const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());
const RevealContext = createContext<Reveal | undefined>(undefined);

interface Props extends Editing {
  /** What is wrong, by the key of the place. */
  problems: ReadonlyMap<string, string>;
  reveal: Reveal | undefined;
  children: ReactNode;
}

export function EditingProvider({ set, at, problems, reveal, children }: Props) {
  const latest = useRef({ set, at });
  useEffect(() => {
    latest.current = { set, at };
  });
  const editing = useMemo<Editing>(
    () => ({
      set: (path, value) => latest.current.set(path, value),
      at: (path) => latest.current.at(path),
    }),
    [],
  );
  return (
    <EditingContext value={editing}>
      <ProblemsContext value={problems}>
        <RevealContext value={reveal}>{children}</RevealContext>
      </ProblemsContext>
    </EditingContext>
  );
}

export const useEditing = () => useContext(EditingContext);

/** What is wrong with this very field. */
export const useProblem = (path: Path) => useContext(ProblemsContext).get(keyOf(path));

/** How many fields at or under these paths have errors. */
export function useProblemsUnder(paths: readonly Path[]): number {
  const keys = paths.map(keyOf);
  return [...useContext(ProblemsContext).keys()].filter((key) =>
    keys.some((at) => key === at || key.startsWith(`${at}.`)),
  ).length;
}

const leadsTo = (path: Path, reveal: Reveal | undefined) =>
  reveal !== undefined &&
  reveal.path.length >= path.length &&
  path.every((step, at) => step === reveal.path[at]);

/** Whether a part of the form is open; it opens by itself when a field in it is to be shown. */
export function useOpen(paths: readonly Path[], initially = false): [boolean, (open: boolean) => void] {
  const reveal = useContext(RevealContext);
  const isAsked = () => paths.some((path) => leadsTo(path, reveal));
  const [open, setOpen] = useState(initially || isAsked());
  const [seen, setSeen] = useState(reveal);
  if (seen !== reveal) {
    setSeen(reveal);
    if (isAsked()) setOpen(true);
  }
  return [open, setOpen];
}

/** The id of a field's input; `reveal` focuses it once its part of the form is open. */
export const inputId = (path: Path): string => `field-${keyOf(path).replaceAll('.', '-')}`;

/** What the input of a field has, whatever its widget: `Title (optional)` is its label. */
export function useInput({ field, path, required }: Omit<NodeProps, 'value'>, help = field.help) {
  const translate = useTranslate();
  const { set, at } = useEditing();
  const problem = useProblem(path);
  const { title = '' } = field;
  return {
    problem,
    input: {
      id: inputId(path),
      label: required ? title : translate('content.form.optional', { title }),
      error: problem !== undefined,
      helperText: problem ?? help,
      onFocus: () => at(path),
    },
    set: (value: unknown) => set(path, value),
    /** What was emptied is left out, where it may be. */
    setText: (text: string) => set(path, text === '' && !required ? undefined : text),
  };
}
