import { lazy, Suspense, useMemo } from 'react';
import type { InquiryKind } from '../content/forms/inquiry-kinds';
import { fill } from '../content/text';
import { draftTexts, inquiryTexts, toasts } from '../content/texts';
import { useContent } from '../content/use-content';
import { DECLARED, DeclaredFields } from '../forms/declared';
import { SelectField, TextArea, TextField } from '../forms/fields';
import { FormFrame } from '../forms/FormFrame';
import { Agreements, ContactFields } from '../forms/groups';
import type { FormValues } from '../forms/record';
import { useSendForm } from '../forms/useSendForm';
import { OTHERS } from '../reference/answers';
import type { InquiryRecord } from '../reference/api/schemas';
import { OrganizerLinks, type EventOrganizer } from '../ui/OrganizerLinks';
import { toast } from '../ui/toasts/toast';
import { CountryAndPlace, InterestFields } from './groups';
import { inquiryDefaults, inquiryPayload, inquirySchemas, interestIn, type Variant } from './inquiry';
import { source } from './source';
import { usePrefill, useKind } from './useKind';

/** Without it, the times are written into the message. */
const VideoSlots = lazy(() => import('./VideoSlots').catch(() => ({ default: () => null })));

export interface InquiryFormProps {
  variant: Variant;
  /** The page's own project, chosen beforehand: an option of the list, or else the text of 'Others'. */
  project?: string;
  /** What it is about where that is no project, as a page of the owner's own: its interest, which the form does not ask. */
  subject?: string;
  /** Named in the message where no project is. */
  brand: string;
  /** Of the events, the next one first: who answers an inquiry about one of them. */
  organizers?: readonly EventOrganizer[];
}

/** The inquiry in its three variants. The general one's button is disabled while anything is missing. */
export default function InquiryForm({ variant, project, subject, brand, organizers = [] }: InquiryFormProps) {
  const { projectInterests, whereDidYouFindAbout, inquiryKinds, videoCalls } = useContent('options');
  const defaults = useMemo(
    () => inquiryDefaults(variant, project ? interestIn(project, projectInterests) : undefined),
    [variant, project, projectInterests],
  );
  const about = project ?? subject;
  const inquiry = useSendForm({
    name: about ? `${variant}-inquiry-${inName(about)}` : `${variant}-inquiry`,
    action: '/api/v1/inquiry/property',
    schema: inquirySchemas[variant],
    defaults,
    toSend: (checked) => ({
      path: '/inquiry/property',
      body: { ...inquiryPayload(checked), ...(subject && { project_interest: subject }) },
      also: source(),
      elsewhere: { sent: toasts.inquirySent, failed: toasts.inquiryFailed, back: draftTexts.back },
    }),
    onSent: (_: InquiryRecord) => toast.success(toasts.inquirySent),
    failure: toasts.inquiryFailed,
    fieldOf,
  });
  const kind = useKind(inquiry, inquiryKinds, project, brand);
  usePrefill(inquiry.form);
  return (
    <FormFrame
      of={inquiry}
      success={<InquirySent />}
      kept={inquiryTexts.kept}
      onlyWhenValid={variant === 'general'}
    >
      {kind && <About kind={kind} organizers={organizers} />}
      {subject && <input type="hidden" name="project_interest" value={subject} />}
      <ContactFields />
      {variant === 'general' ? <CountryAndPlace /> : <TextField name="country" autoComplete="country-name" />}
      {variant !== 'simple' && <InterestFields options={projectInterests} />}
      {variant === 'general' && (
        <SelectField name="where_did_find_about" required options={whereDidYouFindAbout} />
      )}
      {kind?.about === 'video-call' && (
        <Suspense>
          <VideoSlots hours={videoCalls} />
        </Suspense>
      )}
      <DeclaredFields fields={DECLARED.inquiries} />
      <TextArea name="message" required />
      <Agreements />
    </FormFrame>
  );
}

/** As the device keeps what is typed into it. */
const inName = (text: string) => text.toLowerCase().replace(/\W+/g, '-');

/** What the link here was for: who comes by one sees that the form is about it. */
function About({ kind, organizers }: { kind: InquiryKind; organizers: readonly EventOrganizer[] }) {
  const named = new URLSearchParams(location.search).get('event');
  const organizer =
    kind.about === 'event' && (organizers.find(({ slug }) => slug === named) ?? organizers[0]);
  return (
    <div className="mb-4 border-l-4 border-brass bg-sand/60 px-4 py-3">
      <p className="font-medium">{fill(inquiryTexts.about, { interest: kind.interest })}</p>
      {organizer && (
        <>
          <p>{fill(inquiryTexts.organizers, { name: organizer.name })}</p>
          <OrganizerLinks of={organizer} />
        </>
      )}
    </div>
  );
}

/** The form's field for a field of the API. */
function fieldOf(field: string, values: FormValues): string {
  if (field === 'where_did_find_about_us') return 'where_did_find_about';
  if (field === 'project_interest' && values.project_interest === OTHERS) return 'project_interest_others';
  return field;
}

function InquirySent() {
  return (
    <>
      <p className="font-display text-h3">{inquiryTexts.sentTitle}</p>
      <p className="mt-1">{inquiryTexts.sentText}</p>
    </>
  );
}
