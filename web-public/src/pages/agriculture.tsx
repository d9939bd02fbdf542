import { SectorPage } from '../components/SectorPage';
import { metadata } from '../content/metadata';
import { agriculturePage } from '../content/sectors';

export function Component() {
  return <SectorPage page={agriculturePage} metadata={metadata.agriculture} accent="accent-leaf" />;
}
