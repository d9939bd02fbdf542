import { Head } from '../components/Head';
import { InquiryPanel } from '../components/InquiryPanel';
import { PageTitle } from '../components/PageTitle';
import { contactPage } from '../content/contact-page';
import { contact, inquireNow } from '../content/company';
import { whenVisible } from '../shell/whenVisible';

const GeneralInquiryForm = whenVisible(() => import('../forms/GeneralInquiryForm'));

export function Component() {
  const { street, city, postalCode, country } = contact.office;
  return (
    <>
      <Head {...contactPage.metadata} />
      <PageTitle title={contactPage.title} />
      <div className="wrap grid gap-x-16 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-8">
          <InquiryPanel text={inquireNow.contact}>
            <GeneralInquiryForm />
          </InquiryPanel>
        </div>
        <address className="not-italic lg:col-span-4">
          <h2 className="text-h3">Our office</h2>
          <p className="mt-4">{street}</p>
          <p>
            {postalCode} {city}, {country}
          </p>
          <p className="mt-4">{contact.hours}</p>
          <a href={`mailto:${contact.email}`} className="link mt-4 inline-block py-2">
            {contact.email}
          </a>
        </address>
      </div>
    </>
  );
}
