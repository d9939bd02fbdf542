import { useState } from 'react';
import { momentOf } from '../../content/event/moments';
import { fill } from '../../content/text';
import { buttons, ownTexts as texts } from '../../content/texts';
import { ApiError } from '../../forms/api/client';
import { confirmPlaces } from '../../forms/api/own-registration';
import type { OwnRegistration } from '../../reference/api/schemas';
import { toast } from '../../ui/toasts/toast';

interface ConfirmPlacesProps {
  token: string;
  own: OwnRegistration;
  onDone: (own: OwnRegistration) => void;
}

/** Of a large group: its places are held once whoever registered it presses this. */
export function ConfirmPlaces({ token, own, onDone }: ConfirmPlacesProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const coming = own.delegates.filter(({ cancelled_at }) => cancelled_at === null).length;
  const lead = own.total_centavos === 0 ? texts.confirmLeadFree : texts.confirmLead;
  const confirm = () => {
    setBusy(true);
    setProblem(undefined);
    confirmPlaces(token)
      .then((now) => {
        toast.success(texts.confirmed);
        onDone(now);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      })
      .finally(() => setBusy(false));
  };
  return (
    <section className="mt-6 max-w-3xl border-l-4 border-brass bg-sand/60 px-5 py-4">
      {own.held_until && <p>{fill(lead, { until: momentOf(own.held_until) })}</p>}
      {problem && (
        <p role="alert" className="mt-2 font-medium">
          {problem}
        </p>
      )}
      <button type="button" disabled={busy} onClick={confirm} className="btn mt-4">
        {busy ? buttons.busy : fill(texts.confirmPlaces, { n: String(coming) })}
      </button>
    </section>
  );
}
