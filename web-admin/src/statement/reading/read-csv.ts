import { linesOfText as read } from '../../files/text';
import { namesAmount, type Line } from './table';

export const linesOfText = (bytes: Uint8Array): Line[] =>
  read(bytes, (cells) => cells.some(namesAmount)).lines;
