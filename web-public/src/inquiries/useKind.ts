import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InquiryKind } from '../content/forms/inquiry-kinds';
import { fill } from '../content/text';
import { OTHERS } from '../reference/answers';
import { useHydrated } from '../ui/useHydrated';
import { onPrefill } from './prefill-message';

type MessageForm = Pick<UseFormReturn<Record<string, string | boolean>>, 'getValues' | 'setValue'>;

/** Puts what other parts of the page ask about into the message, below what was typed already. */
export function usePrefill(form: MessageForm): void {
  useEffect(() => {
    return onPrefill((words) => {
      const typed = String(form.getValues('message')).trim();
      if (typed.includes(words)) return;
      const message = typed ? `${typed}\n\n${words}` : words;
      form.setValue('message', message, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    });
  }, [form]);
}

type FormChoices = Record<string, string | boolean>;
type Form = { form: Pick<UseFormReturn<FormChoices>, 'getValues'>; offer: (values: FormChoices) => void };

/**
 * Opens the form with the kind of inquiry that the address names, as `?about=viewing`: it begins the message, and
 * in the general form it is the interest too. What was typed already stays; how another kind begins was not typed.
 * @returns that kind; nothing in the prerendered HTML
 */
export function useKind(
  { form, offer }: Form,
  kinds: readonly InquiryKind[],
  project: string | undefined,
  brand: string,
): InquiryKind | undefined {
  const about = useAbout();
  const kind = kinds.find((one) => one.about === about);
  const propose = useEffectEvent(({ message, interest }: InquiryKind) => {
    const begin = (words: string) => fill(words, { project: project ?? brand });
    const typed = String(form.getValues('message')).trim();
    if (typed && !kinds.some((one) => begin(one.message).trim() === typed)) return;
    const chosen = form.getValues('project_interest');
    const other = form.getValues('project_interest_others');
    const isOpen = chosen === '' || (chosen === OTHERS && kinds.some((one) => one.interest === other));
    offer({
      message: begin(message),
      ...(isOpen && { project_interest: OTHERS, project_interest_others: interest }),
    });
  });
  useEffect(() => {
    if (kind) propose(kind);
  }, [kind]);
  return kind;
}

/** What the address names; nothing in the prerendered HTML. */
function useAbout(): string | undefined {
  const alive = useHydrated();
  return alive ? (new URLSearchParams(location.search).get('about') ?? undefined) : undefined;
}
