import { Head } from '../components/Head';
import { metadata } from '../content/metadata';

/** Staff sign in at /admin; this page is only its text. */
export function Component() {
  return (
    <div className="wrap grid min-h-[50vh] content-center py-16">
      <Head {...metadata.login} />
      <h1 className="text-h2">AdminLogin</h1>
    </div>
  );
}
