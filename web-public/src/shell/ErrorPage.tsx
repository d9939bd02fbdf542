export function ErrorPage() {
  return (
    <main className="p-8">
      <h1>Something went wrong</h1>
      <p>Please refresh the page or try again later.</p>
      <a href="/">Home</a>
    </main>
  );
}
