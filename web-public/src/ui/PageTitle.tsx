import { Title } from './Head';

/** The head of an inner page: its one h1, and a sentence or two. */
export function PageTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="wrap pt-8 pb-12 md:pt-14 md:pb-20">
      <h1 className="text-h1">
        <Title text={title} />
      </h1>
      {lead && <p className="mt-6 max-w-[52ch] text-lead text-ink/85 whitespace-pre-line">{lead}</p>}
    </header>
  );
}
