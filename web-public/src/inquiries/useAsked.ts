import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onAsk } from '../ui/ask';

type MessageForm = Pick<UseFormReturn<Record<string, string | boolean>>, 'getValues' | 'setValue'>;

/** Puts what other parts of the page ask about into the message, below what was typed already. */
export function useAsked(form: MessageForm): void {
  useEffect(
    () =>
      onAsk((words) => {
        const typed = String(form.getValues('message')).trim();
        const message = typed && !typed.includes(words) ? `${typed}\n\n${words}` : words;
        form.setValue('message', message, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      }),
    [form],
  );
}
