/** Goes to another page. Fulfilled when the visitor comes back to this one as they left it (back/forward cache). */
export function leaveFor(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => {
    addEventListener('pageshow', function returned({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', returned);
      resolve();
    });
  });
}
