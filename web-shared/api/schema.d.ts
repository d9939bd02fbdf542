// Made by `npm run openapi` from openapi.json; do not edit.

export interface paths {
    "/api/v1/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened, oldest first: every change of the resources that the caller may read, exactly once
         * @description For: whoever is signed in, or any API key.
         */
        get: operations["Feed_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which kinds of record change, while the connection is open
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["LiveChanges_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened last, newest first, with who did it
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Feed_recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["ApiKeys_list"];
        put?: never;
        /**
         * Make a key for another system: the key itself is in this answer only
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["ApiKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the key of this request may do, and until when; 404: the request bears none
         * @description For: whoever is signed in, or any API key.
         */
        get: operations["ApiKeys_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key: it stops working at once
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        delete: operations["ApiKeys_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed this API key, when, and what
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["ApiKeys_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one's own account is secured
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["Account_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The former name of POST /auth/reauthenticate, for programs that know it
         * @deprecated
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["Auth_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link by which the password is set. The answer is the same for every address
         * @description For: anyone.
         */
        post: operations["PasswordLinks_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails one gets
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["MailSettings_read"];
        /**
         * Choose which mails one gets
         * @description For: people of any role, signed in. An API key may not.
         */
        put: operations["MailSettings_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["Auth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password: every other session of the account ends
         * @description For: people of any role, signed in. An API key may not.
         */
        put: operations["Auth_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose link this is; changes nothing
         * @description For: anyone.
         */
        post: operations["PasswordLinks_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-link/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password by a link, once: every session of the account ends
         * @description For: anyone.
         */
        post: operations["PasswordLinks_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password again, as some changes ask some time after signing in: the session gets a new cookie
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["Auth_reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch on: from now on signing in takes a code
         * @description For: people of any role, signed in. An API key may not.
         */
        put: operations["SecondFactor_confirm"];
        /**
         * Begin: a secret for an authenticator app; nothing changes until a code of it is given
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["SecondFactor_setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes: those of before stop working
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["SecondFactor_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/switch-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch off: from now on the password is enough
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["SecondFactor_switchOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["OwnSessions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out in one browser
         * @description For: people of any role, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        delete: operations["OwnSessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in: sets the session cookie
         * @description For: anyone.
         */
        post: operations["Auth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out: this session is dead on the server
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["Auth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out in every browser
         * @description For: people of any role, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["OwnSessions_endAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a mail sent to yourself
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["TestMail_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last good backup
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Backups_show"];
        put?: never;
        /**
         * Make a backup now
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Backups_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the archives
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Backups_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/archives/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an archive
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        get: operations["Backups_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/archives/{name}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make sure that an archive may be downloaded
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Backups_mayDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/archives/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archive
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Restoring_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release what was restored
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Restoring_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendars/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A colleague's next steps, for a calendar program (iCalendar)
         * @description For: anyone.
         */
        get: operations["Calendars_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/computations/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sample computation on one page, by a project's public price list; what is left out is as its calculator begins
         * @description For: anyone.
         */
        get: operations["Computations_sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the site is made of, with its state
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an admin publishes what others propose
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Proposals_switch"];
        /**
         * Switch it on or off: what waits can be published either way, and what is planned already stays planned
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["Proposals_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What publishing the drafts would change, piece by piece
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the PDFs that were uploaded for pages to lead to, the newest first
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Files_list"];
        put?: never;
        /**
         * Upload a PDF, such as the plan of a home: it is kept as it is, and named by its content
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Files_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/items/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a piece of content: its draft, or what is public
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_find"];
        /**
         * Keep a draft; a new project, page or news item begins with it
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        put: operations["Content_save"];
        post?: never;
        /**
         * Take a project, page or news item off the site with the next publication
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        delete: operations["Content_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/items/{kind}/{slug}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a draft: what is public is what is written again
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Content_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/items/{kind}/{slug}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the draft
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Content_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/items/{kind}/{slug}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of a piece of content, newest first
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of content, each with the schema that checks it
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Old addresses that lead on by themselves, since their pages have others now
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages that links can lead to, drafts too
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures that content may show: those that were uploaded, then those that came with the program
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Pictures_list"];
        put?: never;
        /**
         * Upload a picture: it is drawn anew, and named by what it shows
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Pictures_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/pictures/{folder}/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a picture that nothing shows out of the library
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        delete: operations["Pictures_remove"];
        options?: never;
        head?: never;
        /**
         * Change what is kept with a picture; every page that shows it follows
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        patch: operations["Pictures_describe"];
        trace?: never;
    };
    "/api/v1/content/pictures/{folder}/{picture}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show another picture wherever content shows this one: drafts, to be published
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Pictures_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the publications that are planned, the next one first, and those of the last month that failed
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Planned_list"];
        put?: never;
        /**
         * Publish drafts at a time to come, as they are now: what is written later is not published with them
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Planned_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/planned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the time of a planned publication, or take the drafts as they are now; one that failed waits again
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        put: operations["Planned_change"];
        post?: never;
        /**
         * Take a planned publication back: nothing is published, and the drafts stay
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        delete: operations["Planned_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with all drafts, as a page
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Previews_show"];
        put?: never;
        /**
         * A page as it would be, with all drafts and with what is being written
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        post: operations["Previews_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/preview-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a link to the drafts before its week is over
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        delete: operations["Previews_endLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links to the drafts that work still; their addresses are shown once, when they are made
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        get: operations["Previews_links"];
        put?: never;
        /**
         * Make a link to the drafts for somebody without an account, for a week
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Previews_makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page with all drafts, for whoever has the link
         * @description For: anyone.
         */
        get: operations["Previews_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would keep the drafts from being published
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_problems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the proposals that wait, the oldest first, and those of the last month that were sent back
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Proposals_open"];
        put?: never;
        /**
         * Propose to publish drafts as they are now, to take the public release back, or to show an earlier one again
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Proposals_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a proposal, decided on or not
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Proposals_find"];
        put?: never;
        post?: never;
        /**
         * Withdraw one’s own proposal: the drafts stay
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        delete: operations["Proposals_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/proposals/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What publishing a proposal would change now, piece by piece
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Proposals_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/proposals/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish what was proposed, or plan it where it has a time; one that is published already stays so
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Proposals_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/proposals/{id}/send-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a proposal back: nothing is published, the drafts stay, and whoever proposed it is told why
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Proposals_sendBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish drafts: all of them become public together, or none
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Content_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the releases, newest first
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_releases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/releases/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a publication changed of the one before it
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_changesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/releases/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the site would say otherwise if it showed again what a publication showed
         * @description For: admins, editors, or an API key with the scope `content:read`.
         */
        get: operations["Content_differences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show again all that an earlier publication showed, as a new publication; what was published since is a draft
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Content_rollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a publication back: what was public before it is public again; the drafts stay
         * @description For: admins, editors, or an API key with the scope `content:write`.
         */
        post: operations["Content_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/unfinished/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What colleagues and the reader are writing at a piece of content and have not saved
         * @description For: admins, editors, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Unfinished_list"];
        /**
         * Keep what is being written, complete or not
         * @description For: admins, editors, managers, the event desk, signed in. An API key may not.
         */
        put: operations["Unfinished_keep"];
        post?: never;
        /**
         * Forget what the caller was writing
         * @description For: admins, editors, managers, the event desk, signed in. An API key may not.
         */
        delete: operations["Unfinished_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The morning's numbers
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Dashboard_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An event on one page: places, money, waiting list, proofs, door; by its slug or id
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Dashboard_event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an owner does first, and what of it is done
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["FirstSteps_read"];
        /**
         * Hide them from all admins, or show them again
         * @description For: admins, signed in. An API key may not.
         */
        put: operations["FirstSteps_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delegates
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Delegates_list"];
        put?: never;
        /**
         * Register as a delegate
         * @description For: anyone.
         */
        post: operations["Registering_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List removed delegates
         * @description For: admins, managers, or an API key with the scope `delegates:read`.
         */
        get: operations["DelegateDesk_removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/bin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a delegate from the bin for good, and the proof of payment
         * @description For: admins, signed in. An API key may not.
         */
        delete: operations["DelegateDesk_empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/bin/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a removed delegate back, with the proof of payment and the history
         * @description For: admins, managers, or an API key with the scope `delegates:write`.
         */
        post: operations["DelegateDesk_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one thing with many delegates: each by itself, past those that fail; the answer names both
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["DelegateDesk_bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every delegate of the selection as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `delegates:read`.
         */
        get: operations["DelegateExport_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/find-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the links of all tickets that are registered under an address to that address
         * @description For: anyone.
         */
        post: operations["FindTickets_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/proof-of-payment/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same from an HTML form, for visitors without JavaScript: answered by a page that says how it went
         * @description For: anyone.
         */
        post: operations["Proofs_uploadByForm"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Upload the proof of payment of the delegate with this id or uuid
         * @description For: anyone.
         */
        patch: operations["Proofs_upload"];
        trace?: never;
    };
    "/api/v1/delegates/qr-code/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make the QR code of a delegate
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        patch: operations["Delegates_makeQrCode"];
        trace?: never;
    };
    "/api/v1/delegates/spam/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a robot registered, or that a person did: of the whole registration, which then gets places and mail
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        put: operations["DelegateDesk_markSpam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ticket of a delegate
         * @description For: anyone.
         */
        get: operations["Tickets_ticket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/event.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of the event, for a calendar; of one that was cancelled, what takes them out of it
         * @description For: anyone.
         */
        get: operations["Tickets_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/pay.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The QR Ph code that pays what the registration of this ticket still owes, with its short code as the reference
         * @description For: anyone.
         */
        get: operations["Registrations_payCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/qr.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The QR code of a ticket, once staff have made it
         * @description For: anyone.
         */
        get: operations["Tickets_qrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say or correct the reference number of the payment whose proof waits
         * @description For: anyone.
         */
        post: operations["Registrations_setReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the payment for the ticket with this uuid, and why a proof was rejected
         * @description For: anyone.
         */
        get: operations["Registrations_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/uuid/{uuid}/ticket.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ticket as a page without script: how it stands, how to pay, a form for the receipt, the code
         * @description For: anyone.
         */
        get: operations["PlainTickets_plain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a delegate’s registration as paid, by a payment of all that it owes, or as unpaid
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        put: operations["Delegates_verify"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delegate
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Delegates_find"];
        /**
         * Change a delegate: the record as it was read, or fields of it; what is left out stays
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        put: operations["Delegates_change"];
        post?: never;
        /**
         * Remove a delegate: it lies in the bin for 30 days, and is then gone with its proof of payment
         * @description For: admins, managers, or an API key with the scope `delegates:write`.
         */
        delete: operations["Delegates_remove"];
        options?: never;
        head?: never;
        /**
         * Change fields of a delegate: what is left out stays
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        patch: operations["Delegates_changeFields"];
        trace?: never;
    };
    "/api/v1/delegates/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a delegate: the ticket is no longer valid, and the place goes to whoever waits
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Cancelling_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed this delegate, when, and what
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Delegates_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a place another price; what is owed or to be returned follows, and the payer is told
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["PriceChanges_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}/proof-of-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof of payment of a delegate
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Proofs_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the cancellation of a delegate back
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Cancelling_reinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delegates/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass a delegate's place on to somebody else, who gets a ticket of their own
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Cancelling_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is well, what is wrong, and what to do about it; uploads are looked for, and not read
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Doctor_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/doctor/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the environment sets, and what holds where it sets nothing; of secrets only that they are set
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Doctor_settingsInForce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody of an event by name, and when they came: for the report, and for a sheet on paper
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:read`.
         */
        get: operations["Door_attendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/attendance.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV, with times as people read them
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:read`.
         */
        get: operations["Door_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/conflicts/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conflict as dealt with
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["Door_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices of an event, newest first
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:read`.
         */
        get: operations["Door_list"];
        put?: never;
        /**
         * Make a code that signs one device in, for one event and one day
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Door_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a device out, at once and for good
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        delete: operations["Door_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/devices/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let all count that a device handed in after it was signed out, or void it
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["Door_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/hand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in what a device had not sent when it was signed out, or its day ended: nothing that was scanned is lost
         * @description For: anyone.
         */
        post: operations["DeviceSession_handIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, and who was let in since: every device asks once a second
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        get: operations["Scans_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the fee in cash: the whole registration is paid
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["Scans_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The door's counts by day, gate and hour, who did not come, and conflicts
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:read`.
         */
        get: operations["Door_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on scans: one, or a queue that comes back. Sent again, each counts once
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["Scans_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/scans/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an entry
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["Scans_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find delegates of the event by name or church: at most 20
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        get: operations["Scans_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this device was signed in for
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        get: operations["DeviceSession_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a device in by the code that is shown for it
         * @description For: anyone.
         */
        post: operations["DeviceSession_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign this device out
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        post: operations["DeviceSession_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/door/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets of the event, for use without a line: encrypted, each by its own code
         * @description For: admins, managers, the event desk, door staff, or an API key with the scope `door:write`.
         */
        get: operations["Scans_snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events, soonest first: those that are published; for staff all
         * @description For: anyone.
         */
        get: operations["Events_list"];
        put?: never;
        /**
         * Add an event; it is a draft unless its state says otherwise
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        post: operations["Events_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The schema of an event's form: what the page of an event is made of
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:read`.
         */
        get: operations["Events_form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/payment-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom a QR Ph code pays, before it is kept
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        post: operations["Events_paymentCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of the site with an event as it is being written; nothing is kept
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:read`.
         */
        post: operations["Events_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event by its slug or id
         * @description For: anyone.
         */
        get: operations["Events_read"];
        /**
         * Put an event back as it was read, or with changes; fields that are left out keep their values
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        put: operations["Events_replace"];
        post?: never;
        /**
         * Remove an event that has no delegates
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        delete: operations["Events_remove"];
        options?: never;
        head?: never;
        /**
         * Change an event; fields that are left out keep their values
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        patch: operations["Events_change"];
        trace?: never;
    };
    "/api/v1/events/{event}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many delegates of an event answered what
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["AnswerReport_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event: all tickets end, what was paid is to be returned, the waiting list ends. Mails begin in two minutes, until
         *     which all of it may be undone
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["EventChanges_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/cancel/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom it concerns if the event is cancelled, what is to be returned by which way, and the mail; nothing is done
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["EventChanges_previewCancelling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whose cash is still to be counted, and what was counted: of an event, by its slug or id
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Cash_of"];
        put?: never;
        /**
         * Close what one person took: who hands over how much, and what was counted. What comes later begins the next count
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Cash_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/guest-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written to the guests of an event, by its slug or id, with counts: the newest 100
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["GuestMails_list"];
        put?: never;
        /**
         * Plan a mail to guests: it begins in two minutes or when you say, and may be undone until then
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["GuestMails_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/guest-mails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a mail to guests would look like, and how many it would be for; nothing is kept
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["GuestMails_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/guest-mails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have it sent to yourself alone
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["GuestMails_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed this event, when, and what
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:read`.
         */
        get: operations["Events_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The money of an event, by its slug or id: due, received, owed, to return, by channel
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Ledger_ofEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an event to another day or place: tickets stay valid. Mails begin in two minutes, until which it may be undone
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["EventChanges_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/move/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom it concerns if the event is moved, and the mail; nothing is done
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["EventChanges_previewMoving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/price-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price that a code opens, before anybody registers at it; nothing is used up
         * @description For: anyone.
         */
        post: operations["PriceCodes_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prices of an event, with their codes and how many places are taken at each
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:read`.
         */
        get: operations["Prices_read"];
        /**
         * Replace the prices of an event, in the order of the form; who is registered keeps theirs
         * @description For: admins, managers, the event desk, editors, or an API key with the scope `events:write`.
         */
        put: operations["Prices_replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The waiting list of the event with this slug or id
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["WaitingList_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/waiting-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the entry with this id off the waiting list
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        delete: operations["WaitingList_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/waiting-list/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer free places to the entry with this id, whatever its place in line
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["WaitingList_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event}/waiting-list/{id}/spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a robot sent the entry with this id, or that a person did, who then gets the place in line and the mail
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        put: operations["WaitingList_markSpam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/former-tickets/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a ticket whose place was passed on: 404 for every other
         * @description For: anyone.
         */
        get: operations["FormerTickets_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest-mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How it stands, with counts
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["GuestMails_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest-mails/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo it before it begins
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["GuestMails_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description For: anyone.
         */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether database and storage answer
         * @description For: anyone.
         */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of your calendar of next steps
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        get: operations["OwnCalendar_address"];
        put?: never;
        /**
         * Make the address, or a new one: the one before ends
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        post: operations["OwnCalendar_make"];
        /**
         * End the address
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        delete: operations["OwnCalendar_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/figures/{by}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count how far the inquiries of any filter came, received to sold, by project, source, campaign, agent, month or lost reason;
         *     `sort` and `after` are ignored. Spam never counts, nor what was removed; agents count what they may see. Each row says the
         *     filter of the list that gives exactly its inquiries
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryFigures_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/figures/{by}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every row of such figures as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryFigures_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 50 files of leads that came in
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["LeadImports_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of leads, and what taking it back would come to
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["LeadImports_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/imports/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a file back: its inquiries that nobody has worked on since go into the bin. Again, it changes nothing
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["LeadImports_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inquiries
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["Inquiries_list"];
        put?: never;
        /**
         * Enter an inquiry that came another way than by the site's forms; nobody is mailed a receipt
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        post: operations["Leads_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List removed inquiries
         * @description For: admins, managers, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryDesk_removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/bin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an inquiry from the bin for good
         * @description For: admins, signed in. An API key may not.
         */
        delete: operations["InquiryDesk_empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/bin/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a removed inquiry back, with its history
         * @description For: admins, managers, or an API key with the scope `inquiries:write`.
         */
        post: operations["InquiryDesk_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one thing with many inquiries: each by itself, past those that fail; the answer names both
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        post: operations["InquiryDesk_bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every inquiry of the selection as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryExport_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter many, or say what would come of it: past those that are known or refused, the rest together
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["LeadImports_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/whose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose customer somebody is already, before you enter them: the colleague's name, and nothing of the person
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        post: operations["Leads_whose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an inquiry
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["Inquiries_find"];
        /**
         * Change an inquiry, who sent it, what it is about and the work on it: the record as it was read, or fields of it; what is left out stays
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["Inquiries_change"];
        post?: never;
        /**
         * Remove an inquiry: it lies in the bin for 30 days, and is then gone
         * @description For: admins, managers, or an API key with the scope `inquiries:write`.
         */
        delete: operations["Inquiries_remove"];
        options?: never;
        head?: never;
        /**
         * Change fields of an inquiry: what is left out stays
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        patch: operations["Inquiries_changeFields"];
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the visitor was answered, or called: who was reached is then contacted; yours if it was nobody's
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        post: operations["OneInquiry_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what came of a call, or correct it: only one that reached somebody is an answer
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["OneInquiry_sayOutcome"];
        post?: never;
        /**
         * Take back an answer or a call that was logged by mistake
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        delete: operations["OneInquiry_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed this inquiry, when, and what
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["Inquiries_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reserve or sell one home for whoever sent the inquiry, or give it back: the site says so within seconds
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["OneInquiry_changeHome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/home/until": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Extend the reservation of a home, with a reason
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["OneInquiry_extend"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person agreed to when they asked for news, and when and how they took it back
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["NewsConsent_of"];
        put?: never;
        post?: never;
        /**
         * The person wants no news any more: in all inquiries of the same address, and for good
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        delete: operations["NewsConsent_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes and answers, oldest first
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["OneInquiry_listNotes"];
        put?: never;
        /**
         * Add a note
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        post: operations["OneInquiry_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct what a note says: yours, or as a manager any; the history has what it said
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["OneInquiry_correctNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/same-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other inquiries of the same person: the same e-mail or phone number, newest first
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["OneInquiry_samePerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/properties/{id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the work on an inquiry: its status, who answers, the next step; what is left out stays
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["OneInquiry_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an inquiry; one that names no agent bears the code of the link that the browser keeps
         * @description For: anyone.
         */
        post: operations["Inquiries_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search inquiries: the keyword may be part of a word in any text field; sorted and filtered as the list
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["Inquiries_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewing-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who shows which project when, and the days off
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["ViewingHours_read"];
        put?: never;
        /**
         * Offer hours, every week from now on: yours, or as a manager a colleague's
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        post: operations["ViewingHours_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewing-hours/days-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take days off: a holiday of all, or those of one colleague; what was booked on them stays booked
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        post: operations["ViewingHours_addDayOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewing-hours/days-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Show on these days again
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        delete: operations["ViewingHours_removeDayOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewing-hours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Offer these hours no more; what was booked in them stays booked
         * @description For: admins, managers, agents, signed in. An API key may not.
         */
        delete: operations["ViewingHours_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Booked viewings that lie ahead, the next one first; agents see theirs
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["DeskViewings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/viewings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where they meet by video, or who shows it. Day and hour are the inquiry’s next step; the visitor is told
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:write`.
         */
        put: operations["DeskViewings_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/work/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the work on an inquiry can be set to: which status may follow which, and who can answer
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryWork_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/work/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The homes of all public projects: how many are left, and what a sample computation asks for
         * @description For: admins, managers, agents, or an API key with the scope `inquiries:read`.
         */
        get: operations["InquiryWork_forSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/work/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How inquiries are shared out, and when the office works
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["InquiryWork_readSettings"];
        /**
         * Change how inquiries are shared out, or the working hours
         * @description For: admins, managers, signed in. An API key may not.
         */
        put: operations["InquiryWork_writeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inquiry/work/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many inquiries wait for you: yours, and nobody's
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["InquiryWork_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens beside the requests: by the clock, waiting, failed
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Jobs_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed job again, now
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Jobs_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a lead of another system, with a key that neither reads nor changes inquiries
         * @description For: admins, or an API key with the scope `leads:create`.
         */
        post: operations["LeadsOfPrograms_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long things are kept and stand, as it is in force
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Limits_read"];
        /**
         * Change how long things are kept and stand
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["Limits_write"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what came of a mail after it was sent: a program of the mail provider's, or the mail server with the report that it got
         * @description For: admins, or an API key with the scope `bounces:create`.
         */
        post: operations["MailBounces_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What mails go through, without the password
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["MailServer_read"];
        /**
         * Set the mail server: mails go through it from now on
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["MailServer_save"];
        post?: never;
        /**
         * Take it out: mails are kept and not sent
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        delete: operations["MailServer_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-server/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a server takes a connection, and name and password; nothing is kept, and no mail is sent
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["MailServer_try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-stops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get no more messages to many at the address to which this mail came. Mails about one's own registration still come
         * @description For: anyone.
         */
        post: operations["MailStops_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-stops/{id}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get no news at the address to which this answer to an inquiry came. Answers still come
         * @description For: anyone.
         */
        post: operations["NewsConsent_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-stops/{id}/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for mail programs that do it by themselves (RFC 8058)
         * @description For: anyone.
         */
        post: operations["MailStops_oneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-stops/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get them again
         * @description For: anyone.
         */
        post: operations["MailStops_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of mail whose words the owner may change
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["MailWords_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands under every mail to guests and customers
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["MailWords_signature"];
        /**
         * Change what stands under every mail to guests and customers
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["MailWords_saveSignature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of a kind of mail: the owner's, and the program's own
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["MailWords_read"];
        /**
         * Change the words of a kind of mail; three times null is the program's own again
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["MailWords_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words/{kind}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed the words of a kind of mail, or the signature, when, and what they were
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["MailWords_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a kind of mail with made-up data, in words that are not saved
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["MailWords_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail-words/{kind}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a kind of mail sent to yourself as the preview shows it: with made-up data, in words that are not saved
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["MailWords_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/keep-withheld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave all mails unsent that waited because no mail server was set
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Mail_keepWithheld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/send-withheld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all mails that waited because no mail server was set
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Mail_sendWithheld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether mails are sent at all, and how many were not
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of mail
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/templates/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a kind of mail with made-up data
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a mail says, or would say if it were sent now
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        get: operations["Mail_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mails/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again, to the address that its record has now
         * @description For: admins, managers, the event desk, signed in. An API key may not.
         */
        post: operations["Mail_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the journal: each payment, refund and correction, of an event, a registration or all
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Journal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every movement of the selection as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `movements:read`.
         */
        get: operations["Journal_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements/reports/{by}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up what was received by church, ministry, price, day or way: each report has the sum of the journal. A registration's
         *     money is parted among its people by their prices; `sort` and `after` are ignored
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Reports_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements/reports/{by}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every row of such a report as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `movements:read`.
         */
        get: operations["Reports_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the movements of a filter: what was kept before them, came in, went out and is kept after them; `sort` and `range` are ignored
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Journal_sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movements/{id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the acknowledgement of a payment, as its payer got it by mail: its number, the sum in words, what it is for, and what became of it
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Acknowledgements_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-choices/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the reader of this link gets, and may choose
         * @description For: anyone.
         */
        get: operations["NewsChoices_read"];
        put?: never;
        /**
         * Choose of which projects one wants news: of none, and all stop; of one, and those that were stopped come again
         * @description For: anyone.
         */
        post: operations["NewsChoices_choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-choices/{token}/one-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for mail programs that do it by themselves (RFC 8058); their servers send for many readers
         * @description For: anyone.
         */
        post: operations["NewsChoices_oneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-choices/{token}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of the site on which they choose (/news-choices/…); it changes nothing
         * @description For: anyone.
         */
        get: operations["NewsChoices_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news-choices/{token}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get no news any more, for good. Answers to inquiries still come
         * @description For: anyone.
         */
        post: operations["NewsChoices_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was written to those who want news, with figures: the newest 100
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Newsletters_list"];
        put?: never;
        /**
         * Plan a newsletter: it begins in two minutes or when you say, and may be undone until then
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many it would be for; nothing is kept
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures of the site, to be put into newsletters
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Newsletters_pictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What it would look like, and how many it would be for; nothing is kept
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects by which readers are chosen
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Newsletters_projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who would get it, by address; nothing is kept
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_readers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have it sent to yourself alone
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How it stands, with figures
         * @description For: admins, managers, signed in. An API key may not.
         */
        get: operations["Newsletters_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletters/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo it before it begins
         * @description For: admins, managers, signed in. An API key may not.
         */
        post: operations["Newsletters_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/not-in-bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was accepted, or paid back, and no statement shows: the oldest first
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Kept_notInBank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/not-in-bank/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what no statement shows as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `statements:read`.
         */
        get: operations["Kept_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/not-in-bank/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By each way: what the journal has, what lines confirm of it, and what none does
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Kept_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-modes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to pay, as the owner lists them; then those of single events, and those that only older records have
         * @description For: anyone.
         */
        get: operations["PaymentModes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-modes/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an event is paid: its own ways, else those for all; none where it is free. By its slug or id
         * @description For: anyone.
         */
        get: operations["PaymentModes_ofEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what was paid back to many, one by one, past those to whom less is to be returned; each payer is told by mail
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Ledger_refundMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter one cheque, transfer or envelope for several registrations: a payment of each, with an acknowledgement each; all or none
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["SharedPayments_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/shared/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read for whom such a payment came, and what is left of it
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["SharedPayments_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/shared/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take such a payment back, as when the cheque bounced: from all of its registrations, whose tickets end; the payers are told
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["SharedPayments_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/sums.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sums of every event, and of each way that money came or went, as a file in words
         * @description For: admins, managers, or an API key with the scope `delegates:read`.
         */
        get: operations["Ledger_sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/to-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be returned: to whom, how much, by which channel it came, since when (1,000 at most, the longest first)
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Ledger_toReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/to-return/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of what is to be returned as a file for the wallet or bank, by the way that it came: who, phone number, sum, code, reference
         * @description For: admins, managers, or an API key with the scope `delegates:read`.
         */
        get: operations["Ledger_toReturnFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/person-reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many rows of persons each colleague read, by day and role: the last 30 days
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["PersonReads_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/person-reads/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Beyond how many rows a day admins are told
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["PersonReads_limit"];
        /**
         * Change the limit
         * @description For: admins, signed in. An API key may not.
         */
        put: operations["PersonReads_setLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything of one person: the same e-mail or phone number, on one line of time
         * @description For: admins, managers, agents, the event desk, signed in. An API key may not.
         */
        get: operations["Persons_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every price list that was ever public, by project, the latest first
         * @description For: admins, managers, agents, editors, or an API key with the scope `stock:read`.
         */
        get: operations["PriceLists_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was erased, what the accounts keep of it, and how long what is kept
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Privacy_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase one person from every table and every file, for good; and again after a restore of an older backup
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Privacy_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of one person, as one file: data.json and the pictures
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Privacy_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find everything that is one person's. By POST, so that no log of addresses holds who it was
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Privacy_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the oldest waiting proofs for you: nobody else gets them for two minutes
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Review_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a proof may be rejected
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Review_reasons"];
        /**
         * Change the reasons why a proof may be rejected
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        put: operations["Review_setReasons"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let go of the proofs that you hold: whoever asks next gets them
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Review_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many proofs wait for a decision
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Review_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a proof beside what is expected of it
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Review_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a proof: pays the registration, makes the QR codes, sends the tickets
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Review_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a proof, also of one that was replaced
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Review_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a proof: the payer is told why, and may upload again
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Review_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/proofs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a decision back: the proof waits again
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Review_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the registration of a mailed link; changes nothing
         * @description For: anyone.
         */
        post: operations["SelfService_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give places back, or all of them; they go to whoever waits
         * @description For: anyone.
         */
        post: operations["SelfService_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a large group: from then on its places count
         * @description For: anyone.
         */
        post: operations["SelfService_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change who pays, and how to reach them; the e-mail address before is told
         * @description For: anyone.
         */
        post: operations["SelfService_setContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/delegates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add somebody, also once all is paid: the difference is owed. Who registered alone pays for both from then on
         * @description For: anyone.
         */
        post: operations["SelfService_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/delegates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct or complete a delegate; the ticket stays the same
         * @description For: anyone.
         */
        post: operations["SelfService_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-link/delegates/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass a place on to somebody else, who gets a ticket of their own
         * @description For: anyone.
         */
        post: operations["SelfService_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registration-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the contact a link by which the registration of a ticket is changed or cancelled
         * @description For: anyone.
         */
        post: operations["SelfService_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registrations, with who pays and the sums of the ledger
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["RegistrationLists_list"];
        put?: never;
        /**
         * Register 1 to 50 delegates for whom one contact pays: all, or none
         * @description For: anyone.
         */
        post: operations["Registrations_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every registration of the selection as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `delegates:read`.
         */
        get: operations["RegistrationLists_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the registration with this id, or that of the delegate with this id, with every proof
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Registrations_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a registration: all its delegates
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Cancelling_cancelAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}/delegates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add somebody to a registration, also once it is paid: the difference is owed, and the payer is told. Who registered alone pays for both from then on
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Adding_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what was received, whole or in part: the payer gets its acknowledgement by mail, and tickets go once all is paid
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["ByHand_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what was paid back; the payer is told by mail
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Ledger_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/registrations/{id}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the tickets before all is paid, with a reason for colleagues. What is owed stays owed
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Ledger_sendEarlyTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody whom you may see, by words, by parts of numbers and references, by words of notes, and by a name with up to two letters wrong
         * @description For: admins, managers, agents, the event desk, signed in. An API key may not.
         */
        get: operations["Search_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spellings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the spellings that staff put together
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Spellings_list"];
        put?: never;
        /**
         * Put spellings together as one name: reports and filters count them as one, later registrations too
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Spellings_putTogether"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spellings/apart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take spellings out of their name: they count by themselves again
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Spellings_takeApart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spellings/names/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every church or ministry that delegates wrote, by its one name, what most wrote first (1,000 at most)
         * @description For: admins, managers, the event desk, or an API key with the scope `movements:read`.
         */
        get: operations["Spellings_names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff accounts
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Make a staff account
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Staff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a staff account
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Staff_find"];
        /**
         * Change a staff account: a new password, e-mail or role, or disabling it, signs the person out everywhere
         * @description For: admins, signed in. An API key may not.
         */
        put: operations["Staff_update"];
        post?: never;
        /**
         * Remove a staff account and end its sessions; inquiries of theirs wait for a manager, and what they planned ends
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed this account, when, and what
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Staff_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person answers for or has begun: it ends, or changes hands, when they leave
         * @description For: admins, signed in. An API key may not.
         */
        get: operations["Staff_holdings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link by which the person sets their password
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["Invitations_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable or remove an account, and say who takes over what the person has; the rest ends
         * @description For: admins, signed in. An API key may not.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Staff_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/staff/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch off a colleague's second factor, who lost it: their sessions end
         * @description For: admins, signed in. An API key may not.
         */
        post: operations["SecondFactor_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files that were kept, with the sums of their lines by state
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Kept_files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines that were kept, each once
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Lines_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what several lines are for, each by itself, past those that fail. A second time, nothing changes
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Lines_assignMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every line of the selection as CSV; `range` is ignored
         * @description For: admins, managers, or an API key with the scope `statements:read`.
         */
        get: operations["Lines_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/set-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say of lines that they are for no registration, with a reason: all of them, or none
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Lines_setAside"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the lines of a filter by their states; `sort` and `range` are ignored
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Lines_sumsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines that wait, oldest first, each with the registration that it may be for
         * @description For: admins, managers, the event desk, or an API key with the scope `statements:read`.
         */
        get: operations["Lines_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what a line is for: one registration, or several whose parts add up to it. What went out takes back or pays back
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Lines_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/{id}/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a line may be for: by name, church, code or sum; left out: whoever owes its sum (20 at most)
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:read`.
         */
        get: operations["Lines_payers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statement-lines/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was said of a line: it waits again, and a correction takes back what it paid
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Lines_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep lines of a statement, each once: the same again, in this or another file, changes nothing. What was accepted before is confirmed; no money is entered
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Kept_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which row of a statement pays for which registration. Nothing is changed
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Statements_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter what was received, and once all is paid send the tickets: each by itself, past those that fail
         * @description For: admins, managers, the event desk, or an API key with the scope `delegates:write`.
         */
        post: operations["Statements_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the homes that are counted: how many there are, and how many are reserved, sold and free
         * @description For: admins, managers, agents, editors, or an API key with the scope `stock:read`.
         */
        get: operations["Stock_list"];
        put?: never;
        /**
         * Count a home of a project: the site then says what is left of it, as its content has it
         * @description For: admins, managers, or an API key with the scope `stock:write`.
         */
        post: operations["Stock_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how many there are of a home
         * @description For: admins, managers, agents, editors, or an API key with the scope `stock:read`.
         */
        get: operations["Stock_find"];
        /**
         * Change how many there are of a home, or how many are taken by people who have no inquiry here
         * @description For: admins, managers, or an API key with the scope `stock:write`.
         */
        put: operations["Stock_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed these numbers, when, and how; what inquiries took stands in theirs
         * @description For: admins, managers, agents, editors, or an API key with the scope `stock:read`.
         */
        get: operations["Stock_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a free hour: an inquiry with a planned viewing, or the viewing of the open one that the same person has
         * @description For: anyone.
         */
        post: operations["Viewings_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The free hours of a project, of the next seven days that have one
         * @description For: anyone.
         */
        get: operations["Viewings_free"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/mine/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of one’s own viewing (/my-viewing/…); it changes nothing
         * @description For: anyone.
         */
        get: operations["ViewingPages_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/mine/{token}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call one’s own viewing off: the hour is free again; the second time changes nothing
         * @description For: anyone.
         */
        post: operations["ViewingPages_callOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/mine/{token}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move one’s own viewing to another free hour; the same hour again changes nothing
         * @description For: anyone.
         */
        post: operations["ViewingPages_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/mine/{token}/viewing.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s own viewing for a calendar
         * @description For: anyone.
         */
        get: operations["ViewingPages_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/viewings/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page on which an hour is taken (/book-a-viewing/…); it leads to the form of inquiries where nobody states hours
         * @description For: anyone.
         */
        get: operations["ViewingPages_booking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your views of a list, and those that colleagues share
         * @description For: people of any role, signed in. An API key may not.
         */
        get: operations["ListViews_list"];
        put?: never;
        /**
         * Keep a view of a list
         * @description For: people of any role, signed in. An API key may not.
         */
        post: operations["ListViews_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a view of yours
         * @description For: people of any role, signed in. An API key may not.
         */
        delete: operations["ListViews_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list of a full event: in order, and a group counts whole
         * @description For: anyone.
         */
        post: operations["WaitingList_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting-list/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the entry with this uuid stands. Reading changes nothing, whoever follows the link
         * @description For: anyone.
         */
        get: operations["WaitingList_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting-list/{uuid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the offer: the entry becomes a registration, once
         * @description For: anyone.
         */
        post: operations["WaitingList_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting-list/{uuid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail by the mailed link: from then on the entry is in line
         * @description For: anyone.
         */
        post: operations["WaitingList_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting-list/{uuid}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the waiting list, or decline the offer: the next in line gets it
         * @description For: anyone.
         */
        post: operations["WaitingList_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List endpoints
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Add an endpoint: the secret is in this answer only
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an endpoint can hear of
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        get: operations["Webhooks_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        get: operations["Webhooks_find"];
        /**
         * Change, disable or wake up an endpoint
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        put: operations["Webhooks_change"];
        post?: never;
        /**
         * Remove an endpoint, with its log
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        delete: operations["Webhooks_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 deliveries of an endpoint
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        get: operations["Webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one delivery again
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        post: operations["Webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the deliveries of a span of time again
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        post: operations["Webhooks_replayRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret: for 24 hours both sign
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         *
         *     The password must have been given within the last 15 minutes, at sign-in or by POST /auth/reauthenticate.
         */
        post: operations["Webhooks_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description For: admins, or an API key with the scope `webhooks:manage`.
         */
        post: operations["Webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PeriodicJobView: {
            /** @example idempotency-keys */
            name: string;
            description: string;
            /**
             * Format: date-time
             * @description The next time
             */
            run_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /** @description How many things the last run did; null: it failed, or does not count */
            done: number | null;
            /** @description Why the last run failed; null: it did not */
            last_error: string | null;
        };
        WaitingJobs: {
            kind: string;
            count: number;
            /**
             * Format: date-time
             * @description When the oldest was written
             */
            oldest: string;
        };
        FailedJobView: {
            /** Format: uuid */
            id: string;
            /** @example mail */
            kind: string;
            /** @description Ids of what it is about */
            payload: {
                [key: string]: unknown;
            };
            attempts: number;
            last_error: string | null;
            /** Format: date-time */
            run_at: string;
            /**
             * Format: date-time
             * @description When it was given up; null: it is tried again at run_at
             */
            failed_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        JobsView: {
            periodic: components["schemas"]["PeriodicJobView"][];
            waiting: components["schemas"]["WaitingJobs"][];
            /** @description At most 100, the newest first */
            failed: components["schemas"]["FailedJobView"][];
        };
        MailView: {
            /** Format: uuid */
            id: string;
            /** @example registration-received */
            template: string;
            /** Format: email */
            to_address: string;
            /** @description null: not rendered yet */
            subject: string | null;
            /**
             * @description What it is about
             * @example delegates
             */
            resource: string;
            /** Format: uuid */
            record_id: string;
            /**
             * Format: uuid
             * @description Of the event that it is about
             */
            event_id: string | null;
            /**
             * @description queued: waits for its turn; sent: the mail server took it; retrying: tried again at next_attempt_at; failed: it never will be; uncertain: cut off, may have been sent; withheld: not sent as things are set
             * @enum {string}
             */
            state: "queued" | "sent" | "retrying" | "failed" | "uncertain" | "withheld";
            /** @description How often it was tried */
            attempts: number;
            /** @description Why it was not sent */
            last_error: string | null;
            /**
             * Format: date-time
             * @description It was cut off then, so that a copy may exist
             */
            uncertain_at: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ListMeta: {
            /**
             * @description Rows that match, exactly
             * @example 319
             */
            total: number;
            /**
             * @description For `after`, to read on after the last row; null: there are no more
             * @example WyJjcmVhdGVkX2F0Iix0cnVlXQ
             */
            next: string | null;
        };
        MailSummary: {
            /** @description Whether a mail server is set (SMTP_URL) */
            configured: boolean;
            /** @description Mails that wait for their turn */
            queued: number;
            /** @description Mails that wait because no mail server is or was set */
            withheld: number;
            /** @description Mails that never will be sent */
            failed: number;
            /** @description Mails that were cut off, and may have been sent */
            uncertain: number;
        };
        MailTemplateView: {
            name: string;
            title: string;
            /** @description Who gets it */
            audience: string;
        };
        MailPreview: {
            subject: string;
            /** @description null: a sample goes to nobody */
            to: string | null;
            /** @description The pictures of the mail are in it as data: addresses */
            html: string;
            text: string;
        };
        SentWithheld: {
            /** @description How many mails it was about */
            count: number;
        };
        ActivityFacts: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description device: a telephone at the door; anonymous: the visitor, such as who uploads a proof; server: a command on the server, such as reset-password
             * @enum {string}
             */
            caller_kind: "staff" | "key" | "device" | "anonymous" | "server";
            /** @example delegates */
            resource: string;
            /** Format: uuid */
            record_id: string;
            /** @example payment.verified */
            type: string;
            /** @description The fields that changed */
            fields: string[];
        };
        FeedMeta: {
            /** @description Give it as `after` the next time, also when no entry came */
            next: string;
            /** @description true: there is more to read at once */
            more: boolean;
        };
        FeedAnswer: {
            data: components["schemas"]["ActivityFacts"][];
            meta: components["schemas"]["FeedMeta"];
        };
        RecentEntry: components["schemas"]["ActivityView"] & {
            /** @description The record's name today; null: it has none, or is gone */
            record_name: string | null;
        };
        RecentMeta: {
            /** @description Give it as `before` for the page before this one; null: there is none */
            next: string | null;
        };
        RecentAnswer: {
            data: components["schemas"]["RecentEntry"][];
            meta: components["schemas"]["RecentMeta"];
        };
        EndpointView: {
            /** Format: uuid */
            id: string;
            url: string;
            description: string;
            /** @description empty: all */
            types: string[];
            /**
             * Format: date-time
             * @description Since when nothing but failures came back
             */
            failing_since: string | null;
            /** Format: date-time */
            disabled_at: string | null;
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description Until then the secret of before signs too
             */
            old_secret_until: string | null;
            /**
             * Format: uuid
             * @description The API key that added or last changed it; null: an admin added it or woke it up
             */
            made_by_key: string | null;
            /** Format: date-time */
            created_at: string;
        };
        WebhookTypeView: {
            /** @example payment.verified */
            type: string;
            /** @example delegates */
            resource: string;
            meaning: string;
        };
        EndpointWithSecret: components["schemas"]["EndpointView"] & {
            /**
             * @description Checks signatures: shown now and never again
             * @example whsec_…
             */
            secret: string;
        };
        EndpointFields: {
            /**
             * @description Where to POST; https
             * @example https://crm.example.com/hooks
             */
            url: string;
            /**
             * @description Which system this is
             * @example Sales CRM
             */
            description: string;
            /**
             * @description Which types it hears of, of those that the caller may read; empty: all, which a key may not ask for
             * @example [
             *       "payment.verified"
             *     ]
             */
            types: string[];
            /** @description true: nothing is sent; false: wakes up one that was disabled */
            disabled?: boolean;
        };
        DeliveryView: {
            /**
             * Format: uuid
             * @description The webhook-id
             */
            id: string;
            type: string;
            /** Format: uuid */
            activity_id: string | null;
            /** Format: uuid */
            replay_of: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed" | "stopped";
            attempts: number;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** @description Of the last answer */
            status: number | null;
            /** @description Why there was no answer */
            error: string | null;
            milliseconds: number | null;
            /** @description The first kB of the last answer */
            answer: string | null;
            /** Format: date-time */
            attempted_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        ReplayedView: {
            /** @description How many are sent again */
            count: number;
        };
        ReplayRange: {
            /** Format: date-time */
            since: string;
            /**
             * Format: date-time
             * @description Left out: now
             */
            until?: string;
            /** @description false: also what was delivered. Left out: `true` */
            only_failed?: boolean;
        };
        MeView: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "manager" | "agent" | "event-desk" | "editor" | "door";
        };
        SignInDto: {
            /**
             * @description The e-mail address of the account
             * @example luz@example.com
             */
            email: string;
            /**
             * Format: password
             * @description The password of the account
             */
            password: string;
            /**
             * @description Only for accounts with a second factor: the six digits of the authenticator app, or a recovery code
             * @example 492039
             */
            code?: string | null;
        };
        SignedOutView: Record<string, never>;
        ReauthenticateDto: {
            /**
             * Format: password
             * @description One’s own password
             */
            current_password: string;
        };
        ChangePasswordDto: {
            /**
             * Format: password
             * @description One’s own password
             */
            current_password: string;
            /**
             * Format: password
             * @description 12 to 128 characters of any kind; the commonest passwords are refused.
             */
            new_password: string;
        };
        AccountView: {
            /**
             * Format: date-time
             * @description Somebody else made this password, and it must be changed by then: afterwards the account may only change it or sign out. Null once the person has chosen one
             */
            password_due_at: string | null;
            /** @description That moment is over */
            password_overdue: boolean;
            second_factor_since: components["schemas"]["SecondFactorSince"];
            /** @description Whether it must be on (the setting REQUIRE_SECOND_FACTOR) */
            second_factor_required: boolean;
            /** @example 10 */
            recovery_codes_left: number;
            /** @description Of one’s own link, /r/{code}: new leads that come by it are one’s own */
            agent_code: string | null;
        };
        SessionView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When one signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Last request, to the minute
             */
            seen_at: string;
            /**
             * @description The network: part of the IP address
             * @example 203.0.113.*
             */
            address: string | null;
            /** @example Chrome on Android */
            browser: string | null;
            /** @description The session that asks */
            current: boolean;
        };
        NewSecretView: {
            /**
             * @description To be typed into the app, in base 32
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /** @description The same as an address that apps open (otpauth://…) */
            address: string;
            /** @description The same as a QR code: a PNG as a data: address */
            qr_code: string;
        };
        RecoveryCodesView: {
            /**
             * @description Each opens the account once instead of a code of the app; shown now and never again
             * @example [
             *       "f3kq-8m2d-t0xz-7n5b-9rwe-h4jc"
             *     ]
             */
            recovery_codes: string[];
        };
        ConfirmSecondFactorDto: {
            code: components["schemas"]["Code"];
        };
        SecondFactorProofDto: {
            /**
             * Format: password
             * @description One’s own password
             */
            current_password: string;
            code: components["schemas"]["Code"];
        };
        StaffView: components["schemas"]["MeView"] & {
            /** @description Of the person’s own link, /r/{code} */
            agent_code: string | null;
            /** Format: date-time */
            password_changed_at: string;
            second_factor_since: components["schemas"]["SecondFactorSince"];
            /**
             * Format: date-time
             * @description Since when nobody can sign in to it; null: one can
             */
            disabled_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ResetSecondFactorDto: {
            /**
             * Format: password
             * @description Your own password. Needed when you signed in more than 15 minutes ago
             */
            current_password?: string | null;
        };
        ListedStaff: components["schemas"]["StaffView"] & {
            /** Format: date-time */
            last_signed_in_at: string | null;
        };
        CreateStaffDto: {
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            name: components["schemas"]["Name"];
            role: components["schemas"]["Role"];
            agent_code?: components["schemas"]["AgentCode"];
            /**
             * Format: password
             * @description Left out: the person is mailed a link and sets it. 12 to 128 characters of any kind; the commonest passwords are refused.
             */
            password?: string | null;
        };
        UpdateStaffDto: {
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            name: components["schemas"]["Name"];
            role: components["schemas"]["Role"];
            agent_code?: components["schemas"]["AgentCode"];
            /**
             * Format: password
             * @description A new password, if it is to change. 12 to 128 characters of any kind; the commonest passwords are refused.
             */
            password?: string | null;
            /**
             * Format: password
             * @description Your own password. Needed to change e-mail, role or password when you signed in more than 15 minutes ago
             */
            current_password?: string | null;
            /** @description true: nobody can sign in to the account until it is enabled again; left out: as it is. Left out: `false` */
            disabled?: boolean | null;
        };
        Taker: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        HoldingView: {
            /**
             * @description What it is
             * @example customers
             */
            kind: string;
            count: number;
            /** @description The first of them, by name */
            names: string[];
            /** @description Who can take it over; nobody: it ends */
            takers: components["schemas"]["Taker"][];
        };
        HandOver: {
            /**
             * @description As `GET /staff/{id}/holdings` names it
             * @example customers
             */
            kind: string;
            /**
             * Format: uuid
             * @description A colleague who can have it
             */
            to: string;
        };
        LeaveDto: {
            /** @description true: the account is removed for good; false: it is disabled */
            removes: boolean;
            hand_over: components["schemas"]["HandOver"][];
        };
        ActivityView: components["schemas"]["ActivityFacts"] & {
            /** Format: uuid */
            caller_id: string | null;
            /** @description The account's or key's name at that time */
            caller_name: string | null;
            /** @description Their values before; null once the record is deleted */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Their values after; null once the record is deleted */
            after: {
                [key: string]: unknown;
            } | null;
        };
        PersonReadsView: {
            /**
             * Format: date
             * @description In the Philippines
             */
            day: string;
            /** Format: uuid */
            reader_id: string;
            /** @description As the person was called then */
            name: string;
            /** @description The role in which they read */
            role: string;
            /** @description Records of persons; each counts once a day, those of a file each time */
            rows: number;
            /**
             * Format: date-time
             * @description When it was more than the limit, and admins were told
             */
            told_at: string | null;
        };
        PersonReadLimit: {
            /**
             * @description Rows of persons that a person may read on a day before admins are told; 0: never
             * @example 2000
             */
            rows_a_day: number;
        };
        ApiKeyView: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("webhooks:manage" | "content:read" | "content:write" | "events:read" | "events:write" | "delegates:read" | "delegates:write" | "movements:read" | "statements:read" | "door:read" | "door:write" | "stock:read" | "stock:write" | "inquiries:read" | "inquiries:write" | "leads:create" | "bounces:create")[];
            /** Format: date-time */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Last use, to the minute
             */
            last_used_at: string | null;
            /**
             * Format: uuid
             * @description Who made the key; null once that account is removed
             */
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
        };
        KeyLimits: {
            /** @description Leads that it may enter in a minute; null: not counted */
            leads_per_minute: number | null;
            /** @description Rows of one call of a list */
            rows_per_call: number;
            /** @description Bytes of a JSON body */
            body_bytes: number;
        };
        OwnApiKeyView: components["schemas"]["ApiKeyView"] & {
            limits: components["schemas"]["KeyLimits"];
        };
        NewApiKeyView: components["schemas"]["ApiKeyView"] & {
            /**
             * @description The key itself: shown now and never again
             * @example rd_…
             */
            key: string;
        };
        CreateApiKeyDto: {
            /**
             * @description Which system calls with this key
             * @example Check-in app
             */
            name: string;
            /** @description What the key may do */
            scopes: ("webhooks:manage" | "content:read" | "content:write" | "events:read" | "events:write" | "delegates:read" | "delegates:write" | "movements:read" | "statements:read" | "door:read" | "door:write" | "stock:read" | "stock:write" | "inquiries:read" | "inquiries:write" | "leads:create" | "bounces:create")[];
            /**
             * Format: date-time
             * @description When the key stops working; left out or null: never
             */
            expires_at?: string | null;
        };
        MailSettings: {
            inquiry_mail: components["schemas"]["InquiryMail"];
            /** @description How many proofs of payment wait, each morning */
            proofs_mail: boolean;
        };
        MailSettingsChange: {
            inquiry_mail?: components["schemas"]["InquiryMail"];
            /** @description How many proofs of payment wait, each morning */
            proofs_mail?: boolean;
        };
        TestMailView: {
            /** @description Whom it goes to: the list of mails says what came of it */
            to: string;
        };
        ListViewRecord: {
            /** Format: uuid */
            id: string;
            name: string;
            filter: {
                [key: string]: unknown;
            };
            sort: {
                [key: string]: unknown;
            };
            shared: boolean;
            /** @description true: the reader made it, and may remove it */
            own: boolean;
        };
        NewListView: {
            /** @enum {string} */
            resource: "inquiries" | "delegates" | "movements" | "statement-lines" | "not-in-bank" | "mails" | "staff";
            /**
             * @description Its name: the same name again replaces it
             * @example Cebu, open
             */
            name: string;
            /** @description As the list takes it */
            filter: {
                [key: string]: unknown;
            };
            /** @description Field and order */
            sort: {
                [key: string]: unknown;
            };
            /** @description true: everybody who may see the list has it too. Left out: `false` */
            shared?: boolean | null;
        };
        PasswordLinkRequest: {
            /** @description For people */
            message: string;
        };
        ForgottenPasswordDto: {
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
        };
        OpenLinkView: {
            /** @enum {string} */
            purpose: "reset" | "invitation";
            name: string;
            /** Format: email */
            email: string;
            /** Format: date-time */
            expires_at: string;
        };
        LinkDto: {
            token: components["schemas"]["Token"];
        };
        PasswordSetView: {
            /**
             * Format: email
             * @description To sign in with
             */
            email: string;
        };
        SetPasswordDto: {
            token: components["schemas"]["Token"];
            /**
             * Format: password
             * @description 12 to 128 characters of any kind; the commonest passwords are refused.
             */
            password: string;
        };
        MailServerView: {
            /**
             * @description `environment`: SMTP_URL and MAIL_FROM are set where the server runs, and are used
             * @enum {string}
             */
            source: "environment" | "back-office" | "none";
            host: string | null;
            port: number | null;
            /** @enum {string|null} */
            encryption: "tls" | "starttls" | "none" | null;
            user_name: string | null;
            /** @description Whether a password is kept that can be read */
            has_password: boolean;
            from_name: string | null;
            from_address: string | null;
            /** Format: date-time */
            updated_at: string | null;
        };
        MailServerDto: {
            /**
             * @description Name of the server
             * @example smtp.example.com
             */
            host: string;
            /**
             * @description 587 with `starttls`, 465 with `tls`
             * @example 587
             */
            port: number;
            /**
             * @description `starttls` is required of the server, not only asked for
             * @enum {string}
             */
            encryption: "tls" | "starttls" | "none";
            /** @description Null where the server asks for none. Left out: `null` */
            user_name?: string | null;
            /** @description Left out or null: the one that is kept stays, as long as server and name stay. Left out: `null` */
            password?: string | null;
            /**
             * @description Who mails come from, as readers see it
             * @example Example Homes
             */
            from_name: string;
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            from_address: string;
        };
        MailServerTrial: {
            /** @description Whether it takes a connection, and name and password */
            works: boolean;
            /** @description What is wrong, and what to look at */
            problem: string | null;
        };
        FactoryWords: {
            subject: string;
            /** @description What an opening replaces; null: it stands before all that is said */
            opening: string | null;
            /** @description What a closing replaces; null: it stands after all that is said */
            closing: string | null;
        };
        PlaceholderView: {
            /**
             * @description What is typed, without brackets
             * @example event
             */
            name: string;
            /**
             * @description What stands there in the made-up mail
             * @example Common Ground 2027
             */
            sample: string;
        };
        MailWordsView: {
            /** @example registration-received */
            kind: string;
            title: string;
            /** @description Who gets it */
            audience: string;
            subject: string | null;
            opening: string | null;
            closing: string | null;
            factory: components["schemas"]["FactoryWords"];
            placeholders: components["schemas"]["PlaceholderView"][];
        };
        SignatureView: {
            text: string | null;
        };
        SignatureFields: {
            /**
             * @description What stands under every mail to guests and customers; null: nothing. Left out: `null`
             * @example Warm regards,
             *     The team of {company}
             */
            text?: string | null;
        };
        MailWordsFields: {
            /**
             * @description The subject. Null: the program’s own. Left out: `null`
             * @example See you: {event}
             */
            subject?: string | null;
            /**
             * @description The first sentences; what is a fact (code, sum, table, link) stays. Null: the program’s own. Left out: `null`
             * @example Dear {name},
             */
            opening?: string | null;
            /** @description The last sentences; what is a fact (code, sum, table, link) stays. Null: the program’s own. Left out: `null` */
            closing?: string | null;
        };
        TestedMail: {
            /** @description Whom it goes to: the list of mails says what came of it */
            to: string;
        };
        Limits: {
            /**
             * @description Months after which an inquiry is erased, from the last thing that was done about it; 0: never
             * @example 24
             */
            inquiries_months: number;
            /**
             * @description Months after which registrations are erased, from the end of their event; 0: never
             * @example 24
             */
            registrations_months: number;
            /**
             * @description Months after which a line of the list of mails is removed; 0: never
             * @example 24
             */
            mails_months: number;
            /**
             * @description Months after which histories forget old and new values; 0: never
             * @example 24
             */
            activity_months: number;
            /**
             * @description Records of a kind that one night erases, at most; 0: a twentieth of them, or 100
             * @example 0
             */
            erase_at_once: number;
            /**
             * @description Hours that an offer of the waiting list stands, and in which one confirms a place in line
             * @example 48
             */
            offer_hours: number;
            /**
             * @description Those that the environment sets, with the variable: they are changed there alone
             * @example {
             *       "mails_months": "RETENTION_MAILS_MONTHS"
             *     }
             */
            fixed: {
                [key: string]: string;
            };
        };
        ReturnByWay: {
            /**
             * @description By which the newest payment came
             * @example gcash
             */
            channel: string;
            /** @description Registrations */
            payers: number;
            /** @description To all of them, in centavos */
            to_return_centavos: number;
        };
        ChangePreview: {
            /** @description Mails: one to each address */
            mails: number;
            /** @description People who are registered, each of whom or whose contact hears of it */
            people: number;
            /** @description Entries on the waiting list */
            waiting: number;
            /** @description Addresses to which mail does not arrive: call them */
            failing: number;
            /** @description Proofs of payment that wait: what came with them is returned once they are accepted */
            proofs_waiting: number;
            /** @description Other mails to guests that are planned or on their way: they wait, and end if it is cancelled */
            other_mails: number;
            /** @description What is to be returned then; nothing when it is moved */
            to_return: components["schemas"]["ReturnByWay"][];
            /** @description Of all ways together */
            to_return_centavos: number;
            subject: string;
            html: string;
            text: string;
        };
        ChangeWords: {
            words?: components["schemas"]["Words"];
        };
        PublicPrice: {
            /**
             * Format: uuid
             * @description What a registration says as `price`
             */
            id: string;
            /** @example Student */
            name: string;
            /** @description What one delegate pays, in centavos */
            amount_centavos: number;
            /**
             * Format: date
             * @description The last day on which people register at it; null: as long as registration is open
             */
            ends_on: string | null;
            /** @description The usual price: taken where nobody says another */
            is_default: boolean;
        };
        EventModeFields: {
            /**
             * @description What records keep: small letters, digits, dashes
             * @example maya
             */
            value: string;
            /**
             * @description What people read
             * @example Maya
             */
            label: string;
            /** @description How to pay this way */
            how?: string | null;
            /** @description Name of the account */
            account_name?: string | null;
            /** @description Number of the account */
            account_number?: string | null;
            /** @description Paid on the day: no proof is asked for. Left out: `false` */
            at_desk?: boolean | null;
            /** @description May be paid with the QR Ph code of the event. Left out: `false` */
            code?: boolean | null;
        };
        QuestionOptionView: {
            /** @example chicken */
            value: string;
            /** @example Chicken */
            label: string;
            /** @description Offered no more */
            retired: boolean;
        };
        QuestionView: {
            /**
             * @description In `answers`
             * @example meal
             */
            key: string;
            /** @example Meal */
            label: string;
            help: string | null;
            /** @enum {string} */
            kind: "text" | "choice" | "number" | "yes-no";
            /** @description Whether visitors must answer it */
            required: boolean;
            /** @description Whether the answer stands on lists for the door and on badges */
            at_door: boolean;
            /** @description Asked no more */
            retired: boolean;
            /** @description Of a number: the least */
            min: number | null;
            /** @description Of a number: the most. Of a text: its longest */
            max: number | null;
            /** @description Of a choice; else empty */
            options: components["schemas"]["QuestionOptionView"][];
        };
        MovedFromView: {
            /** Format: date-time */
            starts_at: string;
            /** @example 19–20 February 2027 */
            dates: string;
            /** @example Harborview Convention Hall, Cebu City */
            place: string;
        };
        EventView: {
            /** Format: uuid */
            id: string;
            /** @example common-ground-2027 */
            slug: string;
            name: string;
            kind: string | null;
            summary: string | null;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** @example 19–20 February 2027 */
            dates: string;
            /** @example Friday 8:30 am to Saturday 4:30 pm (Manila time) */
            times: string;
            venue_name: string;
            venue_street: string | null;
            venue_city: string | null;
            venue_country: string | null;
            /** @description What one delegate pays, in centavos; of several prices the usual one */
            fee_centavos: number;
            /** @description What everybody may choose from today; empty: the fee alone */
            prices: components["schemas"]["PublicPrice"][];
            /** @description Whether a code opens another price today */
            takes_codes: boolean;
            includes: string | null;
            gcash_name: string | null;
            gcash_number: string | null;
            gcash_qr: string | null;
            gcash_exact: boolean;
            pay_by_gcash: string | null;
            pay_by_bank_transfer: string | null;
            pay_by_cash: string | null;
            /** @description Null: the list for all events */
            payment_modes: components["schemas"]["EventModeFields"][] | null;
            /** @description What each delegate is asked */
            questions: components["schemas"]["QuestionView"][];
            /** Format: date-time */
            payment_due_at: string | null;
            /** @description Most delegates; null: no limit */
            capacity: number | null;
            /** @description Places that are free now; null: no limit */
            places_left: number | null;
            /** @description Hours for which an unpaid place is held, where there is a capacity */
            hold_hours: number | null;
            /** @description Most unpaid places of one network, where there is a capacity; null: a tenth of it, at least 5 */
            network_places: number | null;
            /**
             * Format: date-time
             * @description Until when places that are paid on the day are held; null: until it begins
             */
            cash_held_until: string | null;
            /** Format: date-time */
            registration_opens_at: string | null;
            /** Format: date-time */
            registration_closes_at: string | null;
            /** Format: date-time */
            changes_close_at: string | null;
            /**
             * @description Whether people may register now
             * @enum {string}
             */
            registration: "open" | "not-yet" | "closed" | "full";
            /** @enum {string} */
            state: "draft" | "published" | "cancelled";
            moved_from: components["schemas"]["MovedFrom"];
            details: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        GuestMailView: {
            /** Format: uuid */
            id: string;
            subject: string;
            state: components["schemas"]["State"];
            /**
             * Format: date-time
             * @description Until then it may be undone
             */
            begins_at: string;
            ended_at: components["schemas"]["EndedAt"];
            by_name: string;
            undone_by_name: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Mails that were written so far */
            mails: number;
            /** @description Of these: taken by the mail server */
            sent: number;
            /** @description On their way */
            waiting: number;
            /** @description Never will be sent */
            failed: number;
            /** @description Cut off, may have been sent */
            uncertain: number;
            withheld: components["schemas"]["Withheld"];
            /** Format: uuid */
            event_id: string;
            words: string;
            /** @enum {string} */
            recipients: "each" | "contacts";
            /** @enum {string} */
            who: "all" | "paid" | "unpaid" | "partly-paid" | "unnamed" | "came" | "absent";
            filter: {
                [key: string]: unknown;
            };
            /**
             * @description cancelled, moved: undoing it takes that back too
             * @enum {string}
             */
            about: "guests" | "cancelled" | "moved";
        };
        ChangedEvent: {
            event: components["schemas"]["EventView"];
            /** @description Until it begins, `POST /guest-mails/{id}/undo` takes both back */
            mail: components["schemas"]["GuestMailView"];
        };
        NewDates: {
            words?: components["schemas"]["Words"];
            /**
             * Format: date-time
             * @description When it begins
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends
             */
            ends_at: string;
            /** @description Name of the venue */
            venue_name: string;
            /** @description Street or quarter of the venue */
            venue_street?: string | null;
            /** @description City of the venue */
            venue_city?: string | null;
            /** @description Country of the venue */
            venue_country?: string | null;
        };
        EventFormView: {
            /** @description JSON Schema, with titles and widgets in the owner’s words */
            schema: {
                [key: string]: unknown;
            };
        };
        PreviewView: {
            /** @description There is a page of that address */
            found: boolean;
            /** @description The page as it would be */
            html: string;
        };
        QuestionOptionFields: {
            /**
             * @description What answers keep; left out: made of the label
             * @example chicken
             */
            value?: string | null;
            /**
             * @description What people read
             * @example Chicken
             */
            label: string;
            /** @description Offered no more; who chose it before keeps it. Left out: `false` */
            retired?: boolean | null;
        };
        QuestionFields: {
            /**
             * @description In `answers`; left out: made of the label
             * @example meal
             */
            key?: string | null;
            /**
             * @description The question
             * @example Meal
             */
            label: string;
            /** @description What it is for, or how to answer */
            help?: string | null;
            /** @enum {string} */
            kind: "text" | "choice" | "number" | "yes-no";
            /** @description Whether visitors must answer it. Left out: `false` */
            required?: boolean | null;
            /** @description Whether the answer stands on lists for the door and on badges. Left out: `false` */
            at_door?: boolean | null;
            /** @description Asked no more; its answers stay. Left out: `false` */
            retired?: boolean | null;
            /**
             * @description Of a number: the least; left out: 0
             * @example 34
             */
            min?: number | null;
            /**
             * @description Of a number: the most; left out: 1000. Of a text: its longest, at most 1000; left out: 200
             * @example 34
             */
            max?: number | null;
            /** @description Of a choice */
            options?: components["schemas"]["QuestionOptionFields"][] | null;
        };
        EventFields: WithRequired<components["schemas"]["EventChanges"], "slug" | "name" | "starts_at" | "ends_at" | "venue_name" | "fee_centavos"> & Record<string, never>;
        PaymentCodeView: {
            name: string;
            city: string;
            /**
             * @description Bank or wallet
             * @example GCash
             */
            bank: string;
            /**
             * @description The last four characters of the account
             * @example 2027
             */
            account_end: string;
        };
        PaymentCode: {
            /** @description The text of a QR Ph code */
            gcash_qr: string;
        };
        EventChanges: {
            /**
             * @description In addresses: small letters, digits, dashes
             * @example common-ground-2027
             */
            slug?: string;
            /**
             * @description Name
             * @example Common Ground 2027
             */
            name?: string;
            /**
             * @description What kind of event
             * @example Church Leaders’ Conference
             */
            kind?: string | null;
            /** @description What it is about, in a few sentences */
            summary?: string | null;
            /**
             * Format: date-time
             * @description When it begins
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description When it ends
             */
            ends_at?: string;
            /** @description Name of the venue */
            venue_name?: string;
            /** @description Street or quarter of the venue */
            venue_street?: string | null;
            /** @description City of the venue */
            venue_city?: string | null;
            /** @description Country of the venue */
            venue_country?: string | null;
            /** @description What one delegate pays, in centavos */
            fee_centavos?: number;
            /** @description What the fee includes */
            includes?: string | null;
            /** @description Name of the GCash account */
            gcash_name?: string | null;
            /** @description Number of the GCash account */
            gcash_number?: string | null;
            /** @description The text that the code of "My QR" holds */
            gcash_qr?: string | null;
            /** @description Whether each registration shows that code with its own amount and short code in it. Left out: `true` */
            gcash_exact?: boolean | null;
            /** @description How to pay by GCash */
            pay_by_gcash?: string | null;
            /** @description How to pay by bank transfer */
            pay_by_bank_transfer?: string | null;
            /** @description How to pay in cash */
            pay_by_cash?: string | null;
            /** @description 1 to 12 ways to pay, each of another value; null: the list for all events */
            payment_modes?: components["schemas"]["EventModeFields"][] | null;
            /** @description Asked of every delegate, in this order. One with answers that is left out is retired, and so is an option that somebody chose */
            questions?: components["schemas"]["QuestionFields"][] | null;
            /**
             * Format: date-time
             * @description Until when a registration is to be paid
             */
            payment_due_at?: string | null;
            /**
             * @description Most delegates; null: no limit
             * @example 34
             */
            capacity?: number | null;
            /**
             * @description Hours for which an unpaid place is held, where there is a capacity; left out: 72; null: until the payment date
             * @example 34
             */
            hold_hours?: number | null;
            /**
             * @description Most unpaid places that one network may hold, where there is a capacity; null: a tenth of the capacity, at least 5
             * @example 34
             */
            network_places?: number | null;
            /**
             * Format: date-time
             * @description Until when places that are paid on the day are held, where there is a capacity; null: until the event begins
             */
            cash_held_until?: string | null;
            /**
             * Format: date-time
             * @description From when on people may register; null: at once
             */
            registration_opens_at?: string | null;
            /**
             * Format: date-time
             * @description Until when people may register; null: until the event ends
             */
            registration_closes_at?: string | null;
            /**
             * Format: date-time
             * @description Until when contacts may change or cancel what they registered; null: until it begins
             */
            changes_close_at?: string | null;
            /**
             * @description Only what is published is shown. Left out: `"draft"`
             * @enum {string|null}
             */
            state?: "draft" | "published" | "cancelled" | null;
            /** @description What only the site shows: programme, speakers, organizer, picture */
            details?: {
                [key: string]: unknown;
            };
        };
        PriceCodeView: {
            code: string;
            most: number | null;
            /** Format: date */
            ends_on: string | null;
            /** @description How many places were taken with it */
            uses: number;
        };
        PriceView: components["schemas"]["PublicPrice"] & {
            /**
             * Format: date
             * @description The first day on which people register at it, in the Philippines; null: at once
             */
            starts_on: string | null;
            /** @description Most places at it */
            most: number | null;
            /** @enum {string} */
            shown_to: "everyone" | "staff" | "code";
            /** @description true: nobody registers at it any more */
            ended: boolean;
            /** @description Whether people may register at it today */
            open: boolean;
            /** @description How many places are taken at it */
            uses: number;
            /** @description Somebody has it, also who cancelled: it cannot be taken off the list, and can be ended */
            in_use: boolean;
            codes: components["schemas"]["PriceCodeView"][];
        };
        PriceListView: {
            /** Format: uuid */
            event_id: string;
            /** @description The usual price */
            fee_centavos: number;
            prices: components["schemas"]["PriceView"][];
            /**
             * Format: date-time
             * @description When the event was changed last
             */
            updated_at: string;
        };
        PriceCodeFields: {
            /**
             * @description 4 to 30 letters and digits; capitals, spaces and dashes do not matter
             * @example SPEAKER27
             */
            code: string;
            /**
             * @description Most places with this code; null: as many as the price has
             * @example 34
             */
            most?: number | null;
            /**
             * Format: date
             * @description Its last day, in the Philippines; null: that of the price
             * @example 2026-11-30
             */
            ends_on?: string | null;
        };
        PriceFields: {
            /**
             * Format: uuid
             * @description Of a price that is there; left out: a new one
             */
            id?: string | null;
            /**
             * @description What people read
             * @example Early
             */
            name: string;
            /** @description What one delegate pays, in centavos */
            amount_centavos: number;
            /**
             * Format: date
             * @description The first day on which people register at it, in the Philippines; null: at once
             * @example 2026-11-30
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description The last day on which people register at it; null: as long as registration is open
             * @example 2026-11-30
             */
            ends_on?: string | null;
            /**
             * @description Most places at it; null: no limit but the event’s
             * @example 34
             */
            most?: number | null;
            /**
             * @description everyone: in the form; staff: only at the desk; code: for whoever has one of its codes. Left out: everyone. Left out: `"everyone"`
             * @enum {string|null}
             */
            shown_to?: "everyone" | "staff" | "code" | null;
            /** @description The usual price: its sum is `fee_centavos` of the event. One of the list is. Left out: `false` */
            is_default?: boolean | null;
            /** @description true: nobody registers at it any more. Left out: `false` */
            ended?: boolean | null;
            /** @description At most 50 codes */
            codes?: components["schemas"]["PriceCodeFields"][];
        };
        PriceList: {
            /** @description Empty: the event’s fee alone. One price that somebody has cannot be left out: it can be ended */
            prices: components["schemas"]["PriceFields"][];
            /** @description `updated_at` as it was read; refused (412) when it was changed since. Left out: not checked */
            seen_at?: string | null;
        };
        UseView: {
            kind: string;
            slug: string;
            /** @description What the piece or the event is called */
            title: string;
        };
        PictureView: {
            /**
             * @description As content names it
             * @example uploaded/0f8f3c1e0f8f3c1e0f8f3c1e0f8f3c1e
             */
            file: string;
            width: number;
            height: number;
            /** @description Address of a small copy */
            thumbnail: string;
            name: string;
            /** @description In a sentence what it shows, wherever it is shown; empty: each page says so */
            alt: string;
            /** @description What a page says of it */
            alt_in_use: string;
            /** @description Who made it */
            credit: string;
            /** @enum {string} */
            kind: "photograph" | "perspective";
            labels: string[];
            /** @description Drafts, public pieces and events that show it */
            used_in: components["schemas"]["UseView"][];
        };
        AddedPictureView: components["schemas"]["PictureView"] & {
            /** @description It was in the library already */
            known: boolean;
        };
        PictureFields: {
            /** @description What it is called in the library */
            name?: string | null;
            /** @description In a sentence what it shows; empty: each page says so itself */
            alt?: string | null;
            /** @description Who made it, as its caption says it */
            credit?: string | null;
            /**
             * @description A photograph, or an artist’s perspective, which its caption says wherever it is shown
             * @enum {string|null}
             */
            kind?: "photograph" | "perspective" | null;
            /** @description At most 12 labels of at most 40 characters */
            labels?: string[] | null;
        };
        ReplaceFields: {
            /**
             * @description The picture to show in its place
             * @example company/about
             */
            by: string;
        };
        FileView: {
            /**
             * @description As content names it; it never means another file
             * @example /assets/uploaded/0f8f3c1e0f8f3c1e0f8f3c1e0f8f3c1e.pdf
             */
            address: string;
            /**
             * @description As whoever saves it finds it called
             * @example studio-plan.pdf
             */
            name: string;
            /** @description In bytes */
            size: number;
            /** @description Who uploaded it first */
            by_name: string | null;
            /**
             * Format: date-time
             * @description When it last came
             */
            uploaded_at: string;
        };
        AddedFileView: components["schemas"]["FileView"] & {
            /** @description It was there already, and keeps its name */
            known: boolean;
        };
        ContentItemView: {
            kind: string;
            slug: string;
            title: string;
            /**
             * Format: uuid
             * @description Its newest version
             */
            version: string | null;
            /**
             * Format: uuid
             * @description The version that is public; null: as it was delivered
             */
            published_version: string | null;
            /** @enum {string} */
            state: "published" | "draft" | "removed";
            /** @description Something of it is public, as it is written here or as it was before */
            on_site: boolean;
            /** @description What is written here takes it off the site */
            taken_off: boolean;
            /** Format: date-time */
            changed_at: string | null;
            changed_by: string | null;
            /** @description Who writes at it and has not saved */
            unfinished_by: string[];
        };
        KindView: {
            /** @example home */
            kind: string;
            /** @example Home page */
            title: string;
            /** @description What it is listed under */
            group: string;
            /** @description The address where it is seen; empty: each piece has its own */
            path: string;
            /** @description There may be many of it */
            many: boolean;
            /** @description JSON Schema of its data */
            schema: {
                [key: string]: unknown;
            };
        };
        PageView: {
            /** @example /about-us */
            path: string;
            /** @example About Us | Stealth Land */
            title: string;
        };
        MoveView: {
            /**
             * @description An address that a page had
             * @example /properties/residential/visayas/old-name
             */
            from: string;
            /** @description The one that it has now */
            to: string;
            /**
             * @description What moved
             * @example Alpha Tower
             */
            name: string;
        };
        PageProblemView: {
            /** @example /about-us */
            page: string;
            /** @example The link “More” leads to /abut, where there is no page. */
            message: string;
            /** @description The field where it can be mended: `home/site:banner.action.href` */
            place: string | null;
        };
        PieceChangeView: components["schemas"]["ReleaseChangeView"] & {
            before: ({
                [key: string]: unknown;
            } | unknown[]) | null;
            after: ({
                [key: string]: unknown;
            } | unknown[]) | null;
            /** @description Who wrote it */
            by: string[];
        };
        ReleaseChangeView: {
            kind: string;
            slug: string;
            /** @description What it is called */
            title: string;
        };
        ReleaseView: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            by_name: string | null;
            note: string | null;
            /** @description It is the public one */
            current: boolean;
            /** @description It is the one that can be taken back */
            undoable: boolean;
            /** @description It was taken back */
            undone: boolean;
            /** @description It was planned for its time */
            planned: boolean;
            /** @description Who proposed it, where an admin published what somebody proposed */
            proposed_by: string | null;
            /** @description What it changed */
            changes: components["schemas"]["ReleaseChangeView"][];
        };
        ItemName: {
            /**
             * @description Its kind
             * @example projects
             */
            kind: string;
            /**
             * @description `site`, or the slug of a project
             * @example alpha-tower
             */
            slug: string;
        };
        PublishFields: {
            items?: components["schemas"]["Items"];
            /** @description What is new, for colleagues */
            note?: string | null;
        };
        ReleaseDifferenceView: components["schemas"]["ReleaseChangeView"] & {
            now: ({
                [key: string]: unknown;
            } | unknown[]) | null;
            then: ({
                [key: string]: unknown;
            } | unknown[]) | null;
        };
        RollBackFields: {
            /**
             * Format: uuid
             * @description The publication to show again
             */
            release: string;
            /**
             * Format: uuid
             * @description The one that is public, null: none is. Where it is another by now, nothing is changed
             */
            shown?: string | null;
        };
        UndoFields: {
            /**
             * @description Why
             * @example Wrong person
             */
            reason: string;
        };
        ContentView: {
            kind: string;
            slug: string;
            /** Format: uuid */
            version: string | null;
            data: ({
                [key: string]: unknown;
            } | unknown[]) | null;
        };
        ContentFields: {
            data: components["schemas"]["Data"];
            /** @description What was changed, for colleagues */
            note?: string | null;
        };
        VersionView: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            by_name: string | null;
            note: string | null;
            data: ({
                [key: string]: unknown;
            } | unknown[]) | null;
        };
        RestoreFields: {
            /** @description The id of the version */
            version: string;
        };
        PreviewFields: {
            /**
             * @description The address of a page
             * @example /about-us
             */
            path: string;
            /** @description The kind of what is being written */
            kind?: string | null;
            /** @description Its slug */
            slug?: string | null;
            data?: ({
                [key: string]: unknown;
            } | unknown[]) | null;
        };
        PreviewLinkView: {
            /** @description Shows the drafts to whoever has it */
            address: string;
            /**
             * Format: date-time
             * @description When it ends
             */
            ends_at: string;
        };
        SharedPreviewView: {
            /** @description Opens nothing: `DELETE /content/preview-links/{id}` ends the link */
            id: string;
            /** @description Who made it */
            by_name: string | null;
            /**
             * Format: date-time
             * @description When it ends
             */
            ends_at: string;
        };
        UnfinishedView: {
            /** @description Who writes */
            by_name: string;
            /** @description It is the reader’s own */
            mine: boolean;
            /**
             * Format: date-time
             * @description When it was last kept
             */
            at: string;
            /**
             * Format: uuid
             * @description The version that it was begun on
             */
            base_version: string | null;
            base_data: ({
                [key: string]: unknown;
            } | unknown[]) | null;
            /** @description It may be incomplete */
            data: {
                [key: string]: unknown;
            } | unknown[];
        };
        UnfinishedFields: {
            data: components["schemas"]["Data"];
            /**
             * Format: uuid
             * @description The version that it was begun on; null: what developers wrote
             */
            base?: string | null;
        };
        PlannedItemView: components["schemas"]["ReleaseChangeView"] & {
            /** @description Something else is written there by now, which is not published with it */
            changed_since: boolean;
        };
        PlannedView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it is published
             */
            at: string;
            /** @description Who planned it */
            by_name: string;
            note: string | null;
            /** @enum {string} */
            state: "waiting" | "failed" | "published" | "taken back";
            /** @description What kept it from being published, in words */
            failure: string | null;
            /** @description What becomes public */
            items: components["schemas"]["PlannedItemView"][];
        };
        PlanFields: {
            items?: components["schemas"]["Items"];
            /** @description What is new, for colleagues */
            note?: string | null;
            /**
             * Format: date-time
             * @description When, with its zone
             */
            at: string;
        };
        PlanChange: {
            /**
             * Format: date-time
             * @description When, with its zone
             */
            at: string;
            /** @description With its pieces as they are written now, not as they were when it was planned. Left out: `false` */
            anew?: boolean | null;
        };
        ApprovalView: {
            /** @description Editors and keys propose, and an admin publishes */
            needed: boolean;
            /** @description The reader may publish without asking */
            may_publish: boolean;
        };
        ApprovalFields: {
            /** @description Editors and keys propose, and an admin publishes */
            needed: boolean;
        };
        ProposedItemView: components["schemas"]["ReleaseChangeView"] & {
            /** @description Who wrote something else there since, which is not part of it; null: nobody */
            written_since_by: string | null;
            /** @description Who published something else there since; null: nobody */
            published_since_by: string | null;
            /** @description Something newer is public there, which stays: this piece is left out */
            left_out: boolean;
        };
        ProposalView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            does: "publish" | "undo" | "roll back";
            /**
             * Format: date-time
             * @description When it was proposed
             */
            at: string;
            /** @description Who proposed it */
            by_name: string;
            /** @description It is the reader’s own */
            mine: boolean;
            note: string | null;
            /**
             * Format: date-time
             * @description When it is to become public; null: once it is approved
             */
            publish_at: string | null;
            /** @enum {string} */
            state: "waiting" | "published" | "planned" | "sent back" | "withdrawn";
            /** @description Why it was sent back */
            answer: string | null;
            /** @description Who published it or sent it back */
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /**
             * Format: uuid
             * @description The release that it became
             */
            release: string | null;
            /**
             * Format: uuid
             * @description The release that is public now; null: none is
             */
            shown: string | null;
            /** @description The site has gone on: it can’t be published any more */
            outdated: boolean;
            /** @description What it changes */
            items: components["schemas"]["ProposedItemView"][];
        };
        ProposalFields: {
            items?: components["schemas"]["Items"];
            /** @description What is new, for colleagues */
            note?: string | null;
            /**
             * @description Publish drafts, take the public release back, or show an earlier one again. Left out: `"publish"`
             * @enum {string|null}
             */
            does?: "publish" | "undo" | "roll back" | null;
            /**
             * Format: date-time
             * @description When drafts are to be published, with its zone; without it: once it is approved
             */
            at?: string | null;
            /**
             * Format: uuid
             * @description The release that is taken back or shown again
             */
            release?: string | null;
        };
        DecisionFields: {
            /**
             * Format: uuid
             * @description The release that was public as the reader saw the differences; null: none was
             */
            shown?: string | null;
        };
        SendBackFields: {
            /** @description Why, for whoever proposed it */
            answer: string;
        };
        PublicPriceList: {
            /** @description The slug of the project */
            project: string;
            /** @description The first of a project is 1 */
            number: number;
            /** @description Its name */
            name: string;
            /**
             * Format: date
             * @description Since when its prices hold
             */
            day: string;
            /** Format: date-time */
            published_at: string;
        };
        BulkDone: {
            /** Format: uuid */
            id: string;
            /** @example Maria Santos */
            name: string;
            /**
             * Format: date-time
             * @description As the change left it; of what was removed, as it last was
             */
            updated_at: string | null;
        };
        BulkFailed: {
            /** Format: uuid */
            id: string;
            /** @description null: there is no such record */
            name: string | null;
            /** @description Why it was not done */
            message: string;
        };
        BulkReport: {
            done: components["schemas"]["BulkDone"][];
            failed: components["schemas"]["BulkFailed"][];
        };
        ChosenDelegate: {
            /**
             * Format: uuid
             * @description Which record
             */
            id: string;
            updated_at?: components["schemas"]["UpdatedAt"];
            amount_centavos?: components["schemas"]["AmountCentavos"];
        };
        DelegatesInBulk: {
            /** @enum {string} */
            action: "verify" | "unverify" | "make-qr-code" | "cancel" | "reinstate" | "remove";
            records: components["schemas"]["ChosenDelegate"][];
            /**
             * @description verify: how it was paid, where no proof waits that says it; left out: as each delegate says
             * @example cash
             */
            channel?: string | null;
            /**
             * Format: date
             * @description verify: the day on which it was received, where no proof waits that says it
             * @example 2026-11-30
             */
            received_on?: string | null;
        };
        DelegateRecord: components["schemas"]["RegisteredDelegate"] & {
            /**
             * Format: uuid
             * @description Of the event
             */
            event_id: string;
            /**
             * Format: uuid
             * @description Of the registration: that of a group has several delegates
             */
            registration_id: string;
            /**
             * @description Short code of that registration
             * @example 7K3M9XQ2
             */
            registration_code: string;
            /**
             * Format: date-time
             * @description When the place was given back; null: it was not
             */
            cancelled_at: string | null;
            /** @description true: looks as if a robot had sent it */
            spam: boolean;
            /** @description true: mail to the address does not arrive */
            mail_fails: boolean;
            /** @description What the registration has to pay */
            due_centavos: number;
            /** @description What it has paid */
            paid_centavos: number;
            /** @description What it owes */
            owed_centavos: number;
            /** @description What is to be returned to it */
            to_return_centavos: number;
            /** @example PHP */
            currency: string;
        };
        MarkSpam: {
            /** @description true: a robot sent it; false: a person did */
            spam: boolean;
        };
        BinRecord: {
            /**
             * Format: uuid
             * @description The record's own id
             */
            id: string;
            /** @example delegates */
            resource: string;
            /**
             * @description What people call it
             * @example Maria Santos
             */
            name: string;
            /** @description Tells two of one name apart: a church, a project */
            about: string | null;
            /** @description The account's or key's name at that time */
            removed_by: string | null;
            /** Format: date-time */
            removed_at: string;
            /**
             * Format: date-time
             * @description 30 days later: until then it can be put back
             */
            gone_at: string;
        };
        RegisteredDelegate: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description In the link of the ticket page and in the QR code
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The same value as uuid, under the name that older clients read
             */
            user_uuid: string;
            first_name: components["schemas"]["FirstName"];
            /** @description Family name; empty together with the given name */
            last_name: string;
            /** Format: email */
            email: string;
            /** @description Digits */
            phone_number: string;
            /** @description true: paid, by the word of staff */
            payment_status: boolean;
            payment_mode: components["schemas"]["PaymentMode"];
            /**
             * Format: uuid
             * @description The price that the place was made with; null: the fee of the event
             */
            price_id: string | null;
            /**
             * @description Its name
             * @example Student
             */
            price_name: string | null;
            /** @description What is to be paid for this place, in centavos */
            price_centavos: number;
            answers: components["schemas"]["Answers"];
            /** @description What the delegate agreed to, in the words that were shown; created_at says when */
            consent_text: string | null;
            /** @description Path of the picture, for staff; null: none was uploaded */
            proof_of_payment: string | null;
            /** @description Path of the QR picture; null: not made yet */
            qr_code: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            church_name: string | null;
            ministry: string | null;
            age: number | null;
            address: string | null;
        };
        NewDelegate: components["schemas"]["Successor"] & {
            payment_mode?: components["schemas"]["PaymentMode.2"];
            agree_terms?: components["schemas"]["AgreeTerms"];
            /** @description What the delegate agreed to, in the words that were shown; created_at says when */
            consent_text?: string | null;
            event?: components["schemas"]["Event"];
            price?: components["schemas"]["Price"];
            price_code?: components["schemas"]["PriceCode"];
        };
        DelegateChange: {
            first_name?: components["schemas"]["FirstName.2"];
            last_name?: components["schemas"]["LastName"];
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email?: string;
            phone_number?: components["schemas"]["PhoneNumber"];
            answers?: components["schemas"]["Answers.2"];
            church_name?: components["schemas"]["ChurchName"];
            ministry?: components["schemas"]["Ministry"];
            age?: components["schemas"]["Age"];
            address?: components["schemas"]["Address"];
            payment_mode?: components["schemas"]["PaymentMode.2"];
        };
        VerifyPayment: {
            received_on?: components["schemas"]["ReceivedOn"];
            reference?: components["schemas"]["Reference"];
            receipt_number?: components["schemas"]["ReceiptNumber"];
            /** @description For colleagues */
            note?: string | null;
            /** @description true: paid; false: unpaid */
            payment_status: boolean;
            amount_centavos?: components["schemas"]["AmountCentavos"];
            /**
             * @description How it was paid; left out: as the proof that waits says, or the delegate
             * @example cash
             */
            channel?: string | null;
        };
        CancelReason: {
            /** @description Why, for staff alone */
            because?: string | null;
        };
        Successor: {
            first_name: components["schemas"]["FirstName.3"];
            last_name: components["schemas"]["LastName.2"];
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            phone_number: components["schemas"]["PhoneNumber"];
            answers?: components["schemas"]["Answers.2"];
            church_name?: components["schemas"]["ChurchName"];
            ministry?: components["schemas"]["Ministry"];
            age?: components["schemas"]["Age"];
            address?: components["schemas"]["Address"];
        };
        ContactFields: {
            /**
             * @description Given name
             * @example Ruth
             */
            first_name: string;
            /**
             * @description Family name
             * @example Villanueva
             */
            last_name: string;
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            phone_number: components["schemas"]["PhoneNumber"];
        };
        Money: {
            /** @description Received, less what was returned */
            paid_centavos: number;
            /** @description Still to be paid */
            owed_centavos: number;
            /** @description Paid for places that were given back, or too much */
            to_return_centavos: number;
        };
        RegistrationDelegate: {
            /** Format: uuid */
            id: string;
            first_name: components["schemas"]["FirstName"];
            /** @description Family name; empty together with the given name */
            last_name: string;
            church_name: string | null;
            payment_status: boolean;
            cancelled_at: components["schemas"]["CancelledAt"];
            /** @description Why, in the words of whoever cancelled */
            cancelled_because: string | null;
        };
        ProofRecord: {
            /** Format: uuid */
            id: string;
            /** @description Path of the picture, for staff */
            picture: string;
            /** @enum {string} */
            state: "waiting" | "accepted" | "rejected" | "replaced";
            channel: components["schemas"]["Channel"];
            /** @description Reference number of the payment */
            reference: string | null;
            reason: string | null;
            /** @description Null: the payer */
            uploaded_by_name: string | null;
            decided_by_name: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        SameDelegate: {
            /**
             * Format: uuid
             * @description Of the delegate
             */
            id: string;
            first_name: string;
            last_name: string;
            payment_status: boolean;
            /** Format: date-time */
            created_at: string;
        };
        RegistrationRecord: {
            /** Format: uuid */
            id: string;
            code: components["schemas"]["Code.2"];
            /** @description Name of the event */
            event_name: string;
            contact: components["schemas"]["ContactFields"];
            total_centavos: components["schemas"]["TotalCentavos"];
            /** @description What all who come have to pay together, in centavos */
            due_centavos: number;
            money: components["schemas"]["Money"];
            /** Format: date-time */
            payment_due_at: string | null;
            payment_status: boolean;
            delegates: components["schemas"]["RegistrationDelegate"][];
            /** @description Newest first; none is ever destroyed */
            proofs: components["schemas"]["ProofRecord"][];
            /** Format: date-time */
            created_at: string;
            /** @description Why the tickets were sent before all was paid */
            tickets_because: string | null;
            /** @description Registered for this event a second time, it seems */
            same_people: components["schemas"]["SameDelegate"][];
            /** @description Reference number that was paid with */
            reference?: string | null;
        };
        NewPrice: {
            /**
             * Format: uuid
             * @description One of the prices of the event that is not ended
             */
            price: string;
        };
        AddedPerson: components["schemas"]["Successor"] & {
            /**
             * Format: uuid
             * @description One of the prices of the event that is not ended; left out: the usual one
             */
            price?: string | null;
        };
        TicketEvent: {
            slug: string;
            name: string;
            /** @example 19–20 February 2027 */
            dates: string;
            times: string;
            place: string;
            /** @description true: it does not take place */
            cancelled: boolean;
            moved_from: components["schemas"]["MovedFrom"];
        };
        FormerTicketView: {
            event: components["schemas"]["TicketEvent"];
            /**
             * Format: date-time
             * @description When the place was passed on
             */
            passed_on_at: string;
        };
        AnswerTally: {
            /** @description As `answers` of a delegate have it */
            answer: string | number | boolean;
            /**
             * @description In words
             * @example Chicken
             */
            label: string;
            /** @description Delegates who say so */
            delegates: number;
        };
        QuestionReport: {
            question: components["schemas"]["QuestionView"];
            /** @description Delegates who answered */
            answered: number;
            /** @description Delegates who did not */
            unanswered: number;
            /** @description Options in their order, also those that nobody chose; numbers by size; texts by how many say so */
            counts: components["schemas"]["AnswerTally"][];
            /** @description true: there are more texts than are shown */
            more: boolean;
        };
        AnswerReport: {
            event_name: string;
            /** @description Delegates who have a place */
            delegates: number;
            questions: components["schemas"]["QuestionReport"][];
        };
        FindTicketsAnswer: {
            /** @description The same whether anybody is registered or not */
            message: string;
            /** @description Whether this server sends mails (SMTP_URL) */
            by_mail: boolean;
        };
        WhoseTickets: {
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
        };
        DelegateTicket: {
            /** Format: uuid */
            uuid: string;
            first_name: components["schemas"]["FirstName"];
            /** @description Family name; empty together with the given name */
            last_name: string;
            church_name: string | null;
            ministry: string | null;
            payment_mode: components["schemas"]["PaymentMode"];
            /** @description true: Paid; false: Unpaid */
            payment_status: boolean;
            /** @description Whether a proof of payment was uploaded */
            proof_of_payment: boolean;
            /** @description Path of the QR picture; null: not made yet */
            qr_code: string | null;
            /** Format: date-time */
            created_at: string;
        };
        ProofPath: {
            /** @description Path of the picture, for staff */
            proof_of_payment: string;
        };
        FoundOnReceipt: {
            /** @description Centavos; null: not found */
            amount_centavos: number | null;
            /** @description Digits */
            reference: string | null;
            /**
             * @description Calendar day
             * @example 2026-11-22
             */
            paid_on: string | null;
            /** @description Who was paid, as it stands there */
            receiver: string | null;
            /** @description null: not known */
            receiver_is_ours: boolean | null;
            /**
             * @description Short code of a registration in its message
             * @example 7K3M9XQ2
             */
            code: string | null;
        };
        ProofToReview: components["schemas"]["ProofRecord"] & {
            /** Format: uuid */
            registration_id: string;
            /**
             * @description Short code of that registration
             * @example 7K3M9XQ2
             */
            registration_code: string;
            event_name: string;
            /** @description What is to be paid */
            total_centavos: number;
            /** @description What of it is still to be paid */
            owed_centavos: number;
            /** @description The account that it is to be paid to */
            receiver: string | null;
            contact: components["schemas"]["ContactFields"];
            delegates: components["schemas"]["RegistrationDelegate"][];
            /** @description null: not read, or not yet */
            found: components["schemas"]["FoundOnReceipt"] | null;
            /** @description What speaks against it while it waits, in words */
            doubts: string[];
        };
        ClaimedProofs: {
            /** @description Held for you for two minutes, oldest first */
            proofs: components["schemas"]["ProofToReview"][];
            /** @description How many wait, with these; of that event, where one was asked for */
            waiting: number;
            /**
             * Format: date-time
             * @description Until when; null: none is held
             */
            held_until: string | null;
        };
        ClaimProofs: {
            holder?: components["schemas"]["Holder"];
            /**
             * @description How many to hold for you; left out: 1
             * @example 5
             */
            count?: number | null;
            /**
             * Format: uuid
             * @description Of which event; left out: of all
             */
            event_id?: string | null;
        };
        Released: {
            released: boolean;
        };
        WaitingProofs: {
            waiting: number;
        };
        RejectionReasonView: {
            /**
             * @description Short, for staff
             * @example Wrong amount
             */
            label: string;
            /** @description What the payer reads */
            words: string;
        };
        RejectionReasonFields: {
            /**
             * @description Short, for staff
             * @example Wrong amount
             */
            label: string;
            /** @description What the payer reads */
            words: string;
        };
        RejectionReasons: {
            reasons: components["schemas"]["RejectionReasonFields"][];
        };
        AcceptProof: {
            /**
             * @description Reference number, as it stands on the receipt
             * @example 9012345678901
             */
            reference?: string | null;
            /**
             * @description What was received, in centavos; left out: all that is owed
             * @example 34
             */
            amount_centavos?: number | null;
            /** @description Admins only: why a reference may pay for two registrations */
            shared_because?: string | null;
            holder?: components["schemas"]["Holder"];
        };
        RejectProof: {
            /** @description Why, in the words that the payer reads */
            reason: string;
            holder?: components["schemas"]["Holder"];
        };
        StatementRegistration: {
            /** Format: uuid */
            id: string;
            /** @description Who pays */
            name: string;
            /** Format: uuid */
            event_id: string;
            event_name: string;
            total_centavos: number;
            /** @description How many delegates it has */
            delegates: number;
            /**
             * Format: uuid
             * @description Its first delegate
             */
            delegate_id: string;
            /** @description The reference that the payer or the picture names */
            reference: string | null;
        };
        MatchedRow: {
            line: number;
            /**
             * @description exact: reference and amount fit; likely: amount and name; amount-differs; shared: two registrations name the reference; several: amount and name fit more than one; paid: already; double: stands in the statement before; unknown: nobody waits for it. Of what went out: reversed: a registration paid with this reference; reversed-shared: two did; spent: it takes nothing back
             * @enum {string}
             */
            match: "exact" | "likely" | "amount-differs" | "shared" | "several" | "paid" | "double" | "unknown" | "reversed" | "reversed-shared" | "spent";
            registration: components["schemas"]["StatementRegistration"] | null;
            /** @description Between which staff choose, where more than one fits (5 at most) */
            candidates: components["schemas"]["StatementRegistration"][];
            /** @description Of what went out and takes a payment back: what is left by its reference, in centavos */
            left_centavos: number | null;
        };
        StatementMatches: {
            /** @description In the order that was sent */
            rows: components["schemas"]["MatchedRow"][];
            /** @description Registrations whose proof waits, and whose payment is not among the rows (500 at most) */
            missing: components["schemas"]["StatementRegistration"][];
        };
        StatementRowFields: {
            /** @description Line of the file, which the answer names */
            line: number;
            /**
             * @description What was received, in centavos; less than nothing: what went out, which may take a payment back
             * @example 150000
             */
            amount_centavos: number;
            /** @description Its reference number */
            reference?: string | null;
            /** @description Who paid */
            name?: string | null;
        };
        StatementRows: {
            /**
             * Format: uuid
             * @description Of which event; left out: of all. What names a registration exactly is found wherever it belongs
             */
            event_id?: string | null;
            rows: components["schemas"]["StatementRowFields"][];
        };
        NotVerified: {
            /** Format: uuid */
            registration_id: string;
            /** @description Why not, in a sentence */
            message: string;
        };
        StatementResult: {
            /** @description Registrations that are paid now */
            verified: number;
            /** @description Registrations that are paid in part now */
            partly: number;
            /** @description Payments that were taken back */
            reversed: number;
            refused: components["schemas"]["NotVerified"][];
        };
        StatementPayment: {
            /**
             * Format: uuid
             * @description The registration
             */
            registration_id: string;
            /**
             * @description What was received, in centavos; less than nothing: a payment with this reference is taken back
             * @example 150000
             */
            amount_centavos: number;
            /** @description Its reference number */
            reference?: string | null;
            /**
             * @description Whose statement it is, as `GET /payment-modes` has it; left out: as the registration says
             * @example gcash
             */
            channel?: string | null;
            /**
             * @description Where it stands, for the ledger
             * @example november.pdf, line 14
             */
            statement_line?: string | null;
        };
        StatementPayments: {
            payments: components["schemas"]["StatementPayment"][];
        };
        KeptStatement: {
            /** Format: uuid */
            file_id: string;
            /** @description Lines that are new */
            added: number;
            /** @description Lines that were kept before, from this or another file */
            known: number;
            /** @description Lines that confirm what was accepted before */
            confirmed: number;
            /** @description Lines that the statement itself takes back, with those that do so */
            settled: number;
            /** @description Lines that were kept as received, and that the file says failed: they are to be taken back */
            turned: number;
        };
        KeptRow: components["schemas"]["StatementRowFields"] & {
            /**
             * Format: date
             * @description The day of the line, in the Philippines
             * @example 2026-11-30
             */
            day?: string | null;
            /**
             * @description What the wallet or bank took for it, in centavos
             * @example 34
             */
            fee_centavos?: number | null;
            /**
             * @description Its status, in the words of the file
             * @example Completed
             */
            status?: string | null;
            /**
             * @description What that means: whether money moved. Left out: `"moved"`
             * @enum {string|null}
             */
            moved?: "moved" | "pending" | "failed" | null;
        };
        StatementToKeep: {
            /**
             * @description Whose statement it is, as `GET /payment-modes` has it
             * @example gcash
             */
            channel: string;
            /**
             * @description Name of the file
             * @example november.pdf
             */
            name: string;
            /**
             * @description The same for each part of a file, and for no other: a hash of all its rows
             * @example 9f86d081884c7d659a2feaa0c55ad015
             */
            digest: string;
            rows: components["schemas"]["KeptRow"][];
            /** @description Lines whose amount cannot be read */
            unread_lines: number[];
        };
        FileState: components["schemas"]["StateSums"] & {
            /** Format: date */
            first_day: string | null;
            /** Format: date */
            last_day: string | null;
        };
        StatementFileView: {
            /** Format: uuid */
            id: string;
            /** @example november.pdf */
            name: string;
            channel: string;
            kept_by_name: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Lines whose amount cannot be read */
            unread_lines: number[];
            /** @description All its lines, also those that another file brought first */
            states: components["schemas"]["FileState"][];
        };
        NotInBank: {
            /**
             * Format: uuid
             * @description Of its first row in the journal
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was entered
             */
            created_at: string;
            /**
             * Format: date
             * @description The day received, as staff or the receipt say
             */
            received_on: string | null;
            /**
             * Format: date
             * @description The day received, or that on which it was entered: the list begins with the oldest
             */
            since_on: string;
            /**
             * @description payment: with its corrections
             * @enum {string}
             */
            kind: "payment" | "refund";
            /** @description What no line confirms, in centavos; less than nothing: it went out */
            amount_centavos: number;
            /** @description As `GET /payment-modes` says it in words */
            channel: string;
            reference: string | null;
            /** Format: uuid */
            event_id: string;
            event_name: string;
            /** Format: uuid */
            registration_id: string;
            /** @example 7K3M9XQ2 */
            code: string;
            /** @description Who pays; null: it was removed */
            contact_name: string | null;
            /**
             * Format: uuid
             * @description Its first delegate
             */
            delegate_id: string | null;
        };
        LedgerSums: {
            /** @example gcash */
            channel: string;
            /** @description What the journal has by this way: received, less what went back */
            ledger_centavos: number;
            /** @description Of these, what lines confirm */
            confirmed_centavos: number;
            /** @description Of these, what no line confirms */
            not_in_bank_centavos: number;
        };
        LineAllocation: {
            /** Format: uuid */
            registration_id: string;
            /**
             * @description Of the registration
             * @example 7K3M9XQ2
             */
            code: string;
            /** @description Who pays; null: it was removed */
            name: string | null;
            event_name: string | null;
            /**
             * Format: uuid
             * @description Its first delegate
             */
            delegate_id: string | null;
            /**
             * Format: uuid
             * @description The row of the journal
             */
            movement_id: string;
            /** @description Of the line, in centavos; less than nothing: it went out */
            amount_centavos: number;
            /** @description false: it was in the journal before, and the line confirms it */
            made: boolean;
            /** @description Who said so */
            by_name: string | null;
        };
        StatementLineView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @description As the statement says
             */
            day: string | null;
            /** @description In centavos; less than nothing: it went out */
            amount_centavos: number;
            /** @description Of these, what is for no registration yet */
            open_centavos: number;
            /** @description What the wallet or bank took, in centavos */
            fee_centavos: number | null;
            /** @description Whose statement it is, as `GET /payment-modes` has it */
            channel: string;
            /** @description In the words of the file */
            status: string | null;
            /** @description Who paid, as the statement says */
            payer: string | null;
            reference: string | null;
            /**
             * @description waiting: nobody has said what it is; matched: as was suggested, or by its reference; split: for several registrations; by-hand: staff said which; set-aside: for none, for a reason; refund: was paid back; unmoved: by its status no money moved
             * @enum {string}
             */
            state: "waiting" | "matched" | "split" | "by-hand" | "set-aside" | "refund" | "unmoved";
            /** @description Why it was set aside */
            reason: string | null;
            /**
             * Format: uuid
             * @description Of the file that brought it first
             */
            file_id: string;
            /** @example november.pdf */
            file_name: string;
            /** @description Line of that file */
            line_number: number;
            /** @description Who kept it */
            kept_by_name: string | null;
            /**
             * Format: date-time
             * @description When it was kept
             */
            created_at: string;
            /** @description Who decided on it */
            decided_by_name: string | null;
            /** Format: date-time */
            decided_at: string | null;
            allocations: components["schemas"]["LineAllocation"][];
        };
        StateSums: {
            /** @enum {string} */
            state: "waiting" | "matched" | "split" | "by-hand" | "set-aside" | "refund" | "unmoved";
            lines: number;
            /** @description What came in */
            in_centavos: number;
            /** @description What went out */
            out_centavos: number;
        };
        StatementSums: {
            states: components["schemas"]["StateSums"][];
            /** @description Of all states but `unmoved` */
            in_centavos: number;
            /** @description Of all states but `unmoved` */
            out_centavos: number;
        };
        LinePart: {
            /**
             * Format: uuid
             * @description The registration
             */
            registration_id: string;
            /**
             * @description Of the line, in centavos; less than nothing where it went out
             * @example 150000
             */
            amount_centavos: number;
            /**
             * Format: uuid
             * @description A row of `GET /not-in-bank` that the line confirms; left out: it is entered
             */
            movement_id?: string | null;
        };
        SuggestedLine: components["schemas"]["StatementLineView"] & {
            /**
             * @description As `POST /statements/match` says it
             * @enum {string}
             */
            match: "exact" | "likely" | "amount-differs" | "shared" | "several" | "paid" | "double" | "unknown" | "reversed" | "reversed-shared" | "spent";
            registration: components["schemas"]["StatementRegistration"] | null;
            /** @description Where more than one fits */
            candidates: components["schemas"]["StatementRegistration"][];
            /** @description What to assign it to, where that is plain */
            parts: components["schemas"]["LinePart"][];
        };
        WaitingLines: {
            /** @description The oldest 500, by day */
            lines: components["schemas"]["SuggestedLine"][];
            /** @description How many wait, also those that are not listed */
            total: number;
            /** @description Registrations whose proof waits, and whose payment is not among the lines (500 at most) */
            missing: components["schemas"]["StatementRegistration"][];
        };
        AssignedOfMany: {
            parts: components["schemas"]["Parts"];
            suggested?: components["schemas"]["Suggested"];
            /**
             * Format: uuid
             * @description The line
             */
            id: string;
        };
        AssignedLines: {
            records: components["schemas"]["AssignedOfMany"][];
        };
        ChosenLine: {
            /**
             * Format: uuid
             * @description The line
             */
            id: string;
        };
        LinesToSetAside: {
            records: components["schemas"]["ChosenLine"][];
            /**
             * @description Why, for colleagues
             * @example A gift to the church, no fee
             */
            reason: string;
        };
        LinePayer: {
            /** Format: uuid */
            id: string;
            /** @example 7K3M9XQ2 */
            code: string;
            /** @description Who pays */
            name: string;
            /** @description Church of its delegates */
            church: string | null;
            /** Format: uuid */
            event_id: string;
            event_name: string;
            delegates: number;
            cancelled: boolean;
            /**
             * Format: uuid
             * @description Its first delegate
             */
            delegate_id: string | null;
            /** @description What is owed */
            owed_centavos: number;
            /** @description What was paid */
            paid_centavos: number;
            /** @description What is to be returned */
            to_return_centavos: number;
            /** @description What was accepted for it and no line confirms */
            accepted: components["schemas"]["NotInBank"][];
        };
        AssignedLine: {
            parts: components["schemas"]["Parts"];
            suggested?: components["schemas"]["Suggested"];
        };
        PaymentModeView: {
            /**
             * @description What records have
             * @example gcash
             */
            value: string;
            /**
             * @description What people read
             * @example GCash
             */
            label: string;
            /** @description New registrations may choose it; the others are those of older records */
            offered: boolean;
        };
        WayToPayView: {
            /**
             * @description What records have
             * @example maya
             */
            value: string;
            /**
             * @description What people read
             * @example Maya
             */
            label: string;
            /** @description How to pay this way */
            how: string | null;
            /** @description Name of the account */
            account_name: string | null;
            /** @description Number of the account */
            account_number: string | null;
            /** @description Paid on the day: no proof is asked for */
            at_desk: boolean;
            /** @description May be paid with the QR Ph code of the event */
            code: boolean;
        };
        ToReturn: {
            /** Format: uuid */
            registration_id: string;
            /**
             * Format: uuid
             * @description Its first delegate; null: all of them were erased, and what is owed to them stays
             */
            delegate_id: string | null;
            /** @description Who paid */
            name: string;
            /** Format: uuid */
            event_id: string;
            event_name: string;
            /** @description In centavos */
            to_return_centavos: number;
            /**
             * @description By which the newest payment came
             * @example gcash
             */
            channel: string;
            /** @description Reference of the newest payment */
            reference: string | null;
            /**
             * @description Code of the registration
             * @example 4Q811T5E
             */
            code: string;
            /** @description Of who paid */
            phone_number: string | null;
            /** @description Of who paid */
            email: string | null;
            /**
             * Format: date-time
             * @description Since the newest cancellation or payment
             */
            since: string;
        };
        ToReturnSums: {
            /** @description How many payers there are, also those who are not listed */
            total: number;
            /** @description To all of them together, in centavos */
            to_return_centavos: number;
        };
        ToReturnList: {
            data: components["schemas"]["ToReturn"][];
            meta: components["schemas"]["ToReturnSums"];
        };
        NewRefund: {
            /**
             * @description What was paid back, in centavos
             * @example 150000
             */
            amount_centavos: number;
            /**
             * @description How it was paid back
             * @example gcash
             */
            channel: string;
            /**
             * @description Reference number of the transfer
             * @example 9012345678901
             */
            reference?: string | null;
            /** @description For colleagues */
            note?: string | null;
        };
        ReturnedTo: {
            /**
             * Format: uuid
             * @description The registration
             */
            id: string;
            amount_centavos: components["schemas"]["AmountCentavos.2"];
        };
        NewRefunds: {
            records: components["schemas"]["ReturnedTo"][];
            /**
             * @description How it was paid back
             * @example bank-transfer
             */
            channel: string;
            /**
             * Format: date
             * @description When it was paid back, in the Philippines; it becomes the note for colleagues
             * @example 2026-11-30
             */
            returned_on?: string | null;
            /** @description Reference number, if one transfer was for all of them */
            reference?: string | null;
        };
        EarlyTickets: {
            /**
             * @description Why, for colleagues
             * @example The church pays on Friday
             */
            because: string;
        };
        ChannelMoney: {
            channel: components["schemas"]["Channel"];
            /** @description Payments, with their corrections */
            received_centavos: number;
            /** @description Refunds */
            returned_centavos: number;
        };
        EventMoney: components["schemas"]["Money"] & {
            /** Format: uuid */
            event_id: string;
            event_name: string;
            registered: components["schemas"]["Registered"];
            /** @description What all who come have to pay together */
            due_centavos: number;
            /** @description Of what was received: by people who were removed since. Due, less what is owed, with what is to be returned and this, is what was received */
            removed_centavos: number;
            channels: components["schemas"]["ChannelMoney"][];
        };
        MovementView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it was entered
             */
            created_at: string;
            /**
             * Format: date
             * @description The day on which it was received, as staff say, else as its receipt does; null: neither says
             */
            received_on: string | null;
            /**
             * @description payment: received; refund: paid back; correction: a payment that was taken back, or a part of it
             * @enum {string}
             */
            kind: "payment" | "refund" | "correction";
            /**
             * @description In centavos; less than nothing: what went out, or was taken back
             * @example 150000
             */
            amount_centavos: number;
            /** @example PHP */
            currency: string;
            channel: components["schemas"]["Channel"];
            /** @description Reference number of the payment */
            reference: string | null;
            /** @description File and line of the statement that it was entered from */
            statement_line: string | null;
            /**
             * Format: uuid
             * @description Of the proof that was accepted with it
             */
            proof_id: string | null;
            /** @description Path of its picture, for staff */
            proof: string | null;
            /**
             * Format: uuid
             * @description Of a correction: the newest payment that it takes from
             */
            corrects_id: string | null;
            /**
             * Format: date-time
             * @description When that payment was entered
             */
            corrects_at: string | null;
            /** @description Number of the receipt that staff gave for it */
            receipt_number: string | null;
            /**
             * @description Of a payment: its running number, which its acknowledgement bears
             * @example 123
             */
            payment_number: number | null;
            /**
             * Format: uuid
             * @description The same for all that one cheque or sum paid, and for what took it back
             */
            shared_payment_id: string | null;
            /** @description For colleagues */
            note: string | null;
            /** @description Who entered it; null: it has no name */
            entered_by_name: string | null;
            /** Format: uuid */
            event_id: string;
            /** @description What it is for */
            event_name: string;
            /**
             * Format: uuid
             * @description Stays when the registration is removed
             */
            registration_id: string;
            code: components["schemas"]["Code.3"];
            contact_name: components["schemas"]["ContactName"];
            delegate_id: components["schemas"]["DelegateId"];
        };
        MovementSums: {
            /** @description What the same movements before `created_at_gte` or `created_at_gt` add up to; 0 where neither is given */
            opening_centavos: number;
            /** @description Payments, with their corrections */
            received_centavos: number;
            /** @description Refunds */
            returned_centavos: number;
            /** @description Opening, with what was received, less what was returned */
            closing_centavos: number;
        };
        ReportRow: components["schemas"]["ReportSums"] & {
            /**
             * @description not-said: who wrote no church or ministry, or has the event’s only fee; removed: what was paid for people who were removed since, or have no place yet
             * @enum {string}
             */
            kind: "named" | "not-said" | "removed";
            /**
             * @description Church, ministry, price, day (YYYY-MM-DD) or way, as `GET /payment-modes` has it
             * @example Grace Community
             */
            name: string | null;
            /** @description By price: what a place costs */
            price_centavos: number | null;
            /** @description By church or ministry: as people wrote it (20 at most); one alone: it is the name */
            written: string[];
        };
        ReportSums: {
            /** @description Delegates who have a place; null: not of this report */
            people: number | null;
            /** @description Movements; null: not of this report */
            movements: number | null;
            /** @description What those who come have to pay; null: not of this report */
            due_centavos: number | null;
            /** @description Payments, with their corrections; null: not of this report */
            received_centavos: number | null;
            /** @description Refunds; null: not of this report */
            returned_centavos: number | null;
            /** @description Received, less what was returned, as the journal has it */
            paid_centavos: number;
            /** @description Still to be paid; null: not of this report */
            owed_centavos: number | null;
            /** @description Paid for places that were given back, or too much; null: not of this report */
            to_return_centavos: number | null;
        };
        Report: {
            /** @enum {string} */
            by: "church" | "ministry" | "price" | "day" | "channel";
            /** @description The rows of `range`; days by day, others by people or sum */
            rows: components["schemas"]["ReportRow"][];
            /** @description All rows */
            total: number;
            /** @description Of all rows */
            sums: components["schemas"]["ReportSums"];
        };
        Answerer: {
            /** @example Common Ground, events desk */
            name: string;
            telephone: string;
            /** Format: email */
            email: string;
        };
        Acknowledgement: {
            /**
             * Format: uuid
             * @description Of the movement
             */
            id: string;
            /**
             * @description Its running number
             * @example 123
             */
            payment_number: number;
            /**
             * Format: date
             * @description As staff say, else as its receipt does, else the day on which it was entered
             */
            received_on: string;
            /**
             * Format: date-time
             * @description When it was entered
             */
            created_at: string;
            /** @description Who entered it; null: it has no name */
            entered_by_name: string | null;
            /** @description What was received */
            amount_centavos: number;
            /** @example PHP */
            currency: string;
            /** @example One thousand five hundred pesos only */
            amount_in_words: string;
            channel: components["schemas"]["Channel"];
            /** @description Reference number of the payment */
            reference: string | null;
            /** @description Number of the receipt that staff gave for it */
            receipt_number: string | null;
            /** Format: uuid */
            registration_id: string;
            code: components["schemas"]["Code.3"];
            /** @description What it is for */
            event_name: string;
            /** @description Who pays; null: removed or erased */
            payer_name: string | null;
            /**
             * @description For whom; names that are to follow are counted in one line
             * @example [
             *       "Maria Santos",
             *       "2 names to follow"
             *     ]
             */
            people: string[];
            /** @description Of this payment: what a correction took back since */
            taken_back_centavos: number;
            /** @description Of the registration: what was paid back since */
            paid_back_centavos: number;
            /** @description Of the registration: still to be paid */
            owed_centavos: number;
            /** @description Of the registration: too much, or for places that were given back */
            to_return_centavos: number;
            /** @description What the owner says of such an acknowledgement */
            note: string;
            /** @description The company, which acknowledges it */
            company_name: string;
            /** @description Its office, in one line */
            company_office: string;
            /** @description The address of its logo below that of the site; null: it has none */
            company_logo: string | null;
            questions_to: components["schemas"]["Answerer"];
        };
        NewPayment: {
            received_on?: components["schemas"]["ReceivedOn"];
            reference?: components["schemas"]["Reference"];
            receipt_number?: components["schemas"]["ReceiptNumber"];
            /** @description For colleagues */
            note?: string | null;
            /**
             * @description What was received, in centavos; less than is owed leaves it paid in part
             * @example 50000
             */
            amount_centavos: number;
            /**
             * @description How it was paid
             * @example cash
             */
            channel: string;
            owed_centavos?: components["schemas"]["OwedCentavos"];
            /** @description true: the proof that waits shows this payment, and is accepted with it. Left out: `false` */
            with_proof?: boolean | null;
        };
        SharedPaymentView: {
            id: components["schemas"]["Id"];
            /** @description How many registrations this call entered it for, or took it back from */
            registrations: number;
        };
        SharedPart: {
            /**
             * Format: uuid
             * @description The registration
             */
            id: string;
            amount_centavos: components["schemas"]["AmountCentavos.2"];
            owed_centavos?: components["schemas"]["OwedCentavos"];
        };
        NewSharedPayment: {
            received_on?: components["schemas"]["ReceivedOn"];
            reference?: components["schemas"]["Reference"];
            receipt_number?: components["schemas"]["ReceiptNumber"];
            /** @description For colleagues */
            note?: string | null;
            /**
             * @description What was received, in centavos; the parts add up to it
             * @example 450000
             */
            amount_centavos: number;
            /**
             * @description How it was paid
             * @example bank-transfer
             */
            channel: string;
            parts: components["schemas"]["SharedPart"][];
        };
        SharedPartView: {
            /** Format: uuid */
            registration_id: string;
            code: components["schemas"]["Code.3"];
            contact_name: components["schemas"]["ContactName"];
            delegate_id: components["schemas"]["DelegateId"];
            /** @description What it got of this payment, in centavos */
            amount_centavos: number;
            left_centavos: components["schemas"]["LeftCentavos"];
        };
        SharedPaymentRecord: {
            id: components["schemas"]["Id"];
            /** @description In centavos */
            amount_centavos: number;
            left_centavos: components["schemas"]["LeftCentavos"];
            parts: components["schemas"]["SharedPartView"][];
        };
        TakeBack: {
            /**
             * @description Why, for colleagues
             * @example The cheque bounced
             */
            because: string;
        };
        CashInHand: {
            /**
             * Format: uuid
             * @description The account, key or device; null: entered before this was kept
             */
            holder_id: string | null;
            /** @description As they were called last; null: not known */
            holder_name: string | null;
            /** @description Taken and not counted yet; less than nothing: more was taken back since the last count */
            expected_centavos: number;
            /** @description How many movements that are */
            movements: number;
            /**
             * Format: date-time
             * @description When the first of them was entered
             */
            since: string;
        };
        CashCountView: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            event_id: string;
            event_name: string;
            /**
             * Format: uuid
             * @description Whose cash it was
             */
            holder_id: string | null;
            /** @description As they were called then */
            holder_name: string | null;
            /** @description How many movements were counted */
            movements: number;
            /**
             * Format: date-time
             * @description When the first of them was entered
             */
            since: string;
            /** @description What they add up to */
            expected_centavos: number;
            /** @description What was there */
            counted_centavos: number;
            /** @description What was there, in words */
            counted_in_words: string;
            /** @description Counted, less expected */
            difference_centavos: number;
            /** @description Why it differs */
            because: string | null;
            /** @description Who counted it */
            counted_by_name: string | null;
            /** @description Whoever counted it had taken it too */
            counted_own: boolean;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        EventCash: {
            event_name: string;
            /** @description Whose cash is still to be counted, the oldest first */
            in_hand: components["schemas"]["CashInHand"][];
            /** @description What was counted, the newest first */
            counts: components["schemas"]["CashCountView"][];
        };
        NewCashCount: {
            /**
             * Format: uuid
             * @description Whose cash it is; null, left out: that of movements before this was kept
             */
            holder_id?: string | null;
            /**
             * @description What should be there, as it was seen; refused where it is another sum by now
             * @example 450000
             */
            expected_centavos: number;
            /**
             * @description What was counted
             * @example 450000
             */
            counted_centavos: number;
            /** @description Why it differs; needed where it does */
            because?: string | null;
        };
        ListedRegistrationView: {
            /** Format: uuid */
            id: string;
            code: components["schemas"]["Code.2"];
            /**
             * Format: uuid
             * @description Of the event
             */
            event_id: string;
            /** @description Name of the event */
            event_name: string;
            contact: components["schemas"]["ContactFields"];
            /** @description How many delegates come */
            delegates: number;
            /** @description true: nobody comes any more */
            cancelled: boolean;
            /** @description true: all who come are paid for */
            payment_status: boolean;
            /** @description What all who come have to pay together */
            due_centavos: number;
            paid_centavos: number;
            owed_centavos: number;
            to_return_centavos: number;
            /** @example PHP */
            currency: string;
            /**
             * @description How it was paid
             * @example gcash
             */
            channel: string | null;
            /** @description Reference number that it was paid with */
            reference: string | null;
            /**
             * @description Of the newest proof
             * @enum {string|null}
             */
            proof_state: "waiting" | "accepted" | "rejected" | "replaced" | null;
            /** Format: date-time */
            payment_due_at: string | null;
            /**
             * Format: date-time
             * @description Until when the unpaid places are held
             */
            held_until: string | null;
            spam: boolean;
            /** Format: date-time */
            created_at: string;
        };
        RegisteredGroup: {
            /**
             * Format: uuid
             * @description Also takes the proof of payment, as a delegate’s id does
             */
            id: string;
            /** @description Slug of the event */
            event: string;
            contact: components["schemas"]["ContactFields"];
            /** @description What is to be paid for all, in centavos */
            total_centavos: number;
            /**
             * Format: date-time
             * @description Until when
             */
            payment_due_at: string | null;
            to_confirm: components["schemas"]["ToConfirm"];
            delegates: components["schemas"]["RegisteredDelegate"][];
            /** Format: date-time */
            created_at: string;
        };
        GroupDelegateFields: {
            first_name?: components["schemas"]["FirstName.2"];
            last_name?: components["schemas"]["LastName"];
            answers?: components["schemas"]["Answers.2"];
            church_name?: components["schemas"]["ChurchName"];
            ministry?: components["schemas"]["Ministry"];
            age?: components["schemas"]["Age"];
            address?: components["schemas"]["Address"];
            payment_mode?: components["schemas"]["PaymentMode.2"];
            /**
             * Format: email
             * @description Left out: that of the contact
             */
            email?: string | null;
            /**
             * @description Left out: that of the contact
             * @example 639171234567
             */
            phone_number?: string | null;
            price?: components["schemas"]["Price"];
        };
        NewRegistration: {
            contact: components["schemas"]["ContactFields"];
            /** @description Without an e-mail or a telephone of their own, delegates are reached through the contact. Without both names, a place is taken (`{}`): the contact or staff complete it later, and only then is there a ticket */
            delegates: components["schemas"]["GroupDelegateFields"][];
            event?: components["schemas"]["Event"];
            /**
             * @description How the contact pays for all: an offered one of `GET /payment-modes`; left out: gcash, while it is offered
             * @example gcash
             */
            payment_mode?: string | null;
            price_code?: components["schemas"]["PriceCode"];
            agree_terms?: components["schemas"]["AgreeTerms"];
            /** @description What the contact agreed to, in the words that were shown */
            consent_text?: string | null;
        };
        RegistrationState: {
            code: components["schemas"]["Code.2"];
            event: components["schemas"]["TicketEvent"];
            to_confirm: components["schemas"]["ToConfirm"];
            /** @description How many delegates come */
            delegates: number;
            total_centavos: components["schemas"]["TotalCentavos"];
            /** @description What all who come have to pay together, in centavos */
            due_centavos: number;
            money: components["schemas"]["Money"];
            /** @description Path of a QR Ph code that holds what is owed and the code; null: nothing is owed, or the event has none */
            pay_code: string | null;
            /** Format: date-time */
            payment_due_at: string | null;
            /**
             * Format: date-time
             * @description Until when the unpaid places are held; null: they do not end, or are paid, or a proof waits
             */
            held_until: string | null;
            /** @description true: given back because it was not paid in time */
            lapsed: boolean;
            /** @description true: the mail about this registration did not go, since its address got too many or takes none */
            mail_withheld: boolean;
            /** @description true: somebody of this name, with this e-mail or telephone, registered before */
            registered_before: boolean;
            payment_status: boolean;
            /**
             * Format: date-time
             * @description When the place of this ticket was given back; null: it was not
             */
            cancelled_at: string | null;
            proof_state: components["schemas"]["ProofState"];
            /** @description Why the newest proof was rejected */
            proof_reason: string | null;
            /** @description Reference number of the proof that waits: as the payer typed it, else as it was read */
            proof_reference: string | null;
        };
        PaymentReference: {
            /**
             * @description As it stands on the receipt
             * @example 9012345678901
             */
            reference: string;
        };
        TypedPriceCode: {
            /**
             * @description A code that opens a price
             * @example SPEAKER27
             */
            code: string;
        };
        SpellingView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "church" | "ministry";
            /**
             * @description As it was when it was put together; stands for every case and accent
             * @example grace community
             */
            written: string;
            /**
             * @description The one name that it counts under
             * @example Grace Community
             */
            name: string;
            /** @description Who put it there */
            by_name: string | null;
            /** Format: date-time */
            created_at: string;
        };
        SpelledName: {
            /** @example Grace Community */
            name: string;
            /** @description Delegates of all events who wrote it, in any spelling */
            people: number;
        };
        TogetherSpellings: {
            /** @enum {string} */
            kind: "church" | "ministry";
            /**
             * @description The one name
             * @example Grace Community
             */
            name: string;
            /**
             * @description Spellings as people wrote them, or names that stand for several: they are taken along
             * @example [
             *       "grace community",
             *       "Grace Comm. Church"
             *     ]
             */
            written: string[];
        };
        ApartSpellings: {
            /** @description Their ids */
            ids: string[];
        };
        LinkRequest: {
            /** @description For people; the same whether there is such a ticket or not */
            message: string;
            /** @description Whether this server sends mails (SMTP_URL) */
            by_mail: boolean;
        };
        WhoseRegistration: {
            /**
             * Format: uuid
             * @description Of any ticket of the registration
             */
            uuid: string;
        };
        OwnDelegate: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Of the ticket
             */
            uuid: string;
            first_name: components["schemas"]["FirstName"];
            /** @description Family name; empty together with the given name */
            last_name: string;
            /** Format: email */
            email: string;
            phone_number: string;
            /** @description The price that the place was made with; null: the fee of the event */
            price_name: string | null;
            /** @description What is to be paid for this place, in centavos */
            price_centavos: number;
            answers: components["schemas"]["Answers"];
            cancelled_at: components["schemas"]["CancelledAt"];
            /** Format: date-time */
            updated_at: string;
            church_name: string | null;
            ministry: string | null;
            age: number | null;
            address: string | null;
        };
        OwnRegistration: {
            event: components["schemas"]["TicketEvent"];
            /** @description What each of them is asked */
            questions: components["schemas"]["QuestionView"][];
            contact: components["schemas"]["ContactFields"];
            delegates: components["schemas"]["OwnDelegate"][];
            total_centavos: number;
            /** @description What all who come have to pay together, in centavos */
            due_centavos: number;
            money: components["schemas"]["Money"];
            /** Format: date-time */
            payment_due_at: string | null;
            payment_status: boolean;
            proof_state: components["schemas"]["ProofState"];
            /** @description Why the newest proof was rejected */
            proof_reason: string | null;
            /**
             * Format: date-time
             * @description Until when it may be changed or cancelled here
             */
            changes_close_at: string;
            /** @description Whether it may be changed or cancelled here now */
            may_change: boolean;
            /**
             * @description Whether one more may be added; full also while others wait in line
             * @enum {string}
             */
            registration: "open" | "full" | "closed" | "not-yet";
            /** @description What whoever is added may choose from */
            prices: components["schemas"]["PublicPrice"][];
            /** @description Whether a code may open another price */
            takes_codes: boolean;
            /** @description What a place costs, where there are no prices */
            fee_centavos: number;
            to_confirm: components["schemas"]["ToConfirm"];
            /**
             * Format: date-time
             * @description Until when the unpaid places are held, or wait to be confirmed
             */
            held_until: string | null;
        };
        ByLink: {
            token: components["schemas"]["Token"];
        };
        ContactByLink: components["schemas"]["ContactFields"] & {
            token: components["schemas"]["Token"];
        };
        AddedByLink: components["schemas"]["Successor"] & {
            token: components["schemas"]["Token"];
            price?: components["schemas"]["Price"];
            price_code?: components["schemas"]["PriceCode"];
        };
        PersonByLink: components["schemas"]["Successor"] & {
            token: components["schemas"]["Token"];
            /** @description `updated_at` as it was read; refused (409) when it was changed since. Left out: not checked */
            seen_at?: string | null;
        };
        CancelByLink: {
            token: components["schemas"]["Token"];
            /** @description Ids of the delegates who do not come; left out: all */
            delegates?: string[];
            /** @description Why, for staff alone */
            because?: string | null;
        };
        WaitingView: {
            /** Format: uuid */
            uuid: string;
            event: components["schemas"]["TicketEvent"];
            state: components["schemas"]["State.2"];
            to_confirm: components["schemas"]["ToConfirm.2"];
            place: components["schemas"]["Place"];
            /** @description How many come, all or none */
            places: number;
            /** @description Their names, or that the name is to follow */
            delegates: string[];
            /** @description What is to be paid once it is accepted, in centavos */
            total_centavos: number;
            offered_until: components["schemas"]["OfferedUntil"];
            /** @description Uuid of the first ticket, once it is accepted */
            ticket: string | null;
            /** Format: date-time */
            created_at: string;
        };
        ConfirmWaiting: {
            token: components["schemas"]["Token"];
        };
        WaitingRecord: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["State.2"];
            place: components["schemas"]["Place"];
            /** @description How many come, all or none */
            places: number;
            contact: components["schemas"]["ContactFields"];
            /** @description Names of those who come */
            delegates: string[];
            offered_until: components["schemas"]["OfferedUntil"];
            /** @description true: looks as if a robot had sent it, so nothing is offered */
            spam: boolean;
            to_confirm: components["schemas"]["ToConfirm.2"];
            /** @description Id of the registration that it became */
            registration_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
        };
        WaitingList: {
            /** @description Places that can be offered now; null: the event has no limit */
            places_free: number | null;
            /** @description Who waits, then who was offered or decided lately */
            entries: components["schemas"]["WaitingRecord"][];
        };
        GuestCounts: {
            /** @description Mails: one to each address */
            mails: number;
            /** @description People whom they are for */
            people: number;
            /** @description Left out: their place was cancelled */
            cancelled: number;
            /** @description Left out: looks like spam */
            spam: number;
            /** @description Left out: a large group whose e-mail was not confirmed yet */
            unconfirmed: number;
            /** @description Left out: they stopped such mails */
            stopped: number;
            /** @description Left out: mail to the address does not arrive */
            failing: number;
        };
        GuestMailPreview: {
            counts: components["schemas"]["GuestCounts"];
            subject: string;
            html: string;
            text: string;
            /** @description The same for Messenger or SMS, to be copied */
            message: string;
        };
        GuestMailFields: {
            /**
             * @description Subject
             * @example What to bring
             */
            subject: string;
            /**
             * @description The text; an empty line begins a paragraph. The greeting and the link to the ticket are added
             * @example The doors open at 7:30 am. Bring a warm jacket.
             */
            words: string;
            /**
             * @description each: all who come, at their own address; contacts: who registered. One mail to each address. Left out: `"each"`
             * @enum {string|null}
             */
            recipients?: "each" | "contacts" | null;
            /**
             * @description unnamed: of registrations with names missing; came: let in at the door; absent: not let in. Cancelled places, spam, and addresses that stopped such mails or do not work are always left out. Left out: `"all"`
             * @enum {string|null}
             */
            who?: "all" | "paid" | "unpaid" | "partly-paid" | "unnamed" | "came" | "absent" | null;
            /**
             * @description As the filter of `GET /delegates`: payment_mode, church_name, ministry, address, created_at (also `_gte`, `_lt` …)
             * @example {
             *       "church_name": "Grace"
             *     }
             */
            filter?: {
                [key: string]: unknown;
            } | null;
        };
        TestSent: {
            /** @description Whom it goes to: the list of mails says what came of it */
            to: string;
        };
        NewGuestMail: components["schemas"]["GuestMailFields"] & {
            begin_at?: components["schemas"]["BeginAt"];
        };
        MailStop: {
            /**
             * Format: uuid
             * @description The mail whose reader asked
             */
            mail: string;
            /** @description Whether that address gets no more messages to many */
            stopped: boolean;
        };
        DeviceView: {
            /** Format: uuid */
            id: string;
            name: string;
            gate: string | null;
            /** Format: date */
            day: string;
            takes_payments: boolean;
            /**
             * @description waiting: for its code to be used
             * @enum {string}
             */
            state: "waiting" | "signed-in" | "ended";
            made_by_name: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            signed_in_at: string | null;
            /** Format: date-time */
            last_seen_at: string | null;
            /**
             * Format: date-time
             * @description When it is signed out by itself
             */
            expires_at: string;
            /** Format: date-time */
            ended_at: string | null;
            /** @description How many it let in */
            let_in: number;
            /** @description Scans that it handed in after it was signed out: they count when somebody says so */
            in_review: number;
        };
        DeviceWithCode: {
            device: components["schemas"]["DeviceView"];
            /**
             * @description Shown this once; signs in one device
             * @example K7QM-4TXD
             */
            code: string;
            /**
             * Format: uri
             * @description The page of the door with the code
             */
            link: string;
            /** @description The link as a QR picture, a data: URL */
            qr: string;
            /** Format: date-time */
            code_expires_at: string;
        };
        NewDevice: {
            event?: components["schemas"]["Event.2"];
            /**
             * Format: date
             * @description The day it works on; left out: today, in the Philippines
             * @example 2026-11-30
             */
            day?: string | null;
            /**
             * @description Who or what it is; left out: Device and a number
             * @example Ben
             */
            name?: string | null;
            /**
             * @description Where it stands
             * @example North gate
             */
            gate?: string | null;
            /** @description Whether who holds it may take the fee in cash. Only who may verify payments may say so.. Left out: `false` */
            takes_payments?: boolean | null;
        };
        ReviewedView: {
            /** @description Entries that count now */
            counted: number;
            /** @description Scans that let nobody in */
            voided: number;
        };
        ReviewFields: {
            /** @description true: the entries count; false: they are void */
            counts: boolean;
        };
        GateCount: {
            /** @description null: no gate was named */
            gate: string | null;
            count: number;
        };
        HourCount: {
            /**
             * Format: date-time
             * @description When the hour began
             */
            hour: string;
            count: number;
        };
        DoorCounts: {
            /** @description Let in on this day */
            in: number;
            /** @description Registered, paid or not */
            expected: number;
            per_gate: components["schemas"]["GateCount"][];
            per_hour: components["schemas"]["HourCount"][];
            /** @description Conflicts that nobody has settled */
            conflicts: number;
        };
        DayReport: {
            /** Format: date */
            day: string;
            in: number;
            /** @description Scans that let nobody in */
            refused: number;
            /** Format: date-time */
            first: string;
            /** Format: date-time */
            last: string;
        };
        ConflictView: {
            /**
             * Format: uuid
             * @description Of the scan
             */
            nonce: string;
            /** @description null: no such ticket */
            name: string | null;
            church: string | null;
            /**
             * @description Why they should not have been let in
             * @enum {string}
             */
            outcome: "welcome" | "already_in" | "not_paid" | "other_event" | "cancelled" | "unknown";
            /** Format: date-time */
            scanned_at: string;
            gate: string | null;
            by: string;
            /** @description Whether somebody has dealt with it */
            settled: boolean;
            settled_by_name: string | null;
        };
        DoorReport: {
            event_name: string;
            /** Format: date */
            day: string;
            counts: components["schemas"]["DoorCounts"];
            days: components["schemas"]["DayReport"][];
            /** @description Registered, and never let in */
            no_shows: number;
            conflicts: components["schemas"]["ConflictView"][];
        };
        Arrival: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            at: string;
            gate: string | null;
            by: string;
        };
        Attendance: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            church: string | null;
            /** @description Whose contact pays, where the registration has more than one */
            group: string | null;
            paid: boolean;
            /** @description What they answered of what is shown at the door, in words */
            answers: string | null;
            /** @description One a day; none: did not come */
            came: components["schemas"]["Arrival"][];
        };
        SettledView: {
            /** Format: uuid */
            nonce: string;
            settled: boolean;
        };
        SignedInDevice: components["schemas"]["DoorSession"] & {
            /** @description For Authorization: Bearer; shown this once */
            token: string;
        };
        DoorSignIn: {
            /**
             * @description As it is shown; capitals and dashes do not matter
             * @example K7QM-4TXD
             */
            code: string;
            /**
             * Format: uuid
             * @description Of the device’s own: with the same one, a sign-in whose answer was lost is answered again
             */
            nonce: string;
        };
        DoorSession: {
            /** Format: uuid */
            device_id: string;
            name: string;
            gate: string | null;
            event_name: string;
            /** Format: date */
            day: string;
            takes_payments: boolean;
            /** Format: date-time */
            expires_at: string;
            /**
             * Format: date-time
             * @description The server’s clock
             */
            server_time: string;
        };
        HandedIn: {
            taken: number;
            /** @description Made after the device was signed out: they do not count */
            late: number;
            /** @description Of those taken: they wait for review, since the device was signed out before its day ended */
            in_review: number;
        };
        ScanFields: {
            /**
             * Format: uuid
             * @description The device’s own number for this scan: sent again, it counts once
             */
            nonce: string;
            /** @description What the QR code said: the ticket’s link, or its uuid */
            code?: string | null;
            /** @description In place of a code: of a group’s member, a name that was searched */
            ticket?: string | null;
            /**
             * Format: date-time
             * @description When; left out, or later than now: now; before its day: as the day begins
             */
            scanned_at?: string | null;
            /** @description Where; left out: the device’s gate */
            gate?: string | null;
            /**
             * @description What the helper was shown, where the device had to decide without a line
             * @enum {string|null}
             */
            shown?: "welcome" | "already_in" | "not_paid" | "other_event" | "cancelled" | "unknown" | null;
        };
        HandIn: {
            /** @description The device’s token */
            token: string;
            scans: components["schemas"]["Scans"];
        };
        EntryView: {
            /** @description The ticket */
            ticket: string;
            /** @description false: the entry was undone */
            is_in: boolean;
            /** Format: date-time */
            at: string | null;
            gate: string | null;
            by: string | null;
        };
        SnapshotView: {
            /**
             * Format: date-time
             * @description Give it as `since` the next time
             */
            as_of: string;
            /** @description false: only what changed since */
            whole: boolean;
            /** @description Hex; of this answer alone */
            salt: string;
            /** @description Pairs: the ticket (the first 16 bytes of SHA-256 of the uuid’s 16 bytes, hex), and its facts, base64, by AES-256-GCM with an IV of zeros and the key HKDF-SHA-256(uuid’s bytes, salt, "door ticket"); JSON: n name, c church, p paid, d centavos to pay, g its group: its place in `groups`, and the key, base64 */
            tickets: string[][];
            /** @description Groups, base64, by AES-256-GCM with the key that their tickets hold; JSON: a list of t, n, c, p */
            groups: string[];
            /** @description Tickets that are no longer valid */
            cancelled: string[];
            entries: components["schemas"]["EntryView"][];
        };
        LiveView: {
            /**
             * Format: date-time
             * @description The server’s clock; give it as `since` the next time
             */
            as_of: string;
            /**
             * Format: date-time
             * @description When a ticket was last changed; null: never
             */
            tickets_changed_at: string | null;
            counts: components["schemas"]["DoorCounts"];
            /** @description What changed since */
            entries: components["schemas"]["EntryView"][];
        };
        FoundDelegate: components["schemas"]["GroupMember"] & {
            /** Format: date-time */
            in_since: string | null;
        };
        GroupMember: {
            /** @description Sent in place of a code */
            ticket: string;
            name: string;
            church: string | null;
            is_in: boolean;
            paid: boolean;
        };
        ScanView: {
            /** Format: uuid */
            nonce: string;
            /** @enum {string} */
            outcome: "welcome" | "already_in" | "not_paid" | "other_event" | "cancelled" | "unknown";
            /** @description null: no such ticket */
            ticket: string | null;
            name: string | null;
            church: string | null;
            /** @description Which other event the ticket is for */
            other_event: string | null;
            /** @description cancelled: whether it is the event, and so all of its tickets */
            event_cancelled: boolean;
            /**
             * Format: date-time
             * @description already_in: since when
             */
            in_since: string | null;
            /** @description already_in: where */
            in_at: string | null;
            /** @description already_in: by whom */
            in_by: string | null;
            /** @description not_paid: what the whole registration is to pay, in centavos */
            due_centavos: number | null;
            /** @description Whether somebody was let in who should not have been */
            conflict: boolean;
            /** @description All of the registration, where it has more than one */
            group: components["schemas"]["GroupMember"][];
        };
        ScanBatch: {
            scans: components["schemas"]["Scans"];
            event?: components["schemas"]["Event.2"];
            /**
             * Format: date
             * @description The day; left out: today. A device has its own
             * @example 2026-11-30
             */
            day?: string | null;
        };
        UndoneView: {
            /** Format: uuid */
            nonce: string;
            undone: boolean;
        };
        PaidView: {
            paid: boolean;
        };
        PaidHere: {
            /** @description What the QR code said */
            code?: string | null;
            /** @description In place of a code */
            ticket?: string | null;
            event?: components["schemas"]["Event.2"];
            /**
             * @description What was taken, in centavos: all that the registration owes, as the door said it; refused where it owes another sum. Left out: all that it owes
             * @example 34
             */
            amount_centavos?: number | null;
        };
        StockRecord: {
            /** Format: uuid */
            id: string;
            /** @description The slug of the project */
            project: string;
            /** @description The name of the home */
            home: string;
            /** @description How many there are */
            count: number;
            /** @description How many of them are reserved */
            reserved: number;
            /** @description How many of them are sold */
            sold: number;
            /** @description How many somebody can still have */
            free: number;
            /** @description Reserved by people who have no inquiry here */
            reserved_elsewhere: number;
            /** @description Sold to people who have no inquiry here */
            sold_elsewhere: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        NewStock: components["schemas"]["StockNumbers"] & {
            project: components["schemas"]["Project"];
            home: components["schemas"]["Home"];
        };
        StockNumbers: {
            /**
             * @description How many there are
             * @example 4
             */
            count: number;
            /**
             * @description Reserved by people who have no inquiry here
             * @example 4
             */
            reserved_elsewhere: number;
            /**
             * @description Sold to people who have no inquiry here
             * @example 4
             */
            sold_elsewhere: number;
        };
        ChosenRecord: {
            /**
             * Format: uuid
             * @description Which record
             */
            id: string;
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        InquiriesInBulk: components["schemas"]["InquiryWorkFields"] & {
            /**
             * @description change: sets the other fields given here; undo: what you changed last of each is as before, unless something came after
             * @enum {string}
             */
            action: "change" | "undo" | "remove";
            records: components["schemas"]["ChosenRecord"][];
        };
        InquiryRecord: components["schemas"]["ReceivedInquiry"] & {
            /** @description true: looks as if a robot had sent it, or staff say so (status spam) */
            spam: boolean;
            /** @description true: mail to the address does not arrive */
            mail_fails: boolean;
            /** @description true: the last call found that the phone number is wrong */
            phone_fails: boolean;
            status: components["schemas"]["Status"];
            /**
             * @description Why it was lost; null unless it is
             * @enum {string|null}
             */
            lost_reason: "price" | "location" | "timing" | "bought-elsewhere" | "no-answer" | "not-interested" | "other" | null;
            /**
             * Format: uuid
             * @description The colleague who answers; null: nobody in particular
             */
            assignee_id: string | null;
            assignee_name: string | null;
            /**
             * Format: date-time
             * @description Since when it is everybody’s again, because nobody had answered
             */
            returned_at: string | null;
            /** @description true: whoever answered has left; nobody’s, and seen by managers alone, until one says who answers */
            awaits_manager: boolean;
            /**
             * Format: date-time
             * @description The first answer that reached somebody
             */
            answered_at: string | null;
            /**
             * Format: date-time
             * @description When a viewing was first planned or booked, also if it was called off
             */
            viewing_planned_at: string | null;
            /**
             * Format: date-time
             * @description When it was first reserved, also if that has ended
             */
            reserved_at: string | null;
            /**
             * Format: date-time
             * @description When it was first sold
             */
            sold_at: string | null;
            /**
             * @description What came of the last call; unknown: nobody has said it yet; null: none is noted
             * @enum {string|null}
             */
            last_call: "unknown" | "reached" | "no-answer" | "wrong-number" | null;
            /**
             * Format: date-time
             * @description When that was
             */
            last_call_at: string | null;
            /** @description The name of whoever called */
            last_call_by: string | null;
            next_step: string | null;
            /**
             * Format: date
             * @example 2026-11-30
             */
            next_step_on: string | null;
            /**
             * @description In Philippine time
             * @example 14:30
             */
            next_step_time: string | null;
            /**
             * @description viewing: they visit a project then
             * @enum {string}
             */
            next_step_kind: "task" | "viewing";
            /** @description Of a viewing */
            next_step_project: string | null;
            /** @description Of a viewing: where they meet */
            next_step_place: string | null;
            /** @description The slug of the project of which they have a home; null: they have none */
            home_project: string | null;
            /** @description The name of that home */
            home_name: string | null;
            /**
             * @description How they have it
             * @enum {string|null}
             */
            home_state: "reserved" | "sold" | null;
            /**
             * Format: date
             * @description Since which day they have it so, in Philippine time
             */
            home_since: string | null;
            /**
             * Format: date
             * @description The last day of a reservation: the home is free when it is over; null: it has no end
             */
            home_until: string | null;
            /** @description Why the reservation was extended */
            home_reason: string | null;
            /**
             * @description The price list that held when they took it: its name and its day; null: there was none
             * @example 2026-11, 2026-11-01
             */
            home_price_list: string | null;
            /**
             * @description How it came
             * @enum {string}
             */
            channel: "website" | "telephone" | "walk-in" | "messenger" | "referral" | "agent" | "other";
            /** @description Its id in the system it came from */
            external_id: string | null;
            /**
             * Format: date-time
             * @description When they asked, where that was before it was entered here
             */
            received_at: string | null;
        };
        FigureRow: components["schemas"]["FigureCounts"] & {
            /**
             * @description not-said: nobody’s, or it is not known; left: whoever answered has left, and nobody does yet
             * @enum {string}
             */
            kind: "named" | "not-said" | "left";
            /**
             * @description As most wrote it; the id of the colleague; the month, YYYY-MM; the code of the reason
             * @example Alpha Tower
             */
            value: string | null;
            /** @description The name of the colleague; of others their value */
            name: string | null;
        };
        FigureCounts: {
            /** @description All, but spam */
            received: number;
            /** @description Of them, somebody was reached: the list’s filter `"answered_at": true` */
            reached: number;
            /** @description A viewing was ever planned or booked: `"viewing_planned_at": true` */
            viewing: number;
            /** @description A home was ever reserved: `"reserved_at": true` */
            reserved: number;
            /** @description Ever sold: `"sold_at": true` */
            sold: number;
            /** @description Lost now: `"status": "lost"` */
            lost: number;
            /** @description Half of those that were reached waited less for the first answer, in minutes; null: there is none */
            median_minutes: number | null;
            /**
             * @description What lists exactly those that were received, as `filter` of `GET /inquiry/properties`
             * @example {
             *       "spam": false,
             *       "project_is": "Alpha Tower"
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
        };
        Figures: {
            /** @enum {string} */
            by: "project" | "source" | "campaign" | "agent" | "month" | "lost_reason";
            /** @description The rows of `range`: months newest first, others by number */
            rows: components["schemas"]["FigureRow"][];
            /** @description All rows */
            total: number;
            /** @description Of all rows */
            sums: components["schemas"]["FigureCounts"];
        };
        NewLead: components["schemas"]["LeadOfProgram"] & {
            /**
             * Format: uuid
             * @description Who answers. Left out: an agent who enters it, else as inquiries are shared out
             */
            assignee_id?: string | null;
            /** @description true: somebody has talked to them; it is then contacted. Left out: `false` */
            answered?: boolean | null;
        };
        WhoseLead: {
            /** @description Names of colleagues, where it is none that you may see */
            colleagues: string[];
        };
        Reachable: {
            phone_number?: components["schemas"]["PhoneNumber.2"];
            email?: components["schemas"]["Email"];
        };
        LeadReceipt: {
            /**
             * Format: uuid
             * @description Of the inquiry
             */
            id: string;
            /** @description As it was sent */
            external_id: string | null;
            /**
             * Format: date-time
             * @description As it was sent
             */
            received_at: string | null;
            /**
             * Format: date-time
             * @description When it was entered here
             */
            created_at: string;
        };
        LeadOfProgram: {
            /**
             * @description Given name, or the only one that is known
             * @example Maria
             */
            first_name: string;
            last_name?: components["schemas"]["LastName.3"];
            phone_number?: components["schemas"]["PhoneNumber.2"];
            email?: components["schemas"]["Email"];
            /**
             * @description How they came to us. Left out: `"other"`
             * @enum {string|null}
             */
            channel?: "telephone" | "walk-in" | "messenger" | "referral" | "agent" | "other" | null;
            /**
             * @description What they ask
             * @example Wants a studio above the tenth floor.
             */
            message?: string | null;
            /**
             * @description Its id in the system it comes from: the same id again makes no second inquiry, and with other data it is refused (409)
             * @example facebook-lead-1029
             */
            external_id?: string | null;
            /**
             * Format: date-time
             * @description When they asked, where that was before it is entered here; not in the future
             */
            received_at?: string | null;
            /**
             * @description Country
             * @example Philippines
             */
            country?: string | null;
            place?: components["schemas"]["Place.2"];
            project_interest?: components["schemas"]["ProjectInterest"];
            where_did_find_about_us?: components["schemas"]["WhereDidFindAboutUs"];
            agent_code?: components["schemas"]["AgentCode.2"];
            utm_source?: components["schemas"]["UtmSource"];
            utm_medium?: components["schemas"]["UtmMedium"];
            utm_campaign?: components["schemas"]["UtmCampaign"];
            utm_term?: components["schemas"]["UtmTerm"];
            utm_content?: components["schemas"]["UtmContent"];
        };
        KnownInquiry: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            /** Format: date-time */
            created_at: string;
            status: components["schemas"]["Status"];
            assignee_name: string | null;
            /** @description What is the same */
            same: ("email" | "phone_number")[];
        };
        ImportedLead: {
            /**
             * @description known: there is an inquiry of the same phone number or e-mail; it was left out. there: this very lead, by its external id, is in already
             * @enum {string}
             */
            state: "added" | "new" | "known" | "there" | "refused";
            /**
             * Format: uuid
             * @description Of the inquiry that was added
             */
            id: string | null;
            /** @description As it was given */
            name: string;
            /** @description Why it was refused */
            message: string | null;
            known: components["schemas"]["KnownInquiry"][];
        };
        LeadsOfFile: {
            leads: components["schemas"]["NewLead"][];
            /** @description true: says what would be done, and does nothing. Left out: `false` */
            preview?: boolean | null;
            /** @description true: also who has an inquiry already, by phone number or e-mail. Left out: `false` */
            add_known?: boolean | null;
            /**
             * Format: uuid
             * @description Of the batch, which the sender makes up: the calls of one file bear the same, and can be taken back
             */
            batch_id?: string | null;
            /**
             * @description What the file is called
             * @example leads-november.csv
             */
            file_name?: string | null;
            /** @description Of what the file holds: tells whether it was imported before */
            file_hash?: string | null;
        };
        LeadBatch: {
            /** Format: uuid */
            id: string;
            file_name: string;
            file_hash: string | null;
            /** @description Who imported it */
            by_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description How many leads were added */
            added: number;
            /** Format: date-time */
            taken_back_at: string | null;
            /** @description Who took it back */
            taken_back_by: string | null;
            /** @description How many of them went into the bin */
            taken_back: number | null;
        };
        WorkedLead: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Who worked on it last; null: the person themselves */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        LeadBatchInFull: components["schemas"]["LeadBatch"] & {
            /** @description How many would go into the bin now: nobody has worked on them */
            untouched: number;
            /** @description Those that stay, at most 100 */
            stay: components["schemas"]["WorkedLead"][];
            /** @description How many stay */
            staying: number;
        };
        CalendarAddress: {
            /** @description Where a calendar subscribes; whoever has it reads along. null: there is none */
            address: string | null;
        };
        ViewingHoursView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Who shows it
             */
            staff_id: string;
            staff_name: string;
            /** @description The slug of the project; null: all projects */
            project: string | null;
            days: number[];
            opens: string;
            closes: string;
            minutes: number;
            at_once: number;
            /** @enum {string} */
            how: "site" | "video" | "both";
            place: string | null;
            /** @description Viewings ahead that are booked in them: they stay, whatever becomes of the hours */
            booked: number;
        };
        DayOffView: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Whose; null: everybody’s
             */
            staff_id: string | null;
            staff_name: string | null;
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            name: string | null;
            /** @description Viewings ahead that are booked on these days: they stay until somebody moves them */
            booked: number;
        };
        Timetable: {
            hours: components["schemas"]["ViewingHoursView"][];
            /** @description From today on */
            days_off: components["schemas"]["DayOffView"][];
            /** @description Visitors book no sooner; inquiry settings */
            lead_hours: number;
            /** @description Nor later than so many days; inquiry settings */
            horizon_days: number;
        };
        NewViewingHours: {
            /**
             * Format: uuid
             * @description Who shows it; left out: you. An agent states their own hours alone
             */
            staff_id?: string | null;
            /**
             * @description The slug of the project; null: all projects
             * @example alpha-tower
             */
            project?: string | null;
            /**
             * @description 1 is Monday, 7 is Sunday
             * @example [
             *       1,
             *       2,
             *       3
             *     ]
             */
            days: number[];
            /**
             * @description When the first viewing begins, in Philippine time
             * @example 09:00
             */
            opens: string;
            /**
             * @description When the last one ends, later than the first begins
             * @example 09:00
             */
            closes: string;
            /**
             * @description Minutes of one viewing
             * @example 60
             */
            minutes: number;
            /**
             * @description Viewings at the same time
             * @example 1
             */
            at_once: number;
            /**
             * @description On site, by video, or as the visitor chooses
             * @enum {string}
             */
            how: "site" | "video" | "both";
            /**
             * @description Where they meet, on site
             * @example Showroom, Mabini Street
             */
            place?: string | null;
        };
        NewDayOff: {
            /**
             * Format: uuid
             * @description Whose; null or left out: nobody shows anything. An agent takes off their own days alone
             */
            staff_id?: string | null;
            /**
             * Format: date
             * @description The first day
             * @example 2026-11-30
             */
            first_day: string;
            /**
             * Format: date
             * @description The last day; the same for one day
             * @example 2026-11-30
             */
            last_day: string;
            /**
             * @description What it is, for colleagues
             * @example Christmas
             */
            name?: string | null;
        };
        ViewingRecord: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The inquiry; who shows it without answering the inquiry may not open it
             */
            inquiry_id: string;
            first_name: string;
            last_name: string;
            phone_number: string | null;
            email: string | null;
            /**
             * Format: uuid
             * @description Who shows it; null: whoever did has left
             */
            staff_id: string | null;
            staff_name: string | null;
            /** @description The slug of the project */
            project: string;
            /** Format: date-time */
            starts_at: string;
            minutes: number;
            /** @enum {string} */
            how: "site" | "video";
            /** @description Where they meet by video */
            video_link: string | null;
            /** @description Of the visitor */
            time_zone: string;
            /** Format: date-time */
            created_at: string;
        };
        ViewingChange: {
            /**
             * @description An https address; null: none yet
             * @example https://meet.example.com/abc
             */
            video_link?: string | null;
            /**
             * Format: uuid
             * @description Who shows it: a colleague who answers inquiries
             */
            staff_id?: string | null;
        };
        FreeHourView: {
            /** Format: date-time */
            starts_at: string;
            /** @description Minutes */
            minutes: number;
            /** @description How it is offered */
            how: ("site" | "video")[];
        };
        FreeHoursView: {
            /** @description The slug of the project */
            project: string;
            /** @description Of the next seven days that have one */
            hours: components["schemas"]["FreeHourView"][];
            /**
             * Format: date
             * @description `from` of those that follow; null: there are none
             */
            later: string | null;
        };
        BookedViewing: {
            /**
             * @description received: it looked as if a robot had sent it, so no hour was taken, and staff look at it
             * @enum {string}
             */
            state: "booked" | "received";
            /** @description The slug of the project */
            project: string;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            how: "site" | "video";
            /** @description The page where it is moved or called off: whoever has it may. null: received */
            link: string | null;
        };
        NewViewing: {
            first_name: components["schemas"]["FirstName.3"];
            last_name: components["schemas"]["LastName.2"];
            phone_number: components["schemas"]["PhoneNumber"];
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            /** @description Wants the newsletter. Left out: `false` */
            agree_newsletter?: boolean | null;
            /**
             * @description Agrees to the terms; must be true
             * @enum {boolean}
             */
            agree_terms: true;
            consent_text?: components["schemas"]["ConsentText"];
            news_text?: components["schemas"]["NewsText"];
            agent_code?: components["schemas"]["AgentCode.2"];
            landing_page?: components["schemas"]["LandingPage"];
            referrer?: components["schemas"]["Referrer"];
            utm_source?: components["schemas"]["UtmSource"];
            utm_medium?: components["schemas"]["UtmMedium"];
            utm_campaign?: components["schemas"]["UtmCampaign"];
            utm_term?: components["schemas"]["UtmTerm"];
            utm_content?: components["schemas"]["UtmContent"];
            project: components["schemas"]["Project"];
            starts_at: components["schemas"]["StartsAt"];
            /**
             * @description On site, or by video
             * @enum {string}
             */
            how: "site" | "video";
            /**
             * @description Of the visitor: mails say the hour in it
             * @example America/Los_Angeles
             */
            time_zone?: string | null;
            /** @description What the visitor asks besides */
            message?: string | null;
        };
        OwnViewing: {
            /** @enum {string} */
            state: "booked" | "called-off";
            /** @description The slug of the project */
            project: string;
            /** Format: date-time */
            starts_at: string;
            minutes: number;
            /** @enum {string} */
            how: "site" | "video";
            /** @description Where they meet by video; null: it is not said yet */
            video_link: string | null;
            /** @description The page where it is moved or called off */
            link: string;
        };
        MovedViewing: {
            starts_at: components["schemas"]["StartsAt"];
        };
        ReceivedInquiry: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            /** @description Digits; null: there is an e-mail */
            phone_number: string | null;
            /**
             * Format: email
             * @description null: there is a phone number
             */
            email: string | null;
            message: string;
            agree_newsletter: boolean;
            agree_terms: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            country: string | null;
            place: string | null;
            project_interest: string | null;
            where_did_find_about_us: string | null;
            /** @description What the sender agreed to, in the words that were shown; created_at says when */
            consent_text: string | null;
            news_text: string | null;
            /** @description What the site knew of where the visitor came from */
            agent_code: string | null;
            /** @description What the site knew of where the visitor came from */
            landing_page: string | null;
            /** @description What the site knew of where the visitor came from */
            referrer: string | null;
            /** @description What the site knew of where the visitor came from */
            utm_source: string | null;
            /** @description What the site knew of where the visitor came from */
            utm_medium: string | null;
            /** @description What the site knew of where the visitor came from */
            utm_campaign: string | null;
            /** @description What the site knew of where the visitor came from */
            utm_term: string | null;
            /** @description What the site knew of where the visitor came from */
            utm_content: string | null;
        };
        InquiryFields: {
            first_name: components["schemas"]["FirstName.3"];
            last_name: components["schemas"]["LastName.2"];
            phone_number: components["schemas"]["PhoneNumber"];
            /**
             * Format: email
             * @example maria.santos@example.com
             */
            email: string;
            /**
             * @description What the visitor asks
             * @example Please send me a quote for a studio.
             */
            message: string;
            /** @description Wants the newsletter. Left out: `false` */
            agree_newsletter?: boolean | null;
            /**
             * @description Agrees to the terms; must be true
             * @enum {boolean}
             */
            agree_terms: true;
            /**
             * @description Country
             * @example Philippines
             */
            country?: string | null;
            place?: components["schemas"]["Place.2"];
            project_interest?: components["schemas"]["ProjectInterest"];
            where_did_find_about_us?: components["schemas"]["WhereDidFindAboutUs"];
            consent_text?: components["schemas"]["ConsentText"];
            news_text?: components["schemas"]["NewsText"];
            agent_code?: components["schemas"]["AgentCode.2"];
            landing_page?: components["schemas"]["LandingPage"];
            referrer?: components["schemas"]["Referrer"];
            utm_source?: components["schemas"]["UtmSource"];
            utm_medium?: components["schemas"]["UtmMedium"];
            utm_campaign?: components["schemas"]["UtmCampaign"];
            utm_term?: components["schemas"]["UtmTerm"];
            utm_content?: components["schemas"]["UtmContent"];
        };
        InquiryChange: components["schemas"]["InquiryWorkFields"] & {
            first_name?: components["schemas"]["FirstName.3"];
            /**
             * @description Country
             * @example Philippines
             */
            country?: string | null;
            place?: components["schemas"]["Place.2"];
            project_interest?: components["schemas"]["ProjectInterest"];
            last_name?: components["schemas"]["LastName.3"];
            phone_number?: components["schemas"]["PhoneNumber.2"];
            email?: components["schemas"]["Email"];
        };
        StatusView: {
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "viewing" | "reserved" | "sold" | "lost" | "spam";
            /** @description What may follow it */
            next: ("new" | "contacted" | "qualified" | "viewing" | "reserved" | "sold" | "lost" | "spam")[];
        };
        ColleagueView: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        WorkChoices: {
            /** @description In the order in which they usually follow */
            statuses: components["schemas"]["StatusView"][];
            lost_reasons: ("price" | "location" | "timing" | "bought-elsewhere" | "no-answer" | "not-interested" | "other")[];
            ways: ("mail" | "phone" | "whatsapp" | "viber" | "in-person")[];
            /** @description Who can answer */
            assignees: components["schemas"]["ColleagueView"][];
        };
        HomeUnits: {
            /** @description How many there are */
            count: number;
            /** @description Reserved */
            reserved: number;
            /** @description Sold */
            sold: number;
        };
        HomeForSale: {
            name: string;
            /** @description 0: a studio */
            bedrooms: number;
            /** @description The smallest, in square meters */
            area_from: number;
            /** @description The largest, in square meters */
            area_to: number;
            /** @description In the currency of the list, before finish and parking; null: on request */
            price: number | null;
            /** @description null: nobody counts them */
            units: components["schemas"]["HomeUnits"] | null;
            /** @description `roomType` of a sample computation; null: it has none */
            room_type: number | null;
            /** @description A sample computation asks for its `area` */
            asks_area: boolean;
        };
        WholeRange: {
            /** @description The least */
            min: number;
            /** @description The most */
            max: number;
        };
        UsualTerms: {
            /** @description Years of payment */
            years: number;
            /** @description Which of the finishes, from 0 */
            finish: number;
            /** @description Percent of the price */
            downpayment: number;
        };
        CalculatorOffer: {
            /**
             * @description Of the price list
             * @enum {string}
             */
            currency: "PHP" | "USD";
            /** @description The number and the name of the price list */
            list: string;
            /**
             * Format: date
             * @description Since when it holds
             */
            date: string;
            finishes: string[];
            /** @description A parking space may be added */
            parking: boolean;
            area: components["schemas"]["WholeRange"] | null;
            years: components["schemas"]["WholeRange"];
            /** @description What it begins with */
            usual: components["schemas"]["UsualTerms"];
        };
        ProjectForSale: {
            slug: string;
            /**
             * @description The address of its page
             * @example /properties/residential/visayas/alpha-tower
             */
            page: string;
            name: string;
            /** @description What inquiries from its page name as the interest */
            interest: string;
            /** @description Its License to Sell is issued: without it nothing is reserved or sold */
            licensed: boolean;
            /**
             * @description Its price list, by number, name and day; null: it has none
             * @example No. 3, 2026-11, 2026-11-01
             */
            price_list: string | null;
            homes: components["schemas"]["HomeForSale"][];
            calculator: components["schemas"]["CalculatorOffer"] | null;
        };
        GivenInquiry: {
            /** Format: uuid */
            id: string;
            /** @description Of whoever sent it */
            name: string;
            /** @description The colleague who gave it; null: a program, or the server */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        WaitingInquiries: {
            /** @description Not done, and nobody has reached them yet */
            unanswered: number;
            /** @description With a next step that is due today or was before, also of who has bought */
            due: number;
            /** @description What was given to you last, within the last day; null: nothing */
            given: components["schemas"]["GivenInquiry"] | null;
        };
        AssignmentRule: {
            /**
             * @description Case and accents do not count
             * @example Alpha Tower
             */
            project_interest: string;
            /**
             * Format: uuid
             * @description Who answers
             */
            assignee_id: string;
        };
        InquirySettings: {
            /** @description New inquiries are given to a colleague; false: they are everybody’s until somebody takes one */
            assigns: boolean;
            /** @description Who answers what is asked about a project */
            rules: components["schemas"]["AssignmentRule"][];
            /** @description Colleagues who get none but of their own customers, and by rules; all others but admins: whoever has least */
            left_out: string[];
            /**
             * @description Working hours after which an unanswered inquiry is everybody’s again; 0: never
             * @example 8
             */
            return_after_hours: number;
            /**
             * @description 1 is Monday, 7 is Sunday
             * @example [
             *       1,
             *       2,
             *       3
             *     ]
             */
            work_days: number[];
            /**
             * @description Days that a reservation of a home lasts, unless an end is given
             * @example 30
             */
            reservation_days: number;
            /**
             * @description Days before its end on which whoever answers is told of a reservation; 0: they are not; left out: as it is
             * @example 34
             */
            reservation_notice_days?: number | null;
            /**
             * @description Hours that lie between a booking and its viewing, at least; left out: as it is
             * @example 34
             */
            viewing_lead_hours?: number | null;
            /**
             * @description Days ahead for which viewings are booked; left out: as it is
             * @example 34
             */
            viewing_horizon_days?: number | null;
            /**
             * @description When the office opens, in Philippine time
             * @example 09:00
             */
            opens: string;
            /**
             * @description When it closes, later than it opens
             * @example 09:00
             */
            closes: string;
        };
        InquiryWorkFields: {
            /**
             * @description GET /inquiry/work/choices says which may follow which
             * @enum {string}
             */
            status?: "new" | "contacted" | "qualified" | "viewing" | "reserved" | "sold" | "lost" | "spam";
            /**
             * @description Required with the status lost, and with no other
             * @enum {string|null}
             */
            lost_reason?: "price" | "location" | "timing" | "bought-elsewhere" | "no-answer" | "not-interested" | "other" | null;
            /**
             * Format: uuid
             * @description The colleague who answers; null: everybody
             */
            assignee_id?: string | null;
            /**
             * @description What is to be done next
             * @example Send the price list
             */
            next_step?: string | null;
            /**
             * Format: date
             * @description When it is to be done
             * @example 2026-11-30
             */
            next_step_on?: string | null;
            /**
             * @description At what hour, in Philippine time; goes with the day
             * @example 14:30
             */
            next_step_time?: string | null;
            /**
             * @description viewing: they visit a project then, on a day; null: task. An inquiry that may is then in viewing
             * @enum {string|null}
             */
            next_step_kind?: "task" | "viewing" | null;
            /**
             * @description What is viewed
             * @example Alpha Tower
             */
            next_step_project?: string | null;
            /**
             * @description Where they meet
             * @example Showroom, Mabini Street
             */
            next_step_place?: string | null;
        };
        HomeChange: {
            project: components["schemas"]["Project"];
            home: components["schemas"]["Home"];
            /**
             * @description null: it is free again
             * @enum {string|null}
             */
            state: "reserved" | "sold" | null;
            /**
             * Format: date
             * @description The last day of a reservation, in Philippine time; left out: as many days from today as the settings say
             * @example 2026-11-30
             */
            until?: string | null;
        };
        Extension: {
            /**
             * Format: date
             * @description The last day, later than the present one, in Philippine time
             * @example 2026-11-30
             */
            until: string;
            /**
             * @description Why it lasts longer
             * @example Their bank decides on Friday.
             */
            reason: string;
        };
        InquiryNote: {
            /** Format: uuid */
            id: string;
            /**
             * @description answer: the visitor was answered then, or called
             * @enum {string}
             */
            kind: "note" | "answer";
            /** @description null for an answer */
            text: string | null;
            /**
             * @description null for a note
             * @enum {string|null}
             */
            via: "mail" | "phone" | "whatsapp" | "viber" | "in-person" | null;
            /**
             * @description What came of a call; null: no call, or one from before outcomes were noted
             * @enum {string|null}
             */
            outcome: "unknown" | "reached" | "no-answer" | "wrong-number" | null;
            /** @description staff, key */
            author_kind: string;
            /** Format: uuid */
            author_id: string | null;
            /** @description The name at that time */
            author_name: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the text was last corrected; the history has what it said
             */
            corrected_at: string | null;
            /** @description By whom */
            corrected_by: string | null;
        };
        NewNote: {
            /**
             * @description The note
             * @example Wants a unit above the tenth floor.
             */
            text: string;
        };
        NewAnswer: {
            /**
             * @description How the visitor was answered
             * @enum {string}
             */
            via: "mail" | "phone" | "whatsapp" | "viber" | "in-person";
            /**
             * @description Of a call (via phone) alone. unknown: it is said later. Only reached, also when left out, is an answer
             * @enum {string|null}
             */
            outcome?: "unknown" | "reached" | "no-answer" | "wrong-number" | null;
        };
        CallOutcome: {
            /**
             * @description reached: it is an answer, from the moment of the call
             * @enum {string}
             */
            outcome: "reached" | "no-answer" | "wrong-number";
        };
        EarlierInquiry: components["schemas"]["KnownInquiry"] & {
            message: string;
            project_interest: string | null;
        };
        NewsConsentView: {
            /** @description Whether it stands */
            wants: boolean;
            /** @description The words that were agreed to; null: they were not noted */
            words: string | null;
            /** Format: date-time */
            given_at: string;
            /**
             * @description How it was given
             * @enum {string}
             */
            channel: "website" | "telephone" | "walk-in" | "messenger" | "referral" | "agent" | "other";
            /** Format: date-time */
            withdrawn_at: string | null;
            /**
             * @description page: their own page; mail-program: its button (RFC 8058); staff: they told a colleague
             * @enum {string|null}
             */
            withdrawn_how: "page" | "mail-program" | "staff" | null;
            /** @description Whom they told */
            withdrawn_by: string | null;
            /** @description What they chose on their own page */
            chosen: string[] | null;
            /** Format: date-time */
            chosen_at: string | null;
            /** @description Nothing that is written to many goes to this address */
            stopped: boolean;
        };
        NewsStop: {
            /**
             * Format: uuid
             * @description The mail whose reader asked
             */
            mail: string;
        };
        OfferedNews: {
            /** @description The name of a project; empty: news about none alone */
            project: string;
            wanted: boolean;
        };
        NewsChoices: {
            /** @description The path of the page for people */
            page: string;
            /** @description The address, of which the middle is left out */
            address: string;
            /** @description No news go there */
            stopped: boolean;
            offered: components["schemas"]["OfferedNews"][];
        };
        NewsChoiceFields: {
            /**
             * @description Names of projects, as `GET` gives them; an empty name: news about none alone. No names: all stop
             * @example [
             *       "Alpha Tower"
             *     ]
             */
            projects: string[];
            /** @description The words that they agreed to */
            news_text?: string | null;
        };
        BounceTaken: {
            /** @description false: it is no report of what came of a mail of ours, and was left alone */
            taken: boolean;
        };
        PieceFields: {
            /** @enum {string} */
            kind: "heading" | "text" | "picture" | "button";
            /**
             * @description Of a heading (150), a text (an empty line begins a paragraph) or a button (60)
             * @example The show unit opens on Saturday.
             */
            text?: string | null;
            /**
             * @description Of a button: https://…, or a path of the site
             * @example /properties
             */
            href?: string | null;
            /** @description Of a picture: its `file` in the library of the site */
            file?: string | null;
            /** @description Of a picture: what it shows, for those who see none */
            alt?: string | null;
        };
        NewsletterView: {
            /** Format: uuid */
            id: string;
            subject: string;
            state: components["schemas"]["State"];
            /**
             * Format: date-time
             * @description Until then it may be undone
             */
            begins_at: string;
            ended_at: components["schemas"]["EndedAt"];
            by_name: string;
            undone_by_name: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Mails that were written so far */
            mails: number;
            /** @description Of these: taken by the mail server */
            sent: number;
            /** @description On their way */
            waiting: number;
            /** @description Never will be sent */
            failed: number;
            /** @description Cut off, may have been sent */
            uncertain: number;
            withheld: components["schemas"]["Withheld"];
            preview: string;
            pieces: components["schemas"]["PieceFields"][];
            /** @description None: all who want news */
            projects: string[];
            /** @description Stopped all news by a link of this one */
            stopped: number;
        };
        NewsProjects: {
            /** @description Names of the projects of the site */
            projects: string[];
        };
        NewsPicture: {
            file: string;
            name: string;
            /** @description What it shows */
            alt: string;
            /** @description Address of a small copy */
            thumbnail: string;
            /** @description In pixels */
            width: number;
            /** @description In pixels */
            height: number;
        };
        ReaderCounts: {
            /** @description Mails: one to each mailbox, however often its owner inquired */
            mails: number;
            /** @description Left out: they took it back, or chose other projects */
            stopped: number;
            /** @description Left out: mail to the address does not arrive */
            failing: number;
            /** @description Left out: all that came from there looks like spam */
            spam: number;
        };
        NewsletterAudience: {
            projects?: components["schemas"]["Projects"];
        };
        NewsletterReader: {
            /**
             * Format: uuid
             * @description An inquiry of theirs
             */
            id: string;
            first_name: string;
            last_name: string;
            email: string;
        };
        NewsletterReaders: {
            /** @description At most 100, by address */
            readers: components["schemas"]["NewsletterReader"][];
            /** @description `after` of the next page; null: there is none */
            next: string | null;
        };
        ReadersPage: {
            projects?: components["schemas"]["Projects"];
            /** @description `next` of the page before */
            after?: string | null;
        };
        NewsletterPreview: {
            counts: components["schemas"]["ReaderCounts"];
            subject: string;
            html: string;
            text: string;
        };
        NewsletterFields: {
            projects?: components["schemas"]["Projects"];
            /**
             * @description Subject
             * @example Alpha Tower is topped out
             */
            subject: string;
            /** @description What mail programs show beside the subject; empty: how the text begins */
            preview?: string | null;
            /** @description In the order of reading */
            pieces: components["schemas"]["PieceFields"][];
        };
        NewNewsletter: components["schemas"]["NewsletterFields"] & {
            begin_at?: components["schemas"]["BeginAt"];
        };
        FirstStep: {
            /** @enum {string} */
            step: "domain" | "mail" | "account" | "logo" | "contacts" | "payee" | "event" | "staff" | "backups";
            /** @description As it is: nobody ticks it */
            done: boolean;
            /**
             * Format: uuid
             * @description The event that it is about, where it is about one
             */
            event_id: string | null;
        };
        FirstSteps: {
            /** @description An admin wants to see them no more */
            hidden: boolean;
            steps: components["schemas"]["FirstStep"][];
        };
        FirstStepsChange: {
            /** @description Whether they are hidden from all admins */
            hidden: boolean;
        };
        InquiryNumbers: {
            /** @description Received since midnight */
            today: number;
            /** @description Received since Monday, midnight */
            this_week: number;
            /** @description All */
            total: number;
        };
        DelegateNumbers: {
            /** @description Registered since midnight, and with a place */
            today: number;
            /** @description With a place: registered, confirmed, not cancelled and no spam. The sum of `registered` in `money` */
            total: number;
            /** @description Of them, marked as paid */
            paid: number;
            /** @description Of them, the others */
            unpaid: number;
            /** @description Unpaid, with a proof of payment that nobody has decided on */
            proof_waiting: number;
        };
        DayNumbers: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            day: string;
            /** @description Registrations */
            delegates: number;
            /** @description Inquiries */
            inquiries: number;
        };
        AnswerCount: {
            /** @description null: not said */
            value: string | null;
            /** @description Inquiries */
            count: number;
        };
        AnswerTime: {
            /** @description null: not known */
            value: string | null;
            /** @description Inquiries received, without spam */
            received: number;
            /** @description Of them, answered */
            answered: number;
            /** @description Half of the answers came sooner, in minutes; null: there is none */
            median_minutes: number | null;
        };
        AnswerTimes: {
            /** @description Minutes; null: nothing was answered */
            median_minutes: number | null;
            by_project: components["schemas"]["AnswerTime"][];
            /** @description An agent’s link, a campaign, another site, what was said */
            by_source: components["schemas"]["AnswerTime"][];
        };
        Dashboard: {
            /** @description Of each event that has registrations, as the ledger has it */
            money: components["schemas"]["EventMoney"][];
            inquiries: components["schemas"]["InquiryNumbers"];
            delegates: components["schemas"]["DelegateNumbers"];
            /** @description The last 30 days, oldest first */
            per_day: components["schemas"]["DayNumbers"][];
            /** @description Inquiries of the last 30 days */
            by_project_interest: components["schemas"]["AnswerCount"][];
            /** @description Inquiries of the last 30 days */
            by_where_did_find_about_us: components["schemas"]["AnswerCount"][];
            answers: components["schemas"]["AnswerTimes"];
        };
        EventPlaces: {
            /** @description Most delegates; null: no limit */
            capacity: number | null;
            registered: components["schemas"]["Registered"];
            /** @description Of large groups whose e-mail is not confirmed yet: they have no places until then */
            to_confirm: number;
            /** @description Of them, paid */
            paid: number;
            /** @description Of them, without a name yet */
            unnamed: number;
            /** @description Places that are offered to who waits */
            offered: number;
            /** @description Places that are free for whoever comes now; null: no limit */
            left: number | null;
            /** @description Registrations that wait in line */
            waiting: number;
            /** @description Places that they wait for */
            waiting_places: number;
            /** @description Places that were given back */
            cancelled: number;
        };
        EventPayments: {
            /** @description Registrations of which all is paid */
            paid: number;
            /** @description Of which a part is paid */
            partly: number;
            /** @description Of which nothing is paid, and something is owed */
            unpaid: number;
            /** @description To which something is to be returned */
            to_return: number;
            /** @description Whose proof of payment waits */
            proofs_waiting: number;
        };
        EventDay: {
            /** Format: date */
            day: string;
            /** @description Delegates who were let in */
            in: number;
        };
        EventOverview: {
            event: components["schemas"]["EventView"];
            places: components["schemas"]["EventPlaces"];
            money: components["schemas"]["EventMoney"];
            payments: components["schemas"]["EventPayments"];
            /** @description Days on which somebody was let in */
            door: components["schemas"]["EventDay"][];
        };
        PersonMoment: {
            /** @enum {string} */
            kind: "inquiry" | "status" | "home" | "viewing" | "note" | "answer" | "call" | "registration" | "group" | "cancellation" | "mail";
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Of the inquiry, the delegate (the first of a group) or the mail that it belongs to
             */
            record_id: string;
            /** @description The project, the event (for how many) or the subject */
            about: string | null;
            /** @description The message or note; how they were answered; what came of a call; the status; the state of a registration, a mail, a home (`free`: given back) or a viewing */
            text: string | null;
            /** @description Of an inquiry: its status now */
            status: string | null;
            /** @description The day of a planned viewing, or the last day of a reservation; the moment of a booked viewing */
            on: string | null;
            /** @description The colleague who wrote or answered, or who answers the inquiry */
            by: string | null;
        };
        PersonView: {
            /** @description As they wrote themselves, the newest first */
            names: string[];
            emails: string[];
            /** @description Digits with the country code */
            phone_numbers: string[];
            /** @description Newest first, at most 500 */
            timeline: components["schemas"]["PersonMoment"][];
        };
        SearchHit: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Tells two of one name apart: the project, the church */
            about: string | null;
            /** @description What was found beside the record: the note or the reference */
            text: string | null;
            /**
             * @description record: words begin words of it, or digits are a part of its number; reference: part of the reference of a payment or of the lead; note: words of a note beside it; spelling: the name differs by up to two letters, where nothing else of the kind was found
             * @enum {string}
             */
            found_by: "record" | "reference" | "note" | "spelling";
            spam: boolean;
            /** Format: date-time */
            created_at: string;
        };
        SearchOfKind: {
            /** @enum {string} */
            kind: "inquiries" | "delegates";
            /** @description How many there are, up to 500 */
            total: number;
            hits: components["schemas"]["SearchHit"][];
        };
        BackupView: {
            /** @description ISO 8601, UTC. */
            finished_at: string;
            /** @description Path on the server. */
            file: string;
            /** @description Bytes. */
            bytes: number;
            rows: number;
            uploads: number;
            /** @description How many second places hold it too. */
            copies: number;
            /** @description How many uploads the database names that the storage has no more, or not as they were. */
            missing: number;
        };
        BackupsView: {
            /** @description Whether this server makes one every hour. */
            hourly: boolean;
            last_good: components["schemas"]["BackupView"] | null;
            /** @description Why the newest try failed; null when it did not. */
            failure: string | null;
        };
        ArchiveView: {
            name: string;
            /** @description Bytes. */
            bytes: number;
            /** @description ISO 8601, UTC. */
            made_at: string;
        };
        ErasureView: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            erased_at: string;
            /** @description The admin's name at that time */
            by_name: string | null;
            /**
             * @description How much was erased, by name
             * @example {
             *       "delegates": 1,
             *       "proofs": 1,
             *       "mails": 3
             *     }
             */
            counts: {
                [key: string]: number;
            };
        };
        KeptPayments: {
            event_name: string;
            /** @example gcash */
            channel: string;
            payments: number;
            people: number;
            total_centavos: number;
        };
        RetentionRule: {
            /**
             * @description The setting
             * @example RETENTION_INQUIRIES_MONTHS
             */
            setting: string;
            /** @description What goes, and when its time begins */
            what: string;
            /** @description 0: it is kept */
            months: number;
        };
        PrivacyView: {
            /** @description The newest 50 */
            erasures: components["schemas"]["ErasureView"][];
            kept_payments: components["schemas"]["KeptPayments"][];
            retention: components["schemas"]["RetentionRule"][];
        };
        FoundRecordView: {
            /**
             * @description registrations: as the contact who pays; bin: removed, and not gone yet
             * @enum {string}
             */
            kind: "delegates" | "registrations" | "waiting-list" | "inquiries" | "bin";
            /** Format: uuid */
            id: string;
            /** @example Maria Santos */
            name: string;
            /**
             * @description The event, or the project
             * @example Common Ground 2027
             */
            about: string | null;
            email: string | null;
            phone_number: string | null;
            /** @description A delegate who is reached through the contact of the group, and most likely somebody else */
            through_contact: boolean;
            /** @description What is to be returned to them, in centavos; it stays so, without their name, once they are erased */
            to_return_centavos: number;
            /** Format: date-time */
            created_at: string;
        };
        FoundPerson: {
            /** @description Newest first */
            records: components["schemas"]["FoundRecordView"][];
            /** @description Mails to the address */
            mails: number;
            /** @description Lines of history that name the address or the number */
            history: number;
            /** @description A colleague has an account with this address, which stays */
            is_colleague: boolean;
        };
        PersonFields: {
            email?: components["schemas"]["Email.2"];
            phone_number?: components["schemas"]["PhoneNumber.3"];
        };
        ChosenOne: {
            /** @enum {string} */
            kind: "delegates" | "registrations" | "waiting-list" | "inquiries" | "bin";
            /**
             * Format: uuid
             * @description Which record
             */
            id: string;
        };
        ChosenPerson: {
            email?: components["schemas"]["Email.2"];
            phone_number?: components["schemas"]["PhoneNumber.3"];
            /** @description Which of the records that were found are the person’s. With all of them (those reached through a contact may be left out), what hangs on the address and the number alone is meant too: mails, waiting lists, histories */
            records: components["schemas"]["ChosenOne"][];
        };
        FindingView: {
            /** @enum {string} */
            about: "version" | "settings" | "disks" | "database" | "clock" | "uploads" | "mail" | "redis" | "jobs" | "backups";
            /**
             * @description wrong: something does not work, or will be lost; look: it may be meant so
             * @enum {string}
             */
            state: "well" | "look" | "wrong";
            /** @example The clock is believed. */
            says: string;
            /** @description What to do, in words of this installation; null: nothing */
            todo: string | null;
        };
        EnvironmentSettingView: {
            /** @example PUBLIC_URL */
            name: string;
            /**
             * @description As it is in force, of an address without its password; null: not set, or a secret
             * @example https://example.com
             */
            value: string | null;
            /** @description Whether nothing else was asked for; false for a secret that is set */
            is_default: boolean;
        };
        RestoredView: {
            /** @description When the archive was made: what the database holds now is of then. ISO 8601, UTC. */
            made_at: string;
            rows: number;
            /** @description How many uploads the database names that are neither here nor in the backups. */
            missing: number;
            /** @description Name of the archive with all that was replaced. */
            saved_as: string;
        };
        HealthView: {
            /** @example ok */
            status: string;
            /**
             * @description Of the program that answers.
             * @example 1.0.0
             */
            version: string;
            /**
             * @description Which commit it was made from; left out where it was unpacked from an archive that does not say.
             * @example 67418eef0c3a
             */
            commit?: string;
        };
        ReadyView: components["schemas"]["HealthView"] & {
            /** @description It was restored from a backup and rests: no mail, no webhook, no periodic work until it is released. */
            restored_copy: boolean;
            /** @description The clock is far from when it last ran: nothing is erased by it until it is set, or somebody says that it is right. */
            clock_in_doubt: boolean;
        };
        /**
         * @description For programs: a code keeps its meaning, while sentences may change
         * @enum {string}
         */
        ErrorCode: "invalid" | "not_signed_in" | "forbidden" | "not_found" | "method_not_allowed" | "timeout" | "stale_version" | "too_large" | "unsupported_type" | "expectation_failed" | "not_publishable" | "rate_limited" | "unavailable" | "internal" | "key_in_use" | "key_reused" | "key_of_removed_record" | "account_disabled" | "address_unreachable" | "agent_code_taken" | "email_taken" | "last_admin" | "mail_off" | "mail_server_fixed" | "own_account" | "own_second_factor" | "reauthentication_required" | "second_factor_needed" | "second_factor_off" | "second_factor_on" | "second_factor_required_here" | "second_factor_set_up_changed" | "too_many_views" | "capacity_below_taken" | "changes_closed" | "code_unknown" | "event_cancelled" | "event_closed" | "event_full" | "event_has_guests" | "event_in_use" | "event_not_open" | "group_too_large" | "network_full" | "no_event" | "offer_ended" | "paid_is_no_spam" | "pay_first" | "payment_state_differs" | "place_given_back" | "place_unnamed" | "places_free" | "price_ended" | "price_full" | "price_in_use" | "proof_waits" | "registration_cancelled" | "registration_ended" | "registration_gone" | "registration_is_spam" | "slug_taken" | "too_few_places" | "too_late" | "waiting_accepted" | "waiting_left" | "waiting_not_offered" | "already_paid" | "amount_differs" | "cash_changed" | "cash_counted" | "duplicate_reference" | "less_left_of_payment" | "line_decided" | "money_to_return" | "no_proof_waits" | "nothing_left_of_payment" | "nothing_to_return" | "payment_entered_before" | "payment_verified" | "proof_claimed" | "proof_decided" | "proof_replaced" | "refund_stays" | "reference_needed" | "nonce_reused" | "scan_not_an_entry" | "external_id_differs" | "external_id_taken" | "home_counted" | "home_gone" | "home_held" | "home_says_status" | "hour_taken" | "inquiry_is_spam" | "not_licensed" | "not_reserved" | "nothing_to_undo" | "status_step_not_allowed" | "too_many_viewings" | "import_taken_back" | "viewing_booked" | "viewing_over" | "already_published" | "approval_needed" | "no_draft" | "nothing_to_publish" | "page_changed" | "page_needed" | "picture_in_use" | "plan_changed" | "plan_gone" | "publication_superseded" | "proposal_gone" | "published_meanwhile" | "backup_failed" | "backup_running" | "restore_running" | "restore_failed" | "not_restored" | "changed_meanwhile" | "mail_begun" | "mail_under_way" | "no_recipients" | "restore_conflict" | "too_many_endpoints";
        /** @enum {string} */
        FieldCode: "required" | "invalid" | "invalid_choice" | "invalid_date" | "invalid_email" | "invalid_id" | "invalid_number" | "invalid_type" | "taken" | "too_long" | "too_short" | "unknown_field";
        FieldErrorResponse: {
            /**
             * @description In nested bodies its path: `rows[3].amount_centavos`
             * @example email
             */
            field: string;
            /** @example Invalid email address */
            message: string;
            /** @example invalid_email */
            code: components["schemas"]["FieldCode"];
        };
        ErrorResponse: {
            /** @example 400 */
            statusCode: number;
            /** @example Bad Request */
            error: string;
            /**
             * @description One sentence a person can read
             * @example email: Invalid email address
             */
            message: string;
            /** @description For programs: a code keeps its meaning, while sentences may change */
            code: components["schemas"]["ErrorCode"];
            /** @description Field by field, when fields are the reason */
            errors?: components["schemas"]["FieldErrorResponse"][];
            /**
             * Format: uuid
             * @description The same as the X-Request-Id header
             */
            requestId: string;
        };
        /**
         * Format: date-time
         * @description Since when signing in takes a code too; null: the password is enough
         */
        SecondFactorSince: string | null;
        /**
         * @description The six digits that the authenticator app shows, or a recovery code; blanks and dashes are dropped
         * @example 492039
         */
        Code: string;
        /**
         * @description How colleagues call the person
         * @example Luz Reyes
         */
        Name: string;
        /**
         * @description `admin`: everything, staff accounts and API keys too; `manager`: all inquiries, delegates and events, with exports and removals; `agent`: their own inquiries and those that are nobody’s; `event-desk`: events, delegates, payments and the door; `editor`: content and events; `door`: the door alone
         * @enum {string}
         */
        Role: "admin" | "manager" | "agent" | "event-desk" | "editor" | "door";
        /**
         * @description Of the person’s own link, /r/{code}: new leads that come by it are theirs, for 90 days. Letters, digits, - and _. Null: none; left out of a change: as it is
         * @example luz-reyes
         */
        AgentCode: string | null;
        /**
         * @description New inquiries: each at once, all of a day together, or none
         * @enum {string}
         */
        InquiryMail: "at-once" | "daily" | "none";
        /** @description What stands behind the # of the mailed link */
        Token: string;
        /**
         * @description Your own words; what is cancelled or new, and what becomes of a payment, is said without them
         * @example A typhoon is expected that weekend, and the hall stays closed.
         */
        Words: string | null;
        /** @description Null: it was not moved */
        MovedFrom: components["schemas"]["MovedFromView"] | null;
        /**
         * @description sending: its mails are being written
         * @enum {string}
         */
        State: "planned" | "sending" | "sent" | "undone";
        /**
         * Format: date-time
         * @description When all its mails were written
         */
        EndedAt: string | null;
        /** @description Not sent: no mail server is set, or no longer true when their turn came */
        Withheld: number;
        /** @description Which drafts; without it: all */
        Items: components["schemas"]["ItemName"][] | null;
        /** @description By the schema of its kind */
        Data: {
            [key: string]: unknown;
        } | unknown[];
        /**
         * Format: date-time
         * @description As it was read; the record is left alone if it was changed since
         */
        UpdatedAt: string | null;
        /**
         * @description What was received, in centavos: all that the registration owes, as it was seen; refused where it owes another sum. Left out: all that it owes, unseen
         * @example 34
         */
        AmountCentavos: number | null;
        /** @description Given name; empty, as the last name then is: it is not known yet who comes */
        FirstName: string;
        /**
         * @description As `GET /payment-modes` says it in words
         * @example gcash
         */
        PaymentMode: string;
        /**
         * @description By the keys of the event’s `questions`: a text, an option’s value, a whole number, true or false
         * @example {
         *       "meal": "chicken"
         *     }
         */
        Answers: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description How the delegate pays: an offered one of `GET /payment-modes`; left out: gcash, while it is offered
         * @example gcash
         */
        "PaymentMode.2": string | null;
        /**
         * @description The box beside the consent; true, or left out
         * @enum {boolean}
         */
        AgreeTerms: true;
        /** @description Slug of the event; left out: the next open one */
        Event: string | null;
        /** @description One of `prices` of the event, by its id, or `code`: the one that `price_code` opens, which one who comes alone has in any case; left out: the usual one */
        Price: string | null;
        /**
         * @description A code that opens a price
         * @example SPEAKER27
         */
        PriceCode: string | null;
        /**
         * @description Left out of a new place, or empty, together with the other name: it is not known yet who comes. Given name
         * @example Maria
         */
        "FirstName.2": string;
        /**
         * @description Left out of a new place, or empty, together with the other name: it is not known yet who comes. Family name
         * @example Santos
         */
        LastName: string;
        /**
         * @description Digits, at most 15, with the country code. A leading +, spaces, dashes, dots and brackets are dropped; 0918… and 918… become 63918…, and 02 8… becomes 6328….
         * @example 639171234567
         */
        PhoneNumber: string;
        /**
         * @description By the keys of the event’s `questions`: a text, an option’s value, a whole number, true or false. One left out of a change stays; null clears it
         * @example {
         *       "meal": "chicken"
         *     }
         */
        "Answers.2": {
            [key: string]: (string | number | boolean) | null;
        } | null;
        /**
         * @description Church
         * @example Grace Community Church
         */
        ChurchName: string | null;
        /**
         * @description Ministry within the church
         * @example Music
         */
        Ministry: string | null;
        /**
         * @description Age in years; digits in a string are accepted too
         * @example 34
         */
        Age: number | null;
        /**
         * @description Postal address
         * @example 12 Mabini Street, Cebu City
         */
        Address: string | null;
        /**
         * Format: date
         * @description The day on which it was received; left out: not known
         * @example 2026-11-30
         */
        ReceivedOn: string | null;
        /**
         * @description Reference number of the transfer, or of the cheque
         * @example 0001234
         */
        Reference: string | null;
        /**
         * @description Number of the receipt that was given for it
         * @example A-017
         */
        ReceiptNumber: string | null;
        /**
         * @description Given name
         * @example Maria
         */
        "FirstName.3": string;
        /**
         * @description Family name
         * @example Santos
         */
        "LastName.2": string;
        /**
         * Format: date-time
         * @description When the place was given back
         */
        CancelledAt: string | null;
        /**
         * @description As `GET /payment-modes` says it in words
         * @example gcash
         */
        Channel: string;
        /**
         * @description Short code of the registration, for people and for the message of a payment
         * @example 7K3M9XQ2
         */
        "Code.2": string;
        /** @description What was to be paid by the fee, also for those who have paid and left since: see due_centavos */
        TotalCentavos: number;
        /**
         * Format: uuid
         * @description The page that holds proofs, by an id that it made; left out: you, wherever you are signed in
         */
        Holder: string | null;
        /** @description They add up to what is open of the line */
        Parts: components["schemas"]["LinePart"][];
        /** @description true: they are what was suggested. Left out: `false` */
        Suggested: boolean | null;
        /**
         * @description In centavos
         * @example 150000
         */
        "AmountCentavos.2": number;
        /** @description Delegates who have a place: registered, confirmed, not cancelled and no spam */
        Registered: number;
        /**
         * @description Of the registration, as in its mails
         * @example 7K3M9XQ2
         */
        "Code.3": string;
        /** @description Who pays; null: all of the registration were removed */
        ContactName: string | null;
        /**
         * Format: uuid
         * @description Its first delegate; null: all were removed
         */
        DelegateId: string | null;
        /**
         * @description What was owed, as it was seen; refused where another sum is. Left out: whatever is owed
         * @example 34
         */
        OwedCentavos: number | null;
        /**
         * Format: uuid
         * @description As the journal has it in `shared_payment_id`
         */
        Id: string;
        /** @description What of it was neither taken back nor paid back since, in centavos */
        LeftCentavos: number;
        /** @description true: the places of this large group count once its contact has opened the link that was mailed */
        ToConfirm: boolean;
        /**
         * @description Of the newest proof; null: there is none
         * @enum {string|null}
         */
        ProofState: "waiting" | "accepted" | "rejected" | "replaced" | null;
        /**
         * @description waiting; offered: places are held until `offered_until`; accepted; ended: the offer; left
         * @enum {string}
         */
        "State.2": "waiting" | "offered" | "accepted" | "ended" | "left";
        /** @description true: in line once its contact has pressed the button behind the mailed link */
        "ToConfirm.2": boolean;
        /** @description 1: the next to be offered places; null: nothing is waited for */
        Place: number | null;
        /**
         * Format: date-time
         * @description Until when the offer stands
         */
        OfferedUntil: string | null;
        /**
         * Format: date-time
         * @description When it begins, at most 60 days ahead; left out, or sooner: in two minutes, until which it may be undone
         */
        BeginAt: string | null;
        /** @description Slug or id of the event; left out: the next one. A device has its own */
        "Event.2": string | null;
        Scans: components["schemas"]["ScanFields"][];
        /**
         * @description The slug of the project
         * @example alpha-tower
         */
        Project: string;
        /**
         * @description The name of the home
         * @example Studio
         */
        Home: string;
        /**
         * @description Where the work on it stands
         * @enum {string}
         */
        Status: "new" | "contacted" | "qualified" | "viewing" | "reserved" | "sold" | "lost" | "spam";
        /**
         * @description Enter a phone number or an e-mail address
         * @example 639171234567
         */
        "PhoneNumber.2": string | null;
        /**
         * Format: email
         * @description Enter a phone number or an e-mail address
         */
        Email: string | null;
        /**
         * @description Family name; empty: not known
         * @example Santos
         */
        "LastName.3": string;
        /**
         * @description City of the country
         * @example Cebu City
         */
        "Place.2": string | null;
        /**
         * @description The project, or what the visitor wrote for Others
         * @example Alpha Tower
         */
        ProjectInterest: string | null;
        /**
         * @description Where the visitor heard of us
         * @example Friends/Relatives
         */
        WhereDidFindAboutUs: string | null;
        /** @description The code of the agent whose link (/r/{code}) led here */
        "AgentCode.2": string | null;
        /**
         * @description Of the campaign link that led to the site; longer is cut
         * @example facebook
         */
        UtmSource: string | null;
        /** @description Of the campaign link that led to the site; longer is cut */
        UtmMedium: string | null;
        /** @description Of the campaign link that led to the site; longer is cut */
        UtmCampaign: string | null;
        /** @description Of the campaign link that led to the site; longer is cut */
        UtmTerm: string | null;
        /** @description Of the campaign link that led to the site; longer is cut */
        UtmContent: string | null;
        /** @description What the sender agreed to, in the words that were shown; created_at says when */
        ConsentText: string | null;
        /**
         * @description The words beside the box of the news, as the visitor saw them: what they agreed to
         * @example Send me news about new projects and events by email. I can unsubscribe with one click.
         */
        NewsText: string | null;
        /**
         * @description The first page of the visit, without a query
         * @example /properties
         */
        LandingPage: string | null;
        /**
         * @description The page of another site that led here, without a query
         * @example https://www.facebook.com/
         */
        Referrer: string | null;
        /**
         * Format: date-time
         * @description A free hour, as GET /viewings/free names it
         */
        StartsAt: string;
        /**
         * @description Names of projects: for those who want news of one of them; left out or none: for all who want news
         * @example [
         *       "Alpha Tower"
         *     ]
         */
        Projects: string[] | null;
        /**
         * Format: email
         * @example maria.santos@example.com
         */
        "Email.2": string | null;
        /**
         * @description In any form in which a phone number is written
         * @example 0917 123 4567
         */
        "PhoneNumber.3": string | null;
    };
    responses: {
        /**
         * @description Refused. `message` is one sentence for people.
         *
         *     | Status | Meaning |
         *     |---|---|
         *     | 400 | Invalid: `errors` names each field that is wrong; without it the message says what is |
         *     | 401 | Not signed in, or an unknown key |
         *     | 403 | Not allowed to this account, or to a key without the scope |
         *     | 404 | There is none (any more), or nothing at this address |
         *     | 405 | The address does not take this method; `Allow` says which it takes |
         *     | 409 | The record or its surroundings are in a state that does not allow it; also an Idempotency-Key that was used for another request |
         *     | 412 | The record has changed since the state that `If-Match` names |
         *     | 413 | The body is larger than 128 kB, or the file than 10 MB |
         *     | 415 | The content type, or the kind of file, is not accepted |
         *     | 429 | Too many requests from this address; wait for the seconds of `Retry-After` |
         *     | 500 | A defect on our side |
         *     | 503 | Briefly unavailable; wait for the seconds of `Retry-After`, then send the same again |
         *
         *     Where an operation names a status of its own, it says there what that means for it.
         */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        ActivityView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ActivityView"][];
                };
            };
        };
        /** @description Done */
        MeView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MeView"];
                };
            };
        };
        /** @description Done */
        PasswordLinkRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PasswordLinkRequest"];
                };
            };
        };
        /** @description Done */
        MailSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailSettings"];
                };
            };
        };
        /** @description Done */
        RecoveryCodesView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RecoveryCodesView"];
                };
            };
        };
        /** @description Done */
        SignedOutView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SignedOutView"];
                };
            };
        };
        /** @description Done */
        BackupsView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BackupsView"];
                };
            };
        };
        /** @description Done */
        ApprovalView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ApprovalView"];
                };
            };
        };
        PieceChangeView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PieceChangeView"][];
                };
            };
        };
        /** @description Done */
        ContentView: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ContentView"];
                };
            };
        };
        /** @description The record is the one you have */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done */
        "ContentView.2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ContentView"];
                };
            };
        };
        PlannedView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlannedView"][];
                };
            };
        };
        /** @description Done */
        "PlannedView.2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlannedView"];
                };
            };
        };
        /** @description Done */
        PreviewView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PreviewView"];
                };
            };
        };
        SharedPreviewView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SharedPreviewView"][];
                };
            };
        };
        ProposalView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ProposalView"][];
                };
            };
        };
        /** @description Done */
        "ProposalView.2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ProposalView"];
                };
            };
        };
        /** @description Done */
        ReleaseView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ReleaseView"];
                };
            };
        };
        /** @description Done */
        FirstSteps: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["FirstSteps"];
                };
            };
        };
        /** @description The rows asked for */
        BinRecord: {
            headers: {
                Link: components["headers"]["Link"];
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BinRecord"][];
                    meta: components["schemas"]["ListMeta"];
                };
            };
        };
        /** @description What lay in the bin */
        "BinRecord.2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BinRecord"];
                };
            };
        };
        /** @description Done */
        DelegateRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DelegateRecord"];
                };
            };
        };
        /** @description Done */
        BulkReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["BulkReport"];
                };
            };
        };
        /** @description Done */
        "DelegateRecord.2": {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DelegateRecord"];
                };
            };
        };
        /** @description Done */
        RegistrationState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RegistrationState"];
                };
            };
        };
        /** @description Done */
        DoorSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DoorSession"];
                };
            };
        };
        /** @description Done */
        EventView: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EventView"];
                };
            };
        };
        /** @description Done */
        ChangedEvent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ChangedEvent"];
                };
            };
        };
        /** @description Done */
        ChangePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ChangePreview"];
                };
            };
        };
        /** @description Done */
        EventCash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EventCash"];
                };
            };
        };
        /** @description Done */
        GuestMailView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GuestMailView"];
                };
            };
        };
        /** @description Done */
        TestSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TestSent"];
                };
            };
        };
        /** @description Done */
        PriceListView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PriceListView"];
                };
            };
        };
        /** @description Done */
        WaitingList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["WaitingList"];
                };
            };
        };
        /** @description Done */
        CalendarAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CalendarAddress"];
                };
            };
        };
        /** @description Done */
        LeadBatchInFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LeadBatchInFull"];
                };
            };
        };
        /** @description The rows asked for */
        InquiryRecord: {
            headers: {
                Link: components["headers"]["Link"];
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InquiryRecord"][];
                    meta: components["schemas"]["ListMeta"];
                };
            };
        };
        /** @description Done */
        "InquiryRecord.2": {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InquiryRecord"];
                };
            };
        };
        /** @description Done */
        InquiryNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InquiryNote"];
                };
            };
        };
        /** @description The inquiry as it is now */
        "InquiryRecord.3": {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InquiryRecord"];
                };
            };
        };
        /** @description Done */
        Timetable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Timetable"];
                };
            };
        };
        /** @description Done */
        InquirySettings: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["InquirySettings"];
                };
            };
        };
        /** @description Done */
        Limits: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Limits"];
                };
            };
        };
        /** @description Done */
        MailServerView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailServerView"];
                };
            };
        };
        /** @description Done */
        MailStop: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailStop"];
                };
            };
        };
        /** @description Done */
        SignatureView: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SignatureView"];
                };
            };
        };
        /** @description Done */
        MailWordsView: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailWordsView"];
                };
            };
        };
        /** @description Done */
        MailPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailPreview"];
                };
            };
        };
        /** @description Done */
        SentWithheld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SentWithheld"];
                };
            };
        };
        /** @description Done */
        MailView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MailView"];
                };
            };
        };
        /** @description Done */
        NewsChoices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["NewsChoices"];
                };
            };
        };
        /** @description Done */
        NewsletterView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["NewsletterView"];
                };
            };
        };
        /** @description Done */
        SharedPaymentView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["SharedPaymentView"];
                };
            };
        };
        /** @description Done */
        PersonReadLimit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PersonReadLimit"];
                };
            };
        };
        RejectionReasonView: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RejectionReasonView"][];
                };
            };
        };
        /** @description Done */
        ProofToReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ProofToReview"];
                };
            };
        };
        /** @description Done */
        OwnRegistration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnRegistration"];
                };
            };
        };
        /** @description Done */
        RegistrationRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RegistrationRecord"];
                };
            };
        };
        /** @description Done */
        Money: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Money"];
                };
            };
        };
        /** @description Done */
        StaffView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StaffView"];
                };
            };
        };
        /** @description Done */
        "StaffView.2": {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StaffView"];
                };
            };
        };
        /** @description Done */
        StatementLineView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StatementLineView"];
                };
            };
        };
        /** @description Done */
        StockRecord: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StockRecord"];
                };
            };
        };
        /** @description Done */
        OwnViewing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OwnViewing"];
                };
            };
        };
        /** @description Done */
        ListViewRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ListViewRecord"];
                };
            };
        };
        /** @description Done */
        WaitingView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["WaitingView"];
                };
            };
        };
        /** @description Done */
        EndpointWithSecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EndpointWithSecret"];
                };
            };
        };
        /** @description Done */
        EndpointView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["EndpointView"];
                };
            };
        };
        /** @description Done */
        DeliveryView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["DeliveryView"];
                };
            };
        };
    };
    parameters: {
        /** @description JSON: [first row, last row]; at most 1,000 rows. */
        range: string;
        /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
        after: string;
        /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
        tz: string;
        id: string;
        name: string;
        uuid: string;
        kind: string;
        slug: string;
        /** @description The ETag that you have: answered with 304 and no body while the record is the same */
        "If-None-Match": string;
        /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
        "If-Match": string;
        folder: string;
        picture: string;
        path: string;
        token: string;
        "Dashboard.tz": string;
        event: string;
        /** @description JSON: [column, "ASC" or "DESC"]. */
        sort: string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        filter: string;
        /** @description Milliseconds since the page of the form began to load; sent by the site */
        "X-Form-Age": number;
        /** @description Present when a field that people do not see was filled in; sent by the site */
        "X-Form-Honeypot": string;
        /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
        "Idempotency-Key": string;
        /** @description JSON: [column, "ASC" or "DESC"]. */
        "Delegates.sort": string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "Delegates.filter": string;
        /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
        readable: boolean;
        /** @description Slug or id of the event; left out: the next one */
        "Door.event": string;
        /** @description Left out: the next event. A device has its own */
        "event.2": string;
        /** @description Left out: today. A device has its own */
        day: string;
        "Events.event": string;
        /** @description `project`, `source` and `campaign` as they were written, without case and accents; `agent`: who answers now; `month`: in which it was received, in Philippine time; `lost_reason`: of those that are lost now */
        by: "project" | "source" | "campaign" | "agent" | "month" | "lost_reason";
        /** @description JSON: [column, "ASC" or "DESC"]. */
        "Inquiries.sort": string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "Inquiries.filter": string;
        answer: string;
        /** @description JSON: [column, "ASC" or "DESC"]. */
        "Payments.sort": string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "Payments.filter": string;
        /** @description `church`, `ministry`, `price`: whole events as they stand, by the filter `event_id` alone; `day`, `channel`: the movements of any filter of the journal */
        "Payments.by": "church" | "ministry" | "price" | "day" | "channel";
        /** @description JSON: [column, "ASC" or "DESC"]. */
        "Statements.sort": string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "Statements.filter": string;
        /** @description Slug or id of the event; left out: of all */
        "Payments.event": string;
        /** @description The page that holds proofs, by the id that it gave when it claimed them */
        holder: string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "Registrations.filter": string;
        /** @description JSON: [column, "ASC" or "DESC"]. */
        "sort.2": string;
        /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
        "filter.2": string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this state of the record: for If-Match and If-None-Match */
        ETag: string;
        /** @description true: the first answer again */
        "Idempotent-Replayed": "true";
        /** @description Addresses of the next and the previous page, where there is one (RFC 8288) */
        Link: string;
        /** @description Rows given and rows there are, such as `delegates 0-9/319` */
        "Content-Range": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Feed_read: {
        parameters: {
            query?: {
                /** @description `meta.next` of the call before; left out: from the beginning; `end`: nothing, but the cursor for what comes */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries after that place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LiveChanges_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages such as `{"resources":["inquiries"]}`; every 20 seconds one of the type `here`; it ends after 5 minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Feed_recent: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentAnswer"];
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ApiKeys_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: string;
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ApiKeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyDto"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewApiKeyView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ApiKeys_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnApiKeyView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The request bears no API key */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ApiKeys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ApiKeys_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Account_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateDto"];
            };
        };
        responses: {
            200: components["responses"]["MeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PasswordLinks_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordDto"];
            };
        };
        responses: {
            202: components["responses"]["PasswordLinkRequest"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description This server sends no mail (SMTP_URL) */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailSettings_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailSettings"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailSettings_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettingsChange"];
            };
        };
        responses: {
            200: components["responses"]["MailSettings"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            200: components["responses"]["MeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PasswordLinks_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenLinkView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PasswordLinks_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasswordDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasswordSetView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_reauthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateDto"];
            };
        };
        responses: {
            200: components["responses"]["MeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SecondFactor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorDto"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is on already */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SecondFactor_setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReauthenticateDto"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewSecretView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is on already */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SecondFactor_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProofDto"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is off */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SecondFactor_switchOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProofDto"];
            };
        };
        responses: {
            200: components["responses"]["SignedOutView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is off, or must stay on */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OwnSessions_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OwnSessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOutView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInDto"];
            };
        };
        responses: {
            200: components["responses"]["MeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description E-mail or password is wrong; or they are right and a code is needed: `errors` names `code` */
            401: components["responses"]["Error"];
            /** @description Asked by a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Auth_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOutView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OwnSessions_endAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOutView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    TestMail_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestMailView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Backups_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BackupsView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Backups_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BackupsView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description One is being made, or it can’t be made; the message says why */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Backups_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArchiveView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Backups_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tar file of tables and uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Backups_mayDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArchiveView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Restoring_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RestoredView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It can’t be restored; the message says why, and nothing has changed */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Restoring_release: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description Nothing was restored that waits */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Calendars_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Computations_sheet: {
        parameters: {
            query?: {
                /** @description PHP or USD */
                currency?: string;
                /** @description Percent of the price */
                downpayment?: string;
                /** @description 0 or 1 */
                parking?: string;
                /** @description Which of the finishes, from 0 */
                finish?: string;
                /** @description Square meters */
                area?: string;
                /** @description Which of the homes, from 1 */
                roomType?: string;
                /** @description 3 to 15 */
                years?: string;
            };
            header?: never;
            path: {
                /** @description The slug of a project */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContentItemView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_switch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApprovalView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalFields"];
            };
        };
        responses: {
            200: components["responses"]["ApprovalView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PieceChangeView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Files_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FileView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Files_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, at most 15 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedFileView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Larger than 15 MB */
            413: components["responses"]["Error"];
            /** @description No PDF, or one whose end is missing */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_find: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentView"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentFields"];
            };
        };
        responses: {
            200: components["responses"]["ContentView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description A page of the site itself */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_discard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreFields"];
            };
        };
        responses: {
            200: components["responses"]["ContentView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VersionView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_kinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KindView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MoveView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_pages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Pictures_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PictureView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Pictures_upload: {
        parameters: {
            query?: {
                /** @description A perspective if left out */
                kind?: "photograph" | "perspective";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 25 MB
                     */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedPictureView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Larger than 25 MB, or too many pixels */
            413: components["responses"]["Error"];
            /** @description No JPEG, PNG or WebP picture */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Pictures_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folder: components["parameters"]["folder"];
                picture: components["parameters"]["picture"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PictureView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It is shown: the answer names where */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Pictures_describe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folder: components["parameters"]["folder"];
                picture: components["parameters"]["picture"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PictureView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Pictures_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                folder: components["parameters"]["folder"];
                picture: components["parameters"]["picture"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description A colleague changed one of the pages meanwhile */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Planned_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlannedView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Planned_plan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanFields"];
            };
        };
        responses: {
            201: components["responses"]["PlannedView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Other words for a way to pay are published by an admin, with the password given lately */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description There is no draft */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description A page would be broken: `errors` says which and why */
            422: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Planned_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            200: components["responses"]["PlannedView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It was published or taken back */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Planned_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlannedView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It was published or taken back */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_show: {
        parameters: {
            query?: {
                path?: components["parameters"]["path"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewFields"];
            };
        };
        responses: {
            200: components["responses"]["PreviewView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_endLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SharedPreviewView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_links: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SharedPreviewView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_makeLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewLinkView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Previews_shared: {
        parameters: {
            query?: {
                path?: components["parameters"]["path"];
            };
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_problems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageProblemView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProposalView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_propose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalFields"];
            };
        };
        responses: {
            201: components["responses"]["ProposalView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such publication */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description There is no draft; somebody published after what is to be taken back */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description A page would be broken: `errors` says which and why */
            422: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProposalView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProposalView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It was published */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PieceChangeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionFields"];
            };
        };
        responses: {
            200: components["responses"]["ProposalView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description On this site an admin publishes; or it changes a way to pay, and the password was not given lately */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It was sent back or withdrawn, or the site has changed since the differences were read */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description A page would be broken: `errors` says which and why */
            422: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proposals_sendBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendBackFields"];
            };
        };
        responses: {
            200: components["responses"]["ProposalView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It was published or withdrawn */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishFields"];
            };
        };
        responses: {
            200: components["responses"]["ReleaseView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description On this site an admin publishes; or a way to pay changes, which an admin publishes, with the password given lately */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description There is no draft, or a colleague published meanwhile */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description A page would be broken: `errors` says which and why */
            422: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_releases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_changesOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PieceChangeView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_differences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseDifferenceView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_rollBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollBackFields"];
            };
        };
        responses: {
            200: components["responses"]["ReleaseView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description On this site an admin publishes; or a way to pay changes, which an admin publishes, with the password given lately */
            403: components["responses"]["Error"];
            /** @description There is no such publication */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is shown already, or a colleague published meanwhile */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Content_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoFields"];
            };
        };
        responses: {
            /** @description The release that is public now; null: the site as it was delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReleaseView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description On this site an admin publishes; or a way to pay changes, which an admin publishes, with the password given lately */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Somebody published after it, it was taken back, or it changed how many homes are left and nothing else */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Unfinished_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnfinishedView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Unfinished_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnfinishedFields"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Unfinished_forget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Dashboard_read: {
        parameters: {
            query?: {
                /** @description Delegates and money of that event alone; left out: of all */
                event_id?: string;
                tz?: components["parameters"]["Dashboard.tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Dashboard_event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventOverview"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    FirstSteps_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FirstSteps"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    FirstSteps_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstStepsChange"];
            };
        };
        responses: {
            200: components["responses"]["FirstSteps"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DelegateRecord"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registering_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Milliseconds since the page of the form began to load; sent by the site */
                "X-Form-Age"?: components["parameters"]["X-Form-Age"];
                /** @description Present when a field that people do not see was filled in; sent by the site */
                "X-Form-Honeypot"?: components["parameters"]["X-Form-Honeypot"];
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDelegate"];
                "application/x-www-form-urlencoded": components["schemas"]["NewDelegate"];
                "multipart/form-data": components["schemas"]["NewDelegate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegisteredDelegate"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateDesk_removed: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Delegates.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Delegates.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BinRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateDesk_empty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BinRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateDesk_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DelegateRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description What the delegate belonged to has changed or is gone */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateDesk_bulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegatesInBulk"];
            };
        };
        responses: {
            200: components["responses"]["BulkReport"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateExport_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    FindTickets_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhoseTickets"];
                "application/x-www-form-urlencoded": components["schemas"]["WhoseTickets"];
                "multipart/form-data": components["schemas"]["WhoseTickets"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FindTicketsAnswer"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proofs_uploadByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProofPath"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proofs_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 10 MB
                     */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProofPath"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The delegate is marked paid, and the caller is not staff */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_makeQrCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DelegateDesk_markSpam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkSpam"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is paid, or no place is free */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Tickets_ticket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DelegateTicket"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Tickets_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry: when, where, and the link of the ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registrations_payCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture to scan, or to save and open in a wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Tickets_qrCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The QR picture, which leads to the ticket page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registrations_setReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReference"];
            };
        };
        responses: {
            200: components["responses"]["RegistrationState"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description No proof of payment waits here, so its reference stays as it is */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registrations_state: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegistrationState"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PlainTickets_plain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; with status 404 where there is no such ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPayment"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The place was given back, another sum is owed than was seen, or the reference has paid already */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_find: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegateChange"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DelegateRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_changeFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegateChange"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cancelling_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelReason"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Delegates_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PriceChanges_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPrice"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The place was given back, or the price is ended or full */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Proofs_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cancelling_reinstate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description No place is free, or the others have paid without this one */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cancelling_transfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Successor"];
            };
        };
        responses: {
            200: components["responses"]["DelegateRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The place was given back, or has no name yet */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Doctor_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FindingView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Doctor_settingsInForce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnvironmentSettingView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_attendance: {
        parameters: {
            query?: {
                /** @description Slug or id of the event; left out: the next one */
                event?: components["parameters"]["Door.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attendance"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such event */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_csv: {
        parameters: {
            query?: {
                tz?: string;
                /** @description Slug or id of the event; left out: the next one */
                event?: components["parameters"]["Door.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; a line for each day on which somebody came */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such event */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettledView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_list: {
        parameters: {
            query?: {
                /** @description Slug or id of the event; left out: the next one */
                event?: components["parameters"]["Door.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such event */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDevice"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceWithCode"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such event */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewedView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeviceSession_handIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandIn"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HandedIn"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The token is unknown */
            401: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_live: {
        parameters: {
            query?: {
                /** @description `as_of` of the answer before */
                since?: string;
                /** @description Left out: the next event. A device has its own */
                event?: components["parameters"]["event.2"];
                /** @description Left out: today. A device has its own */
                day?: components["parameters"]["day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LiveView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_pay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaidHere"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaidView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The event has no such ticket */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another sum is owed than was taken */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Door_report: {
        parameters: {
            query?: {
                /** @description A day of the Philippines; left out: today */
                day?: string;
                /** @description Slug or id of the event; left out: the next one */
                event?: components["parameters"]["Door.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoorReport"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such event */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanBatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScanView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description A nonce belongs to another scan */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_undo: {
        parameters: {
            query?: {
                /** @description Left out: the next event. A device has its own */
                event?: components["parameters"]["event.2"];
                /** @description Left out: today. A device has its own */
                day?: components["parameters"]["day"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UndoneView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The scan let nobody in */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_search: {
        parameters: {
            query: {
                q: string;
                /** @description Left out: the next event. A device has its own */
                event?: components["parameters"]["event.2"];
                /** @description Left out: today. A device has its own */
                day?: components["parameters"]["day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundDelegate"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeviceSession_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoorSession"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The caller is no device */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeviceSession_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorSignIn"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedInDevice"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeviceSession_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DoorSession"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The caller is no device */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Scans_snapshot: {
        parameters: {
            query?: {
                /** @description `as_of` of the one before: only what changed since */
                since?: string;
                /** @description Left out: the next event. A device has its own */
                event?: components["parameters"]["event.2"];
                /** @description Left out: today. A device has its own */
                day?: components["parameters"]["day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SnapshotView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: string;
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFields"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Where payments go is changed by admins alone, with the password given lately: `errors` names the fields, or `current_password` */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another event has this slug */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_form: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventFormView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_paymentCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentCodeView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_preview: {
        parameters: {
            query?: {
                path?: components["parameters"]["path"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFields"];
            };
        };
        responses: {
            200: components["responses"]["PreviewView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description The page cannot be shown */
            422: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                event: components["parameters"]["event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventView"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_replace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChanges"];
            };
        };
        responses: {
            200: components["responses"]["EventView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Where payments go is changed by admins alone, with the password given lately: `errors` names the fields, or `current_password` */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another event has this slug, or more are registered than the new capacity */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It has delegates */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChanges"];
            };
        };
        responses: {
            200: components["responses"]["EventView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Where payments go is changed by admins alone, with the password given lately: `errors` names the fields, or `current_password` */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another event has this slug, or more are registered than the new capacity */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    AnswerReport_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerReport"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    EventChanges_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWords"];
            };
        };
        responses: {
            200: components["responses"]["ChangedEvent"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled already, or over; or the key was used for another change */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    EventChanges_previewCancelling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWords"];
            };
        };
        responses: {
            200: components["responses"]["ChangePreview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled already, or over; or the key was used for another change */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cash_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventCash"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cash_count: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCashCount"];
            };
        };
        responses: {
            200: components["responses"]["EventCash"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another sum is held by now, all was counted already, or the key was used for another count */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestMailView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuestMail"];
            };
        };
        responses: {
            201: components["responses"]["GuestMailView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Nobody would get it, or the key was used for another mail */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMailFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestMailPreview"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMailFields"];
            };
        };
        responses: {
            200: components["responses"]["TestSent"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Events_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_ofEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventMoney"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    EventChanges_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDates"];
            };
        };
        responses: {
            200: components["responses"]["ChangedEvent"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled already, or over; or the key was used for another change */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    EventChanges_previewMoving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDates"];
            };
        };
        responses: {
            200: components["responses"]["ChangePreview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled already, or over; or the key was used for another change */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PriceCodes_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedPriceCode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicPrice"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It opens none, or no longer does: `code_unknown` */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Prices_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PriceListView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Prices_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceList"];
            };
        };
        responses: {
            200: components["responses"]["PriceListView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Somebody has a price that is left out */
            409: components["responses"]["Error"];
            /** @description It was changed since it was read */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingList"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waiting list without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingList"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It is a registration already */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingList"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description Too few places are free */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_markSpam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["Events.event"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkSpam"];
            };
        };
        responses: {
            200: components["responses"]["WaitingList"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is a registration already */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    FormerTickets_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FormerTicketView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GuestMailView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    GuestMails_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GuestMailView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It has begun */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HealthView"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyView"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    OwnCalendar_address: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarAddress"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OwnCalendar_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarAddress"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OwnCalendar_end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarAddress"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryFigures_read: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Inquiries.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Inquiries.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path: {
                /** @description `project`, `source` and `campaign` as they were written, without case and accents; `agent`: who answers now; `month`: in which it was received, in Philippine time; `lost_reason`: of those that are lost now */
                by: components["parameters"]["by"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Figures"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There are no such figures */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryFigures_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Inquiries.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Inquiries.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path: {
                /** @description `project`, `source` and `campaign` as they were written, without case and accents; `agent`: who answers now; `month`: in which it was received, in Philippine time; `lost_reason`: of those that are lost now */
                by: components["parameters"]["by"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; with names for people, if it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There are no such figures */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LeadImports_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadBatch"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LeadImports_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadBatchInFull"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LeadImports_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadBatchInFull"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Inquiries.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Inquiries.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InquiryRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Leads_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLead"];
            };
        };
        responses: {
            /** @description Nothing was stored: the same was sent before under this external_id */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The external_id was sent before with other data (`external_id_differs`) */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description The key has entered too many within the minute */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryDesk_removed: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Delegates.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Delegates.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BinRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryDesk_empty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BinRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryDesk_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description What the inquiry belonged to has changed or is gone */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryDesk_bulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiriesInBulk"];
            };
        };
        responses: {
            200: components["responses"]["BulkReport"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryExport_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Inquiries.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Inquiries.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LeadImports_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsOfFile"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedLead"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Leads_whose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reachable"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhoseLead"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_find: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryChange"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The status may not follow the present one, or the project has no License to Sell */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_changeFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryChange"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The status may not follow the present one, or the project has no License to Sell */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_answer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswer"];
            };
        };
        responses: {
            201: components["responses"]["InquiryNote"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The inquiry is spam */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_sayOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
                answer: components["parameters"]["answer"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallOutcome"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.3"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The inquiry is spam */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                answer: components["parameters"]["answer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_changeHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeChange"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description None is left, the inquiry has another home, or the project has no License to Sell */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_extend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Extension"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description No home is reserved for the inquiry */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsConsent_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsConsentView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsConsent_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inquiry as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquiryNote"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            201: components["responses"]["InquiryNote"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_correctNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
                note: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.3"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_samePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EarlierInquiry"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    OneInquiry_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryWorkFields"];
            };
        };
        responses: {
            200: components["responses"]["InquiryRecord.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The status may not follow the present one, or the project has no License to Sell */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Milliseconds since the page of the form began to load; sent by the site */
                "X-Form-Age"?: components["parameters"]["X-Form-Age"];
                /** @description Present when a field that people do not see was filled in; sent by the site */
                "X-Form-Honeypot"?: components["parameters"]["X-Form-Honeypot"];
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryFields"];
                "application/x-www-form-urlencoded": components["schemas"]["InquiryFields"];
                "multipart/form-data": components["schemas"]["InquiryFields"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReceivedInquiry"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Inquiries_search: {
        parameters: {
            query: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Inquiries.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Inquiries.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InquiryRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingHours_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Timetable"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingHours_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewViewingHours"];
            };
        };
        responses: {
            200: components["responses"]["Timetable"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingHours_addDayOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDayOff"];
            };
        };
        responses: {
            200: components["responses"]["Timetable"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingHours_removeDayOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Timetable"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingHours_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Timetable"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeskViewings_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewingRecord"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    DeskViewings_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewingChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ViewingRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The viewing is called off */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryWork_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkChoices"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryWork_forSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectForSale"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryWork_readSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InquirySettings"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryWork_writeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquirySettings"];
            };
        };
        responses: {
            200: components["responses"]["InquirySettings"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    InquiryWork_waiting: {
        parameters: {
            query?: {
                tz?: components["parameters"]["Dashboard.tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingInquiries"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Jobs_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobsView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Jobs_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FailedJobView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    LeadsOfPrograms_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadOfProgram"];
            };
        };
        responses: {
            /** @description Nothing was stored: the same was sent before under this external_id */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadReceipt"];
                    };
                };
            };
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadReceipt"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The external_id was sent before with other data (`external_id_differs`) */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description The key has entered too many within the minute */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Limits_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Limits"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Limits_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        responses: {
            200: components["responses"]["Limits"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailBounces_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BounceTaken"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailServer_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailServerView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailServer_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailServerDto"];
            };
        };
        responses: {
            200: components["responses"]["MailServerView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description SMTP_URL is set where the program runs */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailServer_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailServerView"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description SMTP_URL is set where the program runs */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailServer_try: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailServerDto"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailServerTrial"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description SMTP_URL is set where the program runs */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailStops_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailStop"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsConsent_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsStop"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailStops_oneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailStop"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailStops_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailStop"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailWordsView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_signature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignatureView"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_saveSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureFields"];
            };
        };
        responses: {
            200: components["responses"]["SignatureView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailWordsView"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailWordsFields"];
            };
        };
        responses: {
            200: components["responses"]["MailWordsView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailWordsFields"];
            };
        };
        responses: {
            200: components["responses"]["MailPreview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    MailWords_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailWordsFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestedMail"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: string;
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_keepWithheld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SentWithheld"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_sendWithheld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SentWithheld"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description No mail server is set */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailSummary"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailTemplateView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_sample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailPreview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailPreview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Mail_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description No mail server is set, or the mail is on its way */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Journal_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Payments.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MovementView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Journal_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Payments.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Reports_read: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Payments.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path: {
                /** @description `church`, `ministry`, `price`: whole events as they stand, by the filter `event_id` alone; `day`, `channel`: the movements of any filter of the journal */
                by: components["parameters"]["Payments.by"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Report"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such report */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Reports_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Payments.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path: {
                /** @description `church`, `ministry`, `price`: whole events as they stand, by the filter `event_id` alone; `day`, `channel`: the movements of any filter of the journal */
                by: components["parameters"]["Payments.by"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; in centavos, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such report */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Journal_sums: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Payments.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MovementSums"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Acknowledgements_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is no such payment; a correction and money that was paid back have no acknowledgement */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsChoices_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsChoices"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsChoices_choose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsChoiceFields"];
                "application/x-www-form-urlencoded": components["schemas"]["NewsChoiceFields"];
                "multipart/form-data": components["schemas"]["NewsChoiceFields"];
            };
        };
        responses: {
            200: components["responses"]["NewsChoices"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsChoices_oneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsChoices"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsChoices_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    NewsChoices_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsChoices"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNewsletter"];
            };
        };
        responses: {
            201: components["responses"]["NewsletterView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Nobody would get it, or the key was used for another one */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterAudience"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReaderCounts"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_pictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsPicture"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterPreview"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_projects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsProjects"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_readers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadersPage"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsletterReaders"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterFields"];
            };
        };
        responses: {
            200: components["responses"]["TestSent"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsletterView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Newsletters_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NewsletterView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It has begun */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Kept_notInBank: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Statements.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Statements.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotInBank"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Kept_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Statements.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Statements.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Kept_ledger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerSums"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PaymentModes_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentModeView"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    PaymentModes_ofEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event: components["parameters"]["event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WayToPayView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_refundMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefunds"];
            };
        };
        responses: {
            200: components["responses"]["BulkReport"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SharedPayments_enter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSharedPayment"];
            };
        };
        responses: {
            200: components["responses"]["SharedPaymentView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description One is cancelled or owes another sum, a proof waits, the reference has paid already, or the key was used before */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SharedPayments_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedPaymentRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SharedPayments_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBack"];
            };
        };
        responses: {
            200: components["responses"]["SharedPaymentView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description All of it was taken back already */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_sums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; amounts in pesos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_toReturn: {
        parameters: {
            query?: {
                /** @description Slug or id of the event; left out: of all */
                event?: components["parameters"]["Payments.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToReturnList"];
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_toReturnFile: {
        parameters: {
            query?: {
                /** @description By which it came; left out: by any */
                channel?: string;
                /** @description Slug or id of the event; left out: of all */
                event?: components["parameters"]["Payments.event"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; amounts in pesos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PersonReads_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonReadsView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PersonReads_limit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonReadLimit"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PersonReads_setLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonReadLimit"];
            };
        };
        responses: {
            200: components["responses"]["PersonReadLimit"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Persons_read: {
        parameters: {
            query?: {
                phone_number?: string;
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    PriceLists_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicPriceList"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Privacy_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyView"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Privacy_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenPerson"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ErasureView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description A record that was chosen is not there any more, or is somebody else’s */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Privacy_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenPerson"];
            };
        };
        responses: {
            /** @description A tar.gz */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description A record that was chosen is not there any more, or is somebody else’s */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Privacy_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundPerson"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimProofs"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClaimedProofs"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_reasons: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RejectionReasonView"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_setReasons: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionReasons"];
            };
        };
        responses: {
            200: components["responses"]["RejectionReasonView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_release: {
        parameters: {
            query?: {
                /** @description The page that holds proofs, by the id that it gave when it claimed them */
                holder?: components["parameters"]["holder"];
                /** @description As a claim said it: what you claimed later stays yours. Left out: all that you hold. */
                held_until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Released"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_waiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingProofs"];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProofToReview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptProof"];
            };
        };
        responses: {
            200: components["responses"]["ProofToReview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Decided already, replaced, held by a colleague, or the reference has paid for another */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectProof"];
            };
        };
        responses: {
            200: components["responses"]["ProofToReview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Decided already, replaced, or held by a colleague */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Review_undo: {
        parameters: {
            query?: {
                /** @description The page that holds proofs, by the id that it gave when it claimed them */
                holder?: components["parameters"]["holder"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProofToReview"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description A newer picture has come, or the registration was paid meanwhile */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Changes are closed, the place was given back, or somebody was faster */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It has ended, or the places went to others */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_setContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Changes are closed, the place was given back, or somebody was faster */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Changes or the registration are closed, no place or price is left, or others are to be paid first */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Changes are closed, the place was given back, or somebody was faster */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonByLink"];
            };
        };
        responses: {
            200: components["responses"]["OwnRegistration"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Changes are closed, the place was given back, or somebody was faster */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SelfService_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhoseRegistration"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkRequest"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    RegistrationLists_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Registrations.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedRegistrationView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registrations_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Milliseconds since the page of the form began to load; sent by the site */
                "X-Form-Age"?: components["parameters"]["X-Form-Age"];
                /** @description Present when a field that people do not see was filled in; sent by the site */
                "X-Form-Honeypot"?: components["parameters"]["X-Form-Honeypot"];
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistration"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegisteredGroup"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The key is unknown, expired or revoked */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    RegistrationLists_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["Registrations.filter"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Registrations_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegistrationRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Cancelling_cancelAll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelReason"];
            };
        };
        responses: {
            200: components["responses"]["RegistrationRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Adding_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedPerson"];
            };
        };
        responses: {
            201: components["responses"]["DelegateRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Nobody of it comes, it looks like spam, or no place or price is left */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ByHand_enter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            200: components["responses"]["Money"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled, a proof waits, the reference has paid already, or the key was used for something else */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            200: components["responses"]["Money"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Less than this is to be returned, or the key was used for another refund */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Ledger_sendEarlyTickets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarlyTickets"];
            };
        };
        responses: {
            200: components["responses"]["RegistrationRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is cancelled, all is paid, or it looks like spam */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Search_find: {
        parameters: {
            query: {
                /** @description Of 25 of each kind */
                page?: number;
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchOfKind"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Spellings_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpellingView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Spellings_putTogether: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogetherSpellings"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Spellings_takeApart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApartSpellings"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description None of them is there */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Spellings_names: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "church" | "ministry";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpelledName"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: string;
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedStaff"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStaffDto"];
            };
        };
        responses: {
            201: components["responses"]["StaffView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description Another account has this e-mail */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_find: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffView.2"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStaffDto"];
            };
        };
        responses: {
            200: components["responses"]["StaffView.2"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed, or your own password is needed: `errors` names `current_password` */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The last admin stays admin and enabled, nobody disables their own account, or another account has this e-mail */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The last admin stays */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_holdings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldingView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Invitations_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasswordLinkRequest"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description This server sends no mail (SMTP_URL), or none to this address */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Staff_leave: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveDto"];
            };
        };
        responses: {
            /** @description The account; of one that was removed, as it was */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The last admin stays, and nobody disables their own account */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    SecondFactor_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetSecondFactorDto"];
            };
        };
        responses: {
            200: components["responses"]["StaffView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed, or your own password is needed: `errors` names `current_password` */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It is off, or your own */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many guesses at the password or the code; RateLimit says in each answer what is left */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Kept_files: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["Payments.sort"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementFileView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["sort.2"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["filter.2"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementLineView"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_assignMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignedLines"];
            };
        };
        responses: {
            200: components["responses"]["BulkReport"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_export: {
        parameters: {
            query?: {
                /** @description true: a file for people, with the words of the back office, times of the zone `tz`, and phone numbers that spreadsheets leave alone */
                readable?: components["parameters"]["readable"];
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["sort.2"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["filter.2"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; dates as ISO 8601 UTC, unless it is to be readable */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_setAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinesToSetAside"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementLineView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description One of them was decided on already */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_sumsOf: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: components["parameters"]["sort.2"];
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: components["parameters"]["filter.2"];
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementSums"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_waiting: {
        parameters: {
            query?: {
                /** @description Of which event names are looked for; left out: of all */
                event_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingLines"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignedLine"];
            };
        };
        responses: {
            200: components["responses"]["StatementLineView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It was decided on already, or the ledger refuses the payment */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_payers: {
        parameters: {
            query?: {
                /** @description Words of a name or a church, a code, or a sum in pesos */
                q?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinePayer"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Lines_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StatementLineView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description There is nothing to undo, its money is gone, or it entered a refund */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Kept_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementToKeep"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptStatement"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Statements_match: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementRows"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementMatches"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Statements_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementPayments"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatementResult"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Stock_list: {
        parameters: {
            query?: {
                /** @description JSON: [column, "ASC" or "DESC"]. */
                sort?: string;
                /** @description JSON: [first row, last row]; at most 1,000 rows. */
                range?: components["parameters"]["range"];
                /** @description JSON object: all must hold. A text begins with what you give, case and accents do not count; a number, a choice or a boolean equals it. `_gte`, `_gt`, `_lte` and `_lt` compare: `created_at_gte` is since this moment. */
                filter?: string;
                /** @description `meta.next` of the page before: the rows after it, in place of the first row of `range`. */
                after?: components["parameters"]["after"];
                /** @description IANA time zone of the "date is" filters; default Asia/Manila. */
                tz?: components["parameters"]["tz"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows asked for */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockRecord"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Stock_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStock"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StockRecord"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The home is counted already, or more are taken than there are */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Stock_find: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have: answered with 304 and no body while the record is the same */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StockRecord"];
            304: components["responses"]["NotModified"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Stock_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the record that you have read: refused with 412 when it has changed since */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockNumbers"];
            };
        };
        responses: {
            200: components["responses"]["StockRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description More are reserved and sold than there would be */
            409: components["responses"]["Error"];
            /** @description The record has changed since the state that `If-Match` names */
            412: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Stock_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Viewings_book: {
        parameters: {
            query?: never;
            header?: {
                /** @description Milliseconds since the page of the form began to load; sent by the site */
                "X-Form-Age"?: components["parameters"]["X-Form-Age"];
                /** @description Present when a field that people do not see was filled in; sent by the site */
                "X-Form-Honeypot"?: components["parameters"]["X-Form-Honeypot"];
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewViewing"];
                "application/x-www-form-urlencoded": components["schemas"]["NewViewing"];
                "multipart/form-data": components["schemas"]["NewViewing"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookedViewing"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The hour is taken (the next free ones are named), or too many are booked */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Viewings_free: {
        parameters: {
            query: {
                from?: string;
                project: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreeHoursView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingPages_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingPages_callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnViewing"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The viewing has begun */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingPages_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovedViewing"];
                "application/x-www-form-urlencoded": components["schemas"]["MovedViewing"];
                "multipart/form-data": components["schemas"]["MovedViewing"];
            };
        };
        responses: {
            200: components["responses"]["OwnViewing"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The hour is taken, or the viewing has begun */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingPages_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ViewingPages_booking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the site */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ListViews_list: {
        parameters: {
            query: {
                resource: "inquiries" | "delegates" | "movements" | "statement-lines" | "not-in-bank" | "mails" | "staff";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListViewRecord"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ListViews_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListView"];
            };
        };
        responses: {
            201: components["responses"]["ListViewRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    ListViews_forget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListViewRecord"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Milliseconds since the page of the form began to load; sent by the site */
                "X-Form-Age"?: components["parameters"]["X-Form-Age"];
                /** @description Present when a field that people do not see was filled in; sent by the site */
                "X-Form-Honeypot"?: components["parameters"]["X-Form-Honeypot"];
                /** @description The same key and body within 24 hours give the first answer again, with `Idempotent-Replayed: true`, and store nothing; with another body it is refused (409). */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegistration"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description Nothing is offered, or the offer has ended */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmWaiting"];
            };
        };
        responses: {
            200: components["responses"]["WaitingView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description It has ended, or so many wait from one network */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    WaitingList_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["parameters"]["uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description It is a registration already */
            409: components["responses"]["Error"];
            /** @description Too many requests: wait for the seconds of `Retry-After` */
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndpointView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointFields"];
            };
        };
        responses: {
            201: components["responses"]["EndpointWithSecret"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description There are enough endpoints */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookTypeView"][];
                    };
                };
            };
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EndpointView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndpointFields"];
            };
        };
        responses: {
            200: components["responses"]["EndpointView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndpointView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_deliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryView"][];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["DeliveryView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_replayRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayRange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReplayedView"];
                    };
                };
            };
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The body did not arrive in time */
            408: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            /** @description The body is too large */
            413: components["responses"]["Error"];
            /** @description The content type is not accepted */
            415: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EndpointWithSecret"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["DeliveryView"];
            /** @description Not valid */
            400: components["responses"]["Error"];
            /** @description Not signed in, or an unknown key */
            401: components["responses"]["Error"];
            /** @description Not allowed to this account, this key, or a page of another site */
            403: components["responses"]["Error"];
            /** @description There is none (any more) */
            404: components["responses"]["Error"];
            /** @description The state of the record, or of what it belongs to, does not allow it: `code` says which */
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
