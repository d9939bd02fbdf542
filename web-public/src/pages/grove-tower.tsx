import { ProjectPage } from '../components/ProjectPage';
import { groveTower } from '../content/projects';

export function Component() {
  return <ProjectPage project={groveTower} />;
}
