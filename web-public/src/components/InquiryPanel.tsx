import type { ReactNode } from 'react';
import { inquireNow } from '../content/company';

/** The title and the sentence over an inquiry form. */
export function InquiryPanel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="inquire-now">
      <h2 id="inquire-now" className="text-h3">
        {inquireNow.title}
      </h2>
      <p className="mt-2 mb-8 text-ink/80">{text}</p>
      {children}
    </section>
  );
}
