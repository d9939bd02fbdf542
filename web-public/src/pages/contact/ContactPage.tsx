import { useContent } from '../../content/use-content';
import { InquiryPanel } from '../../inquiries/InquiryPanel';
import { Head } from '../../ui/Head';
import { Reach } from '../../ui/Reach';
import { PageTitle } from '../../ui/PageTitle';

export function ContactPage() {
  const contactPage = useContent('contactPage');
  const { contact, inquireNow, reach } = useContent('company');
  const { street, city, postalCode, country } = contact.office;
  return (
    <>
      <Head {...contactPage.metadata} />
      <PageTitle title={contactPage.title} />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-8">
          <InquiryPanel variant="general" text={inquireNow.contact} main />
        </div>
        <address className="not-italic lg:col-span-4">
          <h2 className="text-h3">{contactPage.office}</h2>
          <p className="mt-4">{street}</p>
          <p>
            {postalCode} {city}, {country}
          </p>
          <p className="mt-4">{contact.hours}</p>
          <h3 className="mt-6 font-sans font-medium">{reach.title}</h3>
          <Reach />
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contact.email}
          </a>
        </address>
      </div>
    </>
  );
}
