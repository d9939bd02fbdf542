import { registrationTexts as texts } from '../../content/texts';
import { useContent } from '../../content/use-content';

/** Both days by the hour, and who speaks. */
export function Programme() {
  const { programme, speakers } = useContent('event');
  if (programme.length === 0 && speakers.length === 0) return null;
  return (
    <section aria-labelledby="programme" className="on-dark bg-ink text-paper">
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="programme" className="text-h2">
            {texts.programme}
          </h2>
          <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {programme.map(({ day, sessions }) => (
              <section key={day} aria-label={day}>
                <h3 className="border-b border-brass pb-3 text-h3">{day}</h3>
                <ol>
                  {sessions.map(({ time, title, speaker }) => (
                    <li
                      key={time}
                      className="grid grid-cols-[min(5.5rem,30%)_1fr] border-b border-paper/18 py-3"
                    >
                      <span className="text-small tabular-nums text-paper/80">{time}</span>
                      <span>
                        {title}
                        {speaker && <span className="block text-small text-paper/80">{speaker}</span>}
                      </span>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
        {speakers.length > 0 && (
          <div className="lg:col-span-4">
            <h2 className="text-h2">{texts.speakers}</h2>
            <ul className="mt-10">
              {speakers.map(({ name, role }) => (
                <li key={name} className="border-b border-paper/18 py-3 first:border-t">
                  <span className="block font-display text-h3">{name}</span>
                  <span className="block text-paper/80">{role}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
