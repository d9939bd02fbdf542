import { SectorPage } from '../components/SectorPage';
import { agriculturePage } from '../content/sectors';

export function Component() {
  return <SectorPage page={agriculturePage} accent="accent-leaf" />;
}
