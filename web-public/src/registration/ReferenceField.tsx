import { useId, useState, type FormEvent } from 'react';
import { buttons, ticketTexts as texts } from '../content/texts';
import { setReference } from '../forms/api/get-registration';
import { CONTROL } from '../forms/control';
import { toast } from '../ui/toasts/toast';

interface Props {
  uuid: string;
  /** As typed before, or as read from the picture. */
  known: string;
  onSaved: () => Promise<void>;
}

/** The number that tells this payment from others: read from the picture, and corrected by whoever paid. */
export function ReferenceField({ uuid, known, onSaved }: Props) {
  const id = useId();
  // What somebody types here outlives what the reader of receipts finds meanwhile.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? known;
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await setReference(uuid, text.trim());
      toast.success(texts.referenceSaved);
      await onSaved();
      setTyped((now) => (now === text ? undefined : now));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      await onSaved();
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="mb-6 max-w-md">
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {texts.reference}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby={`${id}-hint`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          required
          className={`${CONTROL} flex-1`}
        />
        <button type="submit" disabled={busy || text.trim() === known} className="btn btn-ghost">
          {busy ? buttons.busy : texts.referenceSave}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-ink/75">
        {texts.referenceHint}
      </p>
    </form>
  );
}
