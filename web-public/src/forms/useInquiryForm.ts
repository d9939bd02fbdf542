import type { ZodMiniType } from 'zod/mini';
import type { InquiryFields } from '../api/schemas';
import { sendInquiry } from '../api/send-inquiry';
import { OTHERS } from '../content/enumerations';
import { toasts } from '../content/form-texts';
import { toast } from '../toasts/toast';
import type { DraftValues } from './drafts';
import { useSendForm } from './useSendForm';

interface InquiryForm<V extends DraftValues, C> {
  name: string;
  schema: ZodMiniType<C>;
  defaults: V;
  toPayload: (checked: C) => InquiryFields;
}

/** What the three inquiry forms have in common: where they go and what is said. */
export function useInquiryForm<V extends DraftValues, C>(form: InquiryForm<V, C>) {
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
