import { inquiryTexts } from '../content/texts';

export function InquirySent() {
  return (
    <>
      <p className="font-display text-h3">{inquiryTexts.sentTitle}</p>
      <p className="mt-1">{inquiryTexts.sentText}</p>
    </>
  );
}
