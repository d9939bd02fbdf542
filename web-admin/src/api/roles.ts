// Made by `npm run openapi` from openapi.json; do not edit.

export const SCOPES_OF = {
  "admin": [
    "webhooks:manage",
    "content:read",
    "content:write",
    "events:read",
    "events:write",
    "delegates:read",
    "delegates:write",
    "movements:read",
    "statements:read",
    "door:read",
    "door:write",
    "stock:read",
    "stock:write",
    "inquiries:read",
    "inquiries:write",
    "leads:create",
    "bounces:create"
  ],
  "manager": [
    "events:read",
    "events:write",
    "delegates:read",
    "delegates:write",
    "movements:read",
    "statements:read",
    "door:read",
    "door:write",
    "stock:read",
    "stock:write",
    "inquiries:read",
    "inquiries:write"
  ],
  "agent": [
    "stock:read",
    "inquiries:read",
    "inquiries:write"
  ],
  "event-desk": [
    "events:read",
    "events:write",
    "delegates:read",
    "delegates:write",
    "movements:read",
    "statements:read",
    "door:read",
    "door:write"
  ],
  "editor": [
    "content:read",
    "content:write",
    "events:read",
    "events:write",
    "stock:read"
  ],
  "door": [
    "door:read",
    "door:write"
  ]
} as const;
