import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';

/** The company's words beside the inquiry form. */
export function HomeInquiry() {
  const { title, paragraphs } = useContent('home').inquiry;
  const { inquireNow } = useContent('company');
  return (
    <section aria-labelledby="inquiry" className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="inquiry" className="text-h2">
          {title}
        </h2>
        <div className="prose mt-6">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="lg:col-span-7">
        <InquiryPanel variant="simple" text={inquireNow.home} />
      </div>
    </section>
  );
}
