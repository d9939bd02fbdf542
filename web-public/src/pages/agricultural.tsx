import { ProjectPage } from '../components/ProjectPage';
import { plantation } from '../content/projects';

export function Component() {
  return <ProjectPage project={plantation} />;
}
