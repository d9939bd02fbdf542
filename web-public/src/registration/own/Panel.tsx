import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { buttons, ownTexts as texts } from '../../content/texts';
import { ApiError } from '../../forms/api/client';
import { DECLARED, type DeclaredField } from '../../forms/declared';
import type { OwnRegistration } from '../../reference/api/schemas';
import { toast } from '../../ui/toasts/toast';
import { CellField } from '../group/CellField';
import type { Cell, Row } from '../group/rows';
import { fieldOfAnswer } from '../questions';

interface PanelProps {
  title: string;
  hint: string;
  action: string;
  danger?: boolean;
  /** What is asked for, as it is now; none: it is a question. */
  cells: readonly Cell[];
  /** What is asked beside the usual. */
  asked?: readonly DeclaredField[];
  values: Partial<Row>;
  children?: ReactNode;
  /** What is wrong with what was typed, before it is sent. */
  problemsOf?: (values: Partial<Row>) => Partial<Record<Cell, string>>;
  onSend: (fields: Partial<Row>) => Promise<OwnRegistration>;
  onDone: (own: OwnRegistration) => void;
  /** Somebody was faster, or changes are closed: what is on the page is no longer true. */
  onConflict: () => void;
  onClose: () => void;
}

/** To the first field that is wrong, else to the button that sends. */
const refocus = (dialog: HTMLElement | null) =>
  (
    dialog?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    dialog?.querySelector<HTMLElement>('[type=submit]')
  )?.focus();

/** A form over the page. What is typed stays when it is refused, and the reason stands at its field. */
export function Panel(props: PanelProps) {
  const { title, hint, action, danger, cells, asked = DECLARED.delegates, children } = props;
  const { problemsOf, onSend, onDone, onConflict, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [values, setValues] = useState(props.values);
  const [problems, setProblems] = useState<Partial<Record<Cell, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  // The button that was pressed let go of the focus when it was switched off.
  useEffect(() => {
    if (failures > 0 && !busy) refocus(dialog.current);
  }, [failures, busy]);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const send = () => {
    const found = problemsOf?.(values) ?? {};
    setProblem(undefined);
    setProblems(found);
    if (Object.keys(found).length > 0) return setFailures((times) => times + 1);
    setBusy(true);
    onSend(values)
      .then((own) => {
        toast.success(texts.saved);
        onDone(own);
        dialog.current?.close();
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const known = error.errors
          .map(({ field, message }) => ({ field: fieldOfAnswer(field), message }))
          .filter(({ field }) => cells.includes(field as Cell));
        setProblems(Object.fromEntries(known.map(({ field, message }) => [field, message])));
        if (known.length === 0) setProblem(error.message);
        setFailures((times) => times + 1);
        if (error.status === 409) onConflict();
      })
      .finally(() => setBusy(false));
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // As the button that closes it: nobody would hear of a refusal.
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto bg-paper p-5 text-ink backdrop:bg-ink/60 sm:p-8"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) send();
        }}
      >
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2">{hint}</p>
        {/* What is changed while it is under way would be lost with the answer. */}
        <fieldset disabled={busy} className="contents">
          <div className="mt-5 grid gap-x-4 gap-y-2 sm:grid-cols-2">
            {cells.map((cell) => (
              <CellField
                key={cell}
                cell={cell}
                asked={asked}
                value={values[cell] ?? ''}
                problem={problems[cell]}
                onChange={(text) => {
                  setValues((before) => ({ ...before, [cell]: text }));
                  // What is being mended is wrong no longer.
                  setProblems(({ [cell]: _, ...others }) => others);
                }}
              />
            ))}
          </div>
          {children}
        </fieldset>
        {problem && (
          <p role="alert" className="mt-4 border-l-4 border-error bg-error/5 px-4 py-3 font-medium">
            {problem}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" disabled={busy} className={danger ? 'btn bg-error' : 'btn'}>
            {busy ? buttons.busy : action}
          </button>
          <button
            type="button"
            disabled={busy}
            onClick={() => dialog.current?.close()}
            className="btn btn-ghost"
          >
            {texts.back}
          </button>
        </div>
      </form>
    </dialog>
  );
}
