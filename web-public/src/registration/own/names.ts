import { ownTexts } from '../../content/texts';

interface Names {
  first_name: string;
  last_name: string;
}

/** Both names are empty until it is known who comes. */
export const isNamed = ({ first_name }: Names): boolean => first_name !== '';

export const nameOf = (of: Names): string =>
  isNamed(of) ? `${of.first_name} ${of.last_name}` : ownTexts.nameToFollow;
