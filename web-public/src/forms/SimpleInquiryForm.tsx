export default function SimpleInquiryForm() {
  return <form aria-label="Inquiry" />;
}
