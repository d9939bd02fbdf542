import { useState } from 'react';
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
  const [byMail, setByMail] = useState(true);
  const form = useSendForm({
    name: 'find-ticket',
    action: '/api/v1/delegates/find-tickets',
    schema,
    defaults,
    toSend: (checked) => ({
      path: '/delegates/find-tickets',
      body: checked,
      elsewhere: { sent: texts.findArrived, failed: texts.findFailed, back: draftTexts.back },
    }),
    onSent: ({ by_mail }: { by_mail: boolean }) => setByMail(by_mail),
  });
  return (
    <FormFrame
      of={form}
      kept={texts.findKept}
      success={
        byMail ? (
          <>
            <p className="font-medium">{texts.findSent}</p>
            <p>{texts.findNothing}</p>
          </>
        ) : (
          <p className="font-medium">{texts.findNoMail}</p>
        )
      }
    >
      <TextField name="email" required type="email" inputMode="email" autoComplete="email" />
    </FormFrame>
  );
}
