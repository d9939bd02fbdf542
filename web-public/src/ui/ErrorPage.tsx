import { errorPageTexts as texts } from '../content/texts';

/** Shown when an error of our own leaves nothing of the page usable. */
export function ErrorPage() {
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="text-lead">{texts.text}</p>
      <a href="/" className="btn">
        {texts.home}
      </a>
    </div>
  );
}
