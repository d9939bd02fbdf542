import { SectorPage } from '../components/SectorPage';
import { hotelPage } from '../content/sectors';

export function Component() {
  return <SectorPage page={hotelPage} accent="accent-sea" />;
}
