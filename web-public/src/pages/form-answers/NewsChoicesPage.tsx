import { ticketTexts as texts } from '../../content/texts';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { ServerMessage } from '../../ui/ServerMessage';

const AT = '/api/v1/news-choices/{token}';

/** Which news one gets, by the link in each of them: opening it changes nothing. The server fills in what stands in braces. */
export const NewsChoicesPage = () => (
  <>
    <Head title={texts.newsChoices} description={texts.newsChoicesLead} />
    <PageTitle title={texts.newsChoices} lead={texts.newsChoicesLead} />
    <div className="wrap pb-(--section)">
      <div className="max-w-[44rem]">
        <ServerMessage when="now_saved">{texts.newsSaved}</ServerMessage>
        <ServerMessage when="now_stopped">{texts.newsNowStopped}</ServerMessage>
        <p hidden data-when="wanted">
          {texts.newsAddress}
        </p>
        <p hidden data-when="stopped">
          {texts.newsNowhere}
        </p>
        <form method="post" action={AT} className="mt-6">
          <input type="hidden" name="news_text" value={texts.newsAgreed} />
          <fieldset className="news-boxes">
            <legend>{texts.newsOf}</legend>
            <div>{'{projects}'}</div>
          </fieldset>
          <p className="mt-4 text-small">{texts.newsAgreed}</p>
          <button type="submit" className="btn mt-4">
            {texts.newsSave}
          </button>
        </form>
        <section hidden data-when="wanted" aria-labelledby="no-news" className="mt-12">
          <h2 id="no-news" className="text-h3">
            {texts.newsNone}
          </h2>
          <p className="mt-2">{texts.newsNoneText}</p>
          <form method="post" action={`${AT}/stop`}>
            <button type="submit" className="btn btn-ghost mt-4">
              {texts.newsStop}
            </button>
          </form>
        </section>
      </div>
    </div>
  </>
);
