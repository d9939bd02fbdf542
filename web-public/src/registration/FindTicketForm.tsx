import * as z from 'zod/mini';
import { draftTexts, ticketTexts as texts } from '../content/texts';
import { TextField } from '../forms/fields';
import { FormFrame } from '../forms/FormFrame';
import { email } from '../forms/rules';
import { useSendForm } from '../forms/useSendForm';

const schema = z.object({ email });
const defaults = { email: '' };

/** Asks for the links of the tickets that are registered under an address. */
export default function FindTicketForm() {
  const form = useSendForm({
    name: 'find-ticket',
    action: '/api/v1/delegates/find-tickets',
    schema,
    defaults,
    toSend: (checked) => ({
      path: '/delegates/find-tickets',
      body: checked,
      elsewhere: { sent: texts.findSent, failed: texts.findFailed, back: draftTexts.back },
    }),
    onSent: () => undefined,
  });
  return (
    <FormFrame
      of={form}
      kept={texts.findKept}
      success={
        <>
          <p className="font-medium">{texts.findSent}</p>
          <p>{texts.findNothing}</p>
        </>
      }
    >
      <TextField name="email" required type="email" inputMode="email" autoComplete="email" />
    </FormFrame>
  );
}
