export default function GeneralInquiryForm() {
  return <form aria-label="Inquiry" />;
}
