import { useContent } from '../../content/use-content';
import { Head } from '../../ui/Head';
import { PicturePage } from '../../ui/pictures/PicturePage';

/** Staff sign in at /admin; this page is only its text. */
export function LoginPage() {
  const { login } = useContent('smallPages');
  return (
    <>
      <Head {...login.metadata} />
      <PicturePage {...login} />
    </>
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
    <>
      <Head {...notFound.metadata} />
      <PicturePage {...notFound} />
    </>
  );
}
