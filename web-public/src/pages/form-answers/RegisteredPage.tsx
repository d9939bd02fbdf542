import type { EventContent } from '../../content';
import type { WayToPay } from '../../content/event/ways-to-pay';
import { labels, proofTexts } from '../../content/texts';
import { ContentProvider, useContent } from '../../content/use-content';
import { isOpen } from '../../registration/open';
import { PaymentHelp } from '../../registration/PaymentHelp';
import { PROOF_TYPES } from '../../registration/proof/proof';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { When } from './When';

/** Where a registration without JavaScript leads to. The server puts the ticket's uuid where `{uuid}` stands. */
export function RegisteredPage() {
  const { registered } = useContent('formPages');
  // The page is the same for all: whoever comes has just registered for one that is open.
  const events = useContent('events').filter(isOpen);
  return (
    <>
      <Head {...registered.metadata} />
      <PageTitle title={registered.title} lead={registered.lead} />
      <div className="wrap pb-(--section)">
        <div className="prose">
          <p>
            <a href="/thank-you/{uuid}" className="btn">
              {registered.ticket}
            </a>
          </p>
          <When code="picture_kept">{registered.kept}</When>
          <When code="picture_refused">{registered.refused}</When>
          <form
            method="post"
            action="/api/v1/delegates/proof-of-payment/upload/{uuid}"
            encType="multipart/form-data"
            className="mt-8"
          >
            <label className="block font-medium">
              {labels.proof_of_payment}
              <input
                type="file"
                name="image"
                required
                accept={PROOF_TYPES.join()}
                className="my-2 block min-h-11 w-full"
              />
            </label>
            <p className="text-small">{proofTexts.limits}.</p>
            <button type="submit" className="btn mt-3">
              {proofTexts.upload}
            </button>
          </form>
          {events.some(isPaid) && <h2 className="text-h3">{registered.pay}</h2>}
          {events.filter(isPaid).map((event) => (
            <ContentProvider key={event.slug} content={{ event }}>
              {events.length > 1 && <h3 className="mt-6 font-sans font-medium">{event.name}</h3>}
              <HowToPay ways={event.payment.ways} />
            </ContentProvider>
          ))}
        </div>
      </div>
    </>
  );
}

const isPaid = ({ payment }: EventContent) => payment.ways.length > 0;

const HowToPay = ({ ways }: { ways: readonly WayToPay[] }) => (
  <dl>
    {ways.map((mode) => (
      <div key={mode.value} className="mt-3">
        <dt className="font-medium">{mode.label}</dt>
        <dd>
          <PaymentHelp mode={mode} />
        </dd>
      </div>
    ))}
  </dl>
);
