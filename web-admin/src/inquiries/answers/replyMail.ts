import type { Inquiry } from '../../api/types';

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');

/** A mailto link with a subject and the visitor's words quoted below the answer (RFC 6068). @param text begins the answer */
export function replyMail(
  inquiry: Pick<Inquiry, 'first_name' | 'project_interest' | 'message'> & { email: string },
  text = '',
) {
  const subject = `Your inquiry${inquiry.project_interest ? ` about ${inquiry.project_interest}` : ''}`;
  const body = `Dear ${inquiry.first_name},\r\n\r\n${text}\r\n\r\n${quote(inquiry.message)}`;
  // Some mail programs do not read %40 back.
  const address = encodeURIComponent(inquiry.email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
