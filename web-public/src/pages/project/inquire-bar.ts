/** Has the bar of a project's page step aside where the form is, and its list close when a section is chosen, and by Escape. */
export function take(root: HTMLElement): void {
  const bar = root.querySelector('nav');
  const form = document.getElementById('inquire');
  if (bar && form)
    new IntersectionObserver((entries) => {
      bar.inert = entries.at(-1)?.isIntersecting ?? false;
    }).observe(form);

  const list = root.querySelector('details');
  list?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) list.open = false;
  });
  list?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
}
