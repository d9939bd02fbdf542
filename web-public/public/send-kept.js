// Pages that only read have no script but this.
{
  // As start.ts says it of the others: the first picture is on the screen, those further down and the next pages may come.
  const settle = () => (document.documentElement.dataset.phase = 'settled');
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(settle));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}
// When the device keeps a form that was sent without an answer (forms/record.ts), it fetches the site's program, which
// sends it.
try {
  const isKept = (key) => key.startsWith('draft:') && localStorage[key].includes('"waiting":true');
  if (Object.keys(localStorage).some(isKept)) void import(document.currentScript.dataset.program);
} catch {
  // A browser that keeps nothing has nothing to send.
}
