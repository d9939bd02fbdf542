export default function ProjectInquiryForm(_props: { project: { name: string; interest: string } }) {
  return <form aria-label="Inquiry" />;
}
