import { addMessages } from '../index';

/** Words of how many homes are left; they come with its pages. */
export const stock = {
  search: 'Search homes and projects',
  create: 'Count a home',
  none: 'No home is counted yet. “Count a home” says how many there are of one; the site then shows what is left.',
  gone: 'None',
  told: '%{free} free of %{count}: %{reserved} reserved, %{sold} sold',
  numbers: 'How many there are',
  home_help: 'Homes of the site that nobody counts yet',
  saved: 'Saved, and the site shows what is left',
  price_lists: 'Price lists of this project',
  price_list: 'No. %{number}, %{name}: prices as of %{day}, public since %{published}',
  holders: 'Whose they are',
  nobody: 'No inquiry that you see has one.',
  all_holders: 'And %{smart_count} more.',
  sold: 'sold',
  reserved: 'reserved, without an end',
  reserved_until: 'reserved until %{day}',
};

addMessages({ stock });
