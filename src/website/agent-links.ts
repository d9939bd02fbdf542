import type { RequestHandler } from 'express';
import { keepAgent } from '../inquiries/agent-cookie.js';

/** `/r/maria-cruz`, or `/r/maria-cruz/properties/…` for a page of the site. */
const LINK = /^\/r\/([A-Za-z0-9][A-Za-z0-9_-]{0,39})(\/[^\\]*)?$/;

/**
 * An agent's own link: leads to the site with the agent's code in the address, and keeps it for 90 days, so that the
 * inquiry bears it. Whose it is, the back office knows (`staff.agent_code`): a code that nobody has is harmless here. Never leads to another site.
 */
export const agentLinks: RequestHandler = (req, res, next) => {
  const [, code, page = '/'] = LINK.exec(req.path) ?? [];
  if (code === undefined || page.startsWith('//')) return next();
  const query = new URLSearchParams(req.url.slice(req.path.length + 1));
  query.set('agent', code);
  keepAgent(res, code);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.redirect(302, `${page}?${query.toString()}`);
};
