import { registrationTexts as texts } from '../content/texts';

/** The owner asks something else than when the page was opened. What was typed is kept, and loading shows the questions. */
export function ChangedQuestions({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <div role="alert" className="mb-4 border-l-4 border-brass bg-sand/60 px-5 py-3">
      <p>{texts.questionsChanged}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-11 font-medium underline underline-offset-4"
      >
        {texts.questionsReload}
      </button>
    </div>
  );
}
