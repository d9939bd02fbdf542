import { sourceOf } from './source';

const SITE = 'https://stealthland.ph';

describe('where a visit began', () => {
  it('is the first page and the other site, both without their queries', () =>
    expect(sourceOf(`${SITE}/properties?name=Ana`, 'https://www.facebook.com/groups/42?fbclid=x')).toEqual({
      landing_page: '/properties',
      referrer: 'https://www.facebook.com/groups/42',
    }));

  it('has the campaign and the agent that the link names', () =>
    expect(sourceOf(`${SITE}/?utm_source=fb&utm_campaign=launch&agent=maria-cruz`, '')).toEqual({
      landing_page: '/',
      utm_source: 'fb',
      utm_campaign: 'launch',
      agent_code: 'maria-cruz',
    }));

  it('is the page of ours that could note nothing', () =>
    expect(sourceOf(`${SITE}/contact-us`, `${SITE}/about-us?utm_source=mail`)).toEqual({
      landing_page: '/about-us',
      utm_source: 'mail',
    }));

  it.each(['about:blank', '', 'https://', 'http://[broken'])(
    'is this page where nothing else is known but %j',
    (referrer) => expect(sourceOf(`${SITE}/contact-us`, referrer)).toEqual({ landing_page: '/contact-us' }),
  );
});
