/**
 * Its line is there before the error is: when leaving a field shows an error, nothing may move away from under the
 * pointer that is just pressing the button or a checkbox.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className="min-h-8 pt-1 text-small font-medium text-error">{text && <p id={id}>{text}</p>}</div>
  );
}
