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

export function ComingSoonPage() {
  const { comingSoon } = useContent('smallPages');
  return (
    <div className="wrap grid justify-items-start gap-6 pt-14 pb-(--section)">
      <Head {...comingSoon.metadata} />
      <h1 className="text-h1">{comingSoon.title}</h1>
      <p className="text-lead">{comingSoon.lead}</p>
      <a href="/" className="btn">
        Home
      </a>
    </div>
  );
}

export function NotFoundPage() {
  const { notFound } = useContent('smallPages');
  return (
    <div className="wrap grid min-h-[60vh] content-center py-16">
      <Head {...notFound.metadata} />
      <h1 className="text-h1">{notFound.title}</h1>
    </div>
  );
}
