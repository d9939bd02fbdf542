import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InquiryKind } from '../content/inquiry-kinds';
import { fill } from '../content/text';
import { OTHERS } from '../reference/answers';
import { onPrefill } from '../ui/prefill-message';
import { useHydrated } from '../ui/useHydrated';

type MessageForm = Pick<UseFormReturn<Record<string, string | boolean>>, 'getValues' | 'setValue'>;

/** Puts what other parts of the page ask about into the message, below what was typed already. */
export function useAsked(form: MessageForm): void {
  useEffect(() => {
    return onPrefill((words) => {
      const typed = String(form.getValues('message')).trim();
      if (typed.includes(words)) return;
      const message = typed ? `${typed}\n\n${words}` : words;
      form.setValue('message', message, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    });
  }, [form]);
}

type Form = Pick<UseFormReturn<Record<string, string | boolean>>, 'getValues' | 'setValue'>;

/**
 * Opens the form with the kind of inquiry that the address names, as `?about=viewing`: it begins the message, and
 * in the general form it is the interest too. What was typed already stays.
 */
export function useKind(
  form: Form,
  kinds: readonly InquiryKind[],
  project: string | undefined,
  brand: string,
): void {
  useEffect(() => {
    const about = new URLSearchParams(location.search).get('about');
    const kind = kinds.find((one) => one.about === about);
    if (!kind || form.getValues('message')) return;
    form.setValue('message', fill(kind.message, { project: project ?? brand }), { shouldDirty: true });
    if (form.getValues('project_interest') !== '') return;
    form.setValue('project_interest', OTHERS, { shouldDirty: true, shouldValidate: true });
    form.setValue('project_interest_others', kind.interest, { shouldDirty: true });
  }, [form, kinds, project, brand]);
}

/** What the address names; nothing in the prerendered HTML. */
export function useAbout(): string | undefined {
  const alive = useHydrated();
  return alive ? (new URLSearchParams(location.search).get('about') ?? undefined) : undefined;
}
