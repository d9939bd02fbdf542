import { Head } from '../components/Head';
import { metadata } from '../content/metadata';

export function Component() {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <Head {...metadata.notFound} />
      <h1 className="text-h1">NotFound</h1>
    </div>
  );
}
