// Made by `npm run openapi` from openapi.json; do not edit.

/** Fields that may be left out, as the server declares them: what columns, filters, inputs and facts are drawn from. */
export const FIELDS = {
  "inquiries": [
    {
      "name": "country",
      "label": "Country",
      "type": "text",
      "max": 100,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": true,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "place",
      "label": "Place",
      "type": "text",
      "max": 100,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": true,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "project_interest",
      "label": "Project interest",
      "type": "text",
      "max": 200,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": true,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "where_did_find_about_us",
      "label": "Found us through",
      "type": "text",
      "max": 100,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "consent_text",
      "label": "Agreed to",
      "type": "text",
      "max": 500,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": false,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "news_text",
      "label": "News agreed to",
      "type": "text",
      "max": 500,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": false,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "agent_code",
      "label": "Agent’s link",
      "type": "text",
      "max": 40,
      "isFilter": true,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "landing_page",
      "label": "First page",
      "type": "text",
      "max": 300,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "referrer",
      "label": "Came from",
      "type": "text",
      "max": 300,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "utm_source",
      "label": "Campaign source",
      "type": "text",
      "max": 100,
      "isFilter": true,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "utm_medium",
      "label": "Campaign medium",
      "type": "text",
      "max": 100,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "utm_campaign",
      "label": "Campaign",
      "type": "text",
      "max": 100,
      "isFilter": true,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "utm_term",
      "label": "Campaign term",
      "type": "text",
      "max": 100,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "utm_content",
      "label": "Campaign content",
      "type": "text",
      "max": 100,
      "isFilter": false,
      "isSortable": false,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    }
  ],
  "delegates": [
    {
      "name": "church_name",
      "label": "Church",
      "type": "text",
      "max": 200,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "ministry",
      "label": "Ministry",
      "type": "text",
      "max": 200,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "age",
      "label": "Age",
      "type": "number",
      "min": 1,
      "max": 120,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    },
    {
      "name": "address",
      "label": "Address",
      "type": "text",
      "max": 500,
      "isFilter": true,
      "isSortable": true,
      "isCorrectable": false,
      "inOffice": true,
      "isAsked": false,
      "isRequired": false
    }
  ]
} as const;
