/** Shown while a page's code is on its way. */
export function Loading() {
  return (
    <p role="status" className="loading-late wrap py-24 text-lead">
      Loading...
    </p>
  );
}
