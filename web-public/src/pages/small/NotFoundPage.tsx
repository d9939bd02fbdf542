import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';

export function NotFoundPage() {
  const { notFound } = useContent('smallPages');
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <Head {...notFound.metadata} />
      <h1 className="text-h1">{notFound.title}</h1>
    </div>
  );
}
