import { addMessages } from '../index';

/** Words of the panel of an inquiry's home and its computation; they come with it. */
export const homes = {
  title: 'Home and price',
  project: 'Project',
  choose: 'Choose a project',
  name: 'Home',
  left: '%{smart_count} of %{count} is left: %{sold} sold, %{reserved} reserved. |||| %{smart_count} of %{count} are left: %{sold} sold, %{reserved} reserved.',
  none_left: 'None is left of %{count}: %{sold} sold, %{reserved} reserved.',
  not_counted: 'Nobody has counted how many there are of this home. A manager does, under Stock.',
  held: { reserved: '%{home} is reserved for them.', sold: '%{home} is sold to them.' },
  by_list: 'By the price list %{list}.',
  until: 'The last day is %{day}; then it is free again by itself.',
  endless: 'The reservation has no end. “Extend” gives it one.',
  extended: 'Extended: %{reason}',
  extend: 'Extend',
  extend_title: 'How long does %{home} stay reserved?',
  extend_until: 'The last day',
  extend_reason: 'Why',
  unlicensed:
    'No License to Sell has been issued for %{project}, so none of its homes may be reserved or sold. An editor enters the license in the project, under Site.',
  reserve: 'Reserve one',
  sell: 'Sell one',
  sold: 'It is sold',
  release: 'Give it back',
  unsell: 'Not sold after all',
  done: {
    reserved: '%{home}: one is reserved, and the site says so',
    extended: 'Reserved until %{day}',
    sold: '%{home}: one is sold, and the site says so',
    free: '%{home}: one is free again, and the site says so',
  },
  computation: 'Sample computation',
  no_computation: 'This home has no price on the site, so there is no computation.',
  computation_open: 'Open it (PDF)',
  computation_mail: 'Answer with it by mail',
  computation_words: 'Here is the sample computation for %{home}, %{project}:',
  computation_list: 'By the price list %{list} of %{date}.',
  terms: {
    years: 'Years',
    downpayment: 'Downpayment, %',
    area: 'Square meters',
    finish: 'Finish',
    parking: 'Parking',
    currency: 'Currency',
    no_parking: 'None',
    one_parking: 'One',
  },
};

addMessages({ homes });
