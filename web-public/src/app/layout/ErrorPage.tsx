/** Shown when an error of our own leaves nothing of the page usable. */
export function ErrorPage() {
  return (
    <div className="wrap grid min-h-[60vh] content-center justify-items-start gap-6 py-16">
      <h1 className="text-h1">Something went wrong</h1>
      <p className="text-lead">Please refresh the page or try again later.</p>
      <a href="/" className="btn">
        Home
      </a>
    </div>
  );
}
