import { Link } from 'react-router';
import { Head } from '../components/Head';
import { comingSoonPage } from '../content/small-pages';

export function Component() {
  return (
    <div className="wrap grid justify-items-start gap-6 pt-14 pb-(--section)">
      <Head {...comingSoonPage.metadata} />
      <h1 className="text-h1">{comingSoonPage.title}</h1>
      <p className="text-lead">{comingSoonPage.lead}</p>
      <Link to="/" className="btn">
        Home
      </Link>
    </div>
  );
}
