import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';

/** Staff sign in at /admin; this page is only its text. */
export function LoginPage() {
  const { login } = useContent('smallPages');
  return (
    <div className="wrap grid min-h-[50vh] content-center py-16">
      <Head {...login.metadata} />
      <h1 className="text-h2">{login.title}</h1>
    </div>
  );
}
