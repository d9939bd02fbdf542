import type { ZodMiniType } from 'zod/mini';
import { sendInquiry, type InquiryFields } from '../api/send-inquiry';
import { OTHERS } from '../content/enumerations';
import { toasts } from '../content/form-texts';
import { toast } from '../toasts/toast';
import type { DraftValues } from './drafts';
import { useSendForm } from './useSendForm';

interface InquiryForm<V extends DraftValues> {
  name: string;
  schema: ZodMiniType;
  defaults: V;
  toPayload: (values: V) => InquiryFields;
}

/** What the three inquiry forms have in common: where they go and what is said. */
export function useInquiryForm<V extends DraftValues>(form: InquiryForm<V>) {
  return useSendForm({
    ...form,
    send: sendInquiry,
    onSent: () => toast.success(toasts.inquirySent),
    failure: toasts.inquiryFailed,
    fieldOf,
  });
}

function fieldOf(field: string, values: DraftValues): string {
  if (field === 'where_did_find_about_us') return 'where_did_find_about';
  if (field === 'project_interest' && values.project_interest === OTHERS) return 'project_interest_others';
  return field;
}
