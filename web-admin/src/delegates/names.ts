interface Names {
  first_name: string;
  last_name: string;
}

/** Both names are empty until it is known who comes. */
export const isNamed = ({ first_name }: Names): boolean => first_name !== '';

/** What the API writes in place of a name that is not known yet. */
export const nameOf = (of: Names): string =>
  isNamed(of) ? `${of.first_name} ${of.last_name}` : 'Name to follow';
