import { errorPageTexts as texts } from '../content/texts';

/** Over a page of which a script failed; it can be closed (app/browser/own-errors.ts). Inert until then. */
export function ErrorPageTemplate() {
  return (
    <template id="error-page">
      <dialog
        aria-label={texts.title}
        className="error-page m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
      >
        <ErrorPage level="h2" />
        <form method="dialog" className="wrap pb-16">
          <button className="min-h-11 underline underline-offset-4">{texts.close}</button>
        </form>
      </dialog>
    </template>
  );
}

/** Shown when an error of our own leaves nothing of the page usable; below the page's own heading where it has one. */
export function ErrorPage({ level: Heading = 'h1' }: { level?: 'h1' | 'h2' }) {
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <Heading className="text-h1">{texts.title}</Heading>
      <p className="text-lead">{texts.text}</p>
      <a href="/" className="btn">
        {texts.home}
      </a>
    </div>
  );
}
