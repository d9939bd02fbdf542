import { island } from '../../ui/island';
import FilmFacade from './FilmFacade';

/** A film as an island: its player comes when it is pressed. */
export const Film = island('film', FilmFacade);
