export const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-terracotta';

/** What can be done about a line, as a link would look. @param named what a screen reader says, with what it is about */
export function Act({ label, named, onClick }: { label: string; named: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={named} onClick={onClick} className={`no-print ${LINK}`}>
      {label}
    </button>
  );
}
