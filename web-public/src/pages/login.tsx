import { Head } from '../components/Head';
import { loginPage } from '../content/small-pages';

/** Staff sign in at /admin; this page is only its text. */
export function Component() {
  return (
    <div className="wrap grid min-h-[50vh] content-center py-16">
      <Head {...loginPage.metadata} />
      <h1 className="text-h2">{loginPage.title}</h1>
    </div>
  );
}
