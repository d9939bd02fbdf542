import { Head } from '../components/Head';
import { notFoundPage } from '../content/small-pages';

export function Component() {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <Head {...notFoundPage.metadata} />
      <h1 className="text-h1">{notFoundPage.title}</h1>
    </div>
  );
}
