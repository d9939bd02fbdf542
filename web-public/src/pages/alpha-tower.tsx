import { ProjectPage } from '../components/ProjectPage';
import { alphaTower } from '../content/projects';

export function Component() {
  return <ProjectPage project={alphaTower} />;
}
