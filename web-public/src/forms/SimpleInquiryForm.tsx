import { inquiryTexts } from '../content/form-texts';
import { TextArea, TextField } from './fields';
import { FormFrame } from './FormFrame';
import { Agreements, WhoFields } from './groups';
import { InquirySent } from './InquirySent';
import { simpleDefaults, simpleInquiry, simplePayload } from './simple-inquiry';
import { useInquiryForm } from './useInquiryForm';

/** The landing page's inquiry. Its button sleeps only while a send is under way. */
export default function SimpleInquiryForm() {
  const inquiry = useInquiryForm({
    name: 'simple-inquiry',
    schema: simpleInquiry,
    defaults: simpleDefaults,
    toPayload: simplePayload,
  });
  return (
    <FormFrame of={inquiry} success={<InquirySent />} kept={inquiryTexts.kept}>
      <WhoFields />
      <TextField name="country" autoComplete="country-name" />
      <TextArea name="message" required />
      <Agreements />
    </FormFrame>
  );
}
