export function Component() {
  return <h1>thank-you</h1>;
}
