import { Link } from 'react-router';
import { Head } from '../components/Head';
import { metadata } from '../content/metadata';

export function Component() {
  return (
    <div className="wrap grid justify-items-start gap-6 pt-14 pb-(--section)">
      <Head {...metadata.comingSoon} />
      <h1 className="text-h1">Coming Soon</h1>
      <p className="text-lead">We are currently working on this page. Please check back soon.</p>
      <Link to="/" className="btn">
        Home
      </Link>
    </div>
  );
}
