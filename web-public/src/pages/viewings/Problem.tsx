/** What the server says that is wrong; it has the focus, so that nobody misses it. */
export function Problem({ title }: { title: string }) {
  return (
    <div
      hidden
      data-when="problem"
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-8 border-l-4 border-error bg-error/5 px-4 py-3"
    >
      <p className="font-medium">{title}</p>
      <div data-problem="">{'{problem}'}</div>
    </div>
  );
}
