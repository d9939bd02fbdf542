import { useContent } from '../../content/use-content';
import { Banner } from './Banner';

export function PortfolioBanner() {
  const { title, picture, action } = useContent('home').banner;
  return (
    <Banner title={title} picture={picture}>
      <a href={action.href} className="btn">
        {action.label}
      </a>
    </Banner>
  );
}
