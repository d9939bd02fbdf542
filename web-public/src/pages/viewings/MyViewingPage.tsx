import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PageTitle } from '../../ui/PageTitle';
import { ServerMessage } from '../../ui/ServerMessage';
import { Problem } from './Problem';

const AT = '/my-viewing/{token}';

/** One's own viewing, by the link in the mail: opening it changes nothing. The server fills in what stands in braces. */
export function MyViewingPage() {
  const { viewing: words } = useContent('formPages');
  return (
    <>
      <Head {...words.own.metadata} />
      <PageTitle title={words.own.title} />
      <div className="wrap pb-(--section)">
        <div className="max-w-[60rem]">
          <Problem title={words.problem} />
          <ServerMessage when="now_booked">{words.nowBooked}</ServerMessage>
          <ServerMessage when="now_moved">{words.nowMoved}</ServerMessage>
          <ServerMessage when="mailed">{words.mailed}</ServerMessage>
          <ServerMessage when="called_off">{words.calledOff}</ServerMessage>
          <ServerMessage when="over">{words.over}</ServerMessage>
          <dl className="viewing-facts">{'{facts}'}</dl>
          <p hidden data-when="called_off" className="mt-8">
            <a href="/book-a-viewing/{slug}" className="btn">
              {words.another}
            </a>
          </p>
          <div hidden data-when="ahead">
            <p className="mt-6">
              <a href="{calendar}" className="link">
                {words.calendar}
              </a>
            </p>
            <section aria-labelledby="move" className="mt-12">
              <h2 id="move" className="text-h3">
                {words.move}
              </h2>
              <p hidden data-when="none" className="mt-4">
                {words.noneToMove}
              </p>
              <form hidden data-when="some" method="post" action={`${AT}/move`}>
                <div>{'{hours}'}</div>
                <p className="mt-4 flex flex-wrap gap-x-6">{'{later}'}</p>
                <button type="submit" className="btn mt-6">
                  {words.moveHere}
                </button>
              </form>
            </section>
            <section aria-labelledby="call-off" className="mt-12">
              <h2 id="call-off" className="text-h3">
                {words.callOff}
              </h2>
              <p className="mt-2">{words.callOffText}</p>
              <form method="post" action={`${AT}/call-off`}>
                <button type="submit" className="btn btn-ghost mt-4">
                  {words.callOffButton}
                </button>
              </form>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
