/** Shown while a page's code is on its way. */
export function Loading() {
  return (
    <p role="status" className="p-8">
      Loading...
    </p>
  );
}
