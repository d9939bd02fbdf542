import { SectorPage } from '../components/SectorPage';
import { metadata } from '../content/metadata';
import { hotelPage } from '../content/sectors';

export function Component() {
  return <SectorPage page={hotelPage} metadata={metadata.hotel} accent="accent-sea" />;
}
