/** Shown on any window error event, and when a page cannot be loaded. */
export function ErrorPage() {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <h1 className="text-h1">Something went wrong</h1>
      <p className="text-lead">Please refresh the page or try again later.</p>
      <a href="/" className="btn">
        Home
      </a>
    </main>
  );
}
