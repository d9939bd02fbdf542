/** SQL: who said that the inquiry `i` is whose it is: by a change, or by entering it. */
export const GIVEN_BY = `LATERAL (SELECT a.caller_id, a.caller_kind, a.caller_name FROM activity a
   WHERE a.record_id = i.id AND a.resource = 'inquiries' AND (a.type = 'inquiry.created' OR 'assignee_name' = ANY (a.fields))
   ORDER BY a.at DESC, a.sequence DESC LIMIT 1)`;

/** SQL: `g` did, and it was neither a visitor nor whoever has it. @param me SQL of whoever has it */
export const isGivenSql = (me: string): string =>
  `g.caller_kind <> 'anonymous' AND g.caller_id IS DISTINCT FROM ${me}`;
