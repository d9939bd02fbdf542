import { useMemo } from 'react';
import { inquiryTexts } from '../content/form-texts';
import { TextArea, TextField } from './fields';
import { FormFrame } from './FormFrame';
import { Agreements, InterestFields, WhoFields } from './groups';
import { InquirySent } from './InquirySent';
import { projectDefaults, projectInquiry, projectPayload } from './project-inquiry';
import { useInquiryForm } from './useInquiryForm';

export interface ProjectInquiryFormProps {
  project: {
    name: string;
    /** A value of `projectInterests`; anything else is offered as 'Others' with this text. */
    interest: string;
  };
}

/** A project page's inquiry. Its button sleeps only while a send is under way. */
export default function ProjectInquiryForm({ project }: ProjectInquiryFormProps) {
  const defaults = useMemo(() => projectDefaults(project.interest), [project.interest]);
  const inquiry = useInquiryForm({
    name: `inquiry-${project.interest.toLowerCase().replace(/\W+/g, '-')}`,
    schema: projectInquiry,
    defaults,
    toPayload: projectPayload,
  });
  return (
    <FormFrame of={inquiry} success={<InquirySent />} kept={inquiryTexts.kept}>
      <WhoFields />
      <TextField name="country" autoComplete="country-name" />
      <InterestFields />
      <TextArea name="message" required />
      <Agreements />
    </FormFrame>
  );
}
