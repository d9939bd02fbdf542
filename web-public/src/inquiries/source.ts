/** Where a visit began, as an inquiry bears it; what is not known is left out. */
export interface Source {
  landing_page?: string;
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
  agent_code?: string;
}

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Kept in this tab alone, until it is closed. */
const KEY = 'visit';
/** An agent's code is kept for 90 days besides, and read by the server alone (`src/inquiries/agent-cookie.ts`). */
const AGENT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const AGENT_SECONDS = 90 * 86_400;

/**
 * Reads a visit's beginning from an address and the page before. Pages without a script note nothing: who comes from
 * one of ours began there. Queries are left behind, for they may be personal.
 */
export function sourceOf(address: string, referrer: string): Source {
  const here = new URL(address);
  const before = pageBefore(referrer);
  const first = before?.origin === here.origin ? before : here;
  const outside = before && before.origin !== here.origin ? before.origin + before.pathname : undefined;
  const parameter = (name: string) =>
    here.searchParams.get(name) ?? first.searchParams.get(name) ?? undefined;
  const agent = parameter('agent');
  return {
    landing_page: first.pathname,
    ...(outside && { referrer: outside }),
    ...Object.fromEntries(CAMPAIGN.flatMap((name) => (parameter(name) ? [[name, parameter(name)]] : []))),
    ...(agent && { agent_code: agent }),
  };
}

function pageBefore(referrer: string): URL | undefined {
  try {
    return /^https?:/.test(referrer) ? new URL(referrer) : undefined;
  } catch {
    return undefined; // what another program says may be no address
  }
}

/** Whether an address was made to be told apart: an agent's link or a campaign's begins a visit anew. */
const isMarked = ({ agent_code, utm_source }: Source) => Boolean(agent_code ?? utm_source);

/** Agents also pass on the address that their link led to. What the server has kept is left: its cookies last longer. */
function keepAgent(code: string | undefined): void {
  const cookie = `agent=${code}`;
  if (code === undefined || !AGENT_CODE.test(code) || document.cookie.split('; ').includes(cookie)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}; Max-Age=${AGENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

/** Where this visit began; noted at its first page. */
export function source(): Source {
  const now = sourceOf(location.href, document.referrer);
  keepAgent(now.agent_code);
  try {
    const noted = sessionStorage.getItem(KEY);
    if (noted !== null && !isMarked(now)) return JSON.parse(noted) as Source;
    sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing: this page is all that is known.
  }
  return now;
}
