interface Names {
  first_name: string;
  last_name: string;
}

/** Both names are empty until it is known who comes. */
export const isNamed = ({ first_name }: Names): boolean => first_name !== '';

/** As the API says it where it gives whole names. */
export const nameOf = (of: Names): string =>
  isNamed(of) ? `${of.first_name} ${of.last_name}` : 'Name to follow';
