// Made from the service's OpenAPI document by `npm run docs`: do not edit.

export interface paths {
    readonly "/api/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in with username and password
         * @description 5 failed attempts within 15 minutes per username and client address, then 429.
         *
         *     Needs no access token.
         */
        readonly post: operations["sessionLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description A refresh token works once. One that is used twice ends its whole session, unless that is within some seconds: then an answer was lost, or two tabs refreshed at once, and it gives tokens of the same session once more.
         *
         *     Needs no access token.
         */
        readonly post: operations["sessionRefresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session: its access token and its refresh token
         * @description Needs an access token, and no permission.
         */
        readonly post: operations["sessionLogout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read who is logged in, what they may do, and what the day is in the shop
         * @description Renews the cookie when it is older than an hour.
         *
         *     Needs an access token, and no permission.
         */
        readonly get: operations["sessionGet"];
        readonly put?: never;
        /**
         * Log in to the pages: with a cookie that no script can read, and without tokens
         * @description For the pages of the service: sets a cookie that scripts cannot read and that ends after 12 hours without use. It counts where there is no `Authorization`, the request has `x-cleaver-web: 1`, and it comes from a page of the service (`Sec-Fetch-Site: same-origin`, or an `Origin` of the own host). Failed attempts count as those of a log-in.
         *
         *     Needs no access token.
         */
        readonly post: operations["sessionOpen"];
        /**
         * End the session of the pages, and with it the cookie
         * @description Needs an access token, and no permission.
         */
        readonly delete: operations["sessionClose"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List users
         * @description Needs the permission `USER_READ`.
         */
        readonly get: operations["userList"];
        readonly put?: never;
        /**
         * Create a user with roles
         * @description Needs the permission `USER_WRITE`.
         */
        readonly post: operations["userCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the user who asks
         * @description For any user: who am I, and what may I do?
         *
         *     Needs an access token, and no permission.
         */
        readonly get: operations["userGetOwn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one user
         * @description Needs the permission `USER_READ`, or to be the user whom it is about.
         */
        readonly get: operations["userGet"];
        /**
         * Change a user's e-mail address or branch
         * @description Needs the permission `USER_WRITE`.
         */
        readonly put: operations["userUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a user's password; ends all other sessions of the user
         * @description A wrong current password is a 401 and counts as a failed attempt to log in.
         *
         *     Needs the permission `USER_WRITE`, or to be the user whom it is about.
         */
        readonly put: operations["userChangePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/password-reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set a user's password without the current one; ends all sessions of the user
         * @description For whoever forgot it. Ends all sessions of the user and clears the failed attempts to log in.
         *
         *     Needs the permission `USER_WRITE`.
         */
        readonly post: operations["userResetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/lock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lock a user: no log-in, and tokens given out are refused
         * @description Needs the permission `USER_LOCK`.
         */
        readonly post: operations["userLock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/unlock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unlock a user
         * @description Needs the permission `USER_UNLOCK`.
         */
        readonly post: operations["userUnlock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deactivate a user who has left
         * @description Needs the permission `USER_LOCK`.
         */
        readonly post: operations["userDeactivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/reactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reactivate a user
         * @description Needs the permission `USER_UNLOCK`.
         */
        readonly post: operations["userReactivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give a user a role; one that the user has changes nothing
         * @description Needs the permission `ROLE_ASSIGN`.
         */
        readonly post: operations["userAssignRole"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/users/{id}/roles/{roleName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Take a role from a user
         * @description Needs the permission `ROLE_REMOVE`.
         */
        readonly delete: operations["userRemoveRole"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the roles and their permissions
         * @description Needs the permission `ROLE_READ`.
         */
        readonly get: operations["roleList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What matters today, as far as the caller may read it: how many of each, and the first ones
         * @description A part is absent where the caller lacks the permission that it names.
         *
         *     Needs an access token, and no permission.
         */
        readonly get: operations["todayGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List suppliers
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["supplierList"];
        readonly put?: never;
        /**
         * Create a supplier, active
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create up to 1000 at once, all or none; with what is wrong named by row
         * @description Each row is a body of the request that creates one. All that is wrong with them, also what stored things have against them, is a fault like `rows[3].name` of one 400; then nothing is written. `ids` are in the order of the rows, and none after a dry run.
         *
         *     Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one supplier
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["supplierGet"];
        /**
         * Change what is given of a supplier; an empty text clears an optional one
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["supplierUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Activate an inactive supplier
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierActivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deactivate a supplier that the shop no longer buys from
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierDeactivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/{id}/rating": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rate a supplier, from 1 to 5 each; replaces the rating there is
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierRate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/suppliers/{id}/certificates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace the quality certificate of this type, issuer and start, or the only one that fits what is given
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["supplierChangeCertificate"];
        /**
         * Add a quality certificate; type, issuer and start together tell it from others
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierAddCertificate"];
        /**
         * Remove the quality certificate of this type, issuer and start, or the only one that fits what is given
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["supplierRemoveCertificate"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List customers
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["customerList"];
        readonly put?: never;
        /**
         * Create a customer, active
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["customerCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create up to 1000 at once, all or none; with what is wrong named by row
         * @description Each row is a body of the request that creates one. All that is wrong with them, also what stored things have against them, is a fault like `rows[3].name` of one 400; then nothing is written. `ids` are in the order of the rows, and none after a dry run.
         *
         *     Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["customerImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one customer
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["customerGet"];
        /**
         * Change what is given of a customer; an empty text clears an optional one
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["customerUpdate"];
        readonly post?: never;
        /**
         * Delete a customer that no order, standing order or document names
         * @description Needs the permission `CUSTOMER_DELETE`.
         */
        readonly delete: operations["customerDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Activate an inactive customer
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["customerActivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deactivate a customer that the shop no longer serves
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["customerDeactivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/delivery-addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a delivery address; without a label, street and house number are its label
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["customerAddDeliveryAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/delivery-addresses/{label}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove the delivery address with this label
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["customerRemoveDeliveryAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/frame-contract": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the frame contract; all earlier ones end on the day before it
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["customerSetFrameContract"];
        readonly post?: never;
        /**
         * End all frame contracts yesterday
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["customerRemoveFrameContract"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the preferences; replaces those there are, and none clears them
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["customerSetPreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/sales-terms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the sales terms of a customer
         * @description Needs the permission `CUSTOMER_READ`.
         */
        readonly get: operations["customerGetSalesTerms"];
        /**
         * Set the sales terms of a customer, as a whole: what is absent takes its default
         * @description Needs the permission `CUSTOMER_WRITE`.
         */
        readonly put: operations["customerSetSalesTerms"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List product categories
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["productCategoryList"];
        readonly put?: never;
        /**
         * Create a product category
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["productCategoryCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/categories/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one product category
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["productCategoryGet"];
        /**
         * Rename or describe a product category
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["productCategoryUpdate"];
        readonly post?: never;
        /**
         * Delete a product category that no article uses
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["productCategoryDelete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List articles
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["articleList"];
        readonly put?: never;
        /**
         * Create an article, active, with its first sales unit
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create up to 1000 at once, all or none; with what is wrong named by row
         * @description Each row is a body of the request that creates one. All that is wrong with them, also what stored things have against them, is a fault like `rows[3].name` of one 400; then nothing is written. `ids` are in the order of the rows, and none after a dry run.
         *
         *     Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one article
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["articleGet"];
        /**
         * Rename an article or move it to another category
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["articleUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Activate an inactive article
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleActivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deactivate an article that the shop no longer keeps
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleDeactivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set what scanners see of an article: its GTINs and its PLU
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["articleSetCodes"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Assign a supplier to an article; one that is assigned already changes nothing
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleAssignSupplier"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/suppliers/{supplierId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Take a supplier from an article
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["articleRemoveSupplier"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/sales-units": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a sales unit; unit and price model together stand once per article
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["articleAddSalesUnit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/sales-units/{suId}/price": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the price of a sales unit from today on, or from a day ahead
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["articleChangePrice"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/sales-units/{suId}/prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the prices of a sales unit by day, the newest first
         * @description Needs the permission `MASTERDATA_READ`.
         */
        readonly get: operations["articleListPrices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/sales-units/{suId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a sales unit; the last one may go, since not everything is sold
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly delete: operations["articleRemoveSalesUnit"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/articles/{id}/sales-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set what selling has to know of an article, as a whole: what is absent becomes null
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["articleSetSalesData"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recipes, without their ingredients and steps
         * @description Needs the permission `RECIPE_READ`.
         */
        readonly get: operations["recipeList"];
        readonly put?: never;
        /**
         * Create a recipe as a draft
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one recipe
         * @description Needs the permission `RECIPE_READ`.
         */
        readonly get: operations["recipeGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create the next version of a recipe as a draft, with its ingredients and steps
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeCreateVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Release a draft for production: it needs an ingredient, and units that convert into what sub-recipes give
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeActivate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take an active recipe out of use
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeArchive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/ingredients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an ingredient to a draft; without a position it follows the last one
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeAddIngredient"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/ingredients/{ingredientId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace what a draft says of an ingredient; without a position it stays where it is
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly put: operations["recipeChangeIngredient"];
        readonly post?: never;
        /**
         * Take an ingredient out of a draft; the others keep their positions
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly delete: operations["recipeRemoveIngredient"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a production step to a draft; without a number it follows the last one
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly post: operations["recipeAddStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/steps/{stepNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace what a draft says of a production step; without a new number it stays where it is
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly put: operations["recipeChangeStep"];
        readonly post?: never;
        /**
         * Take a production step out of a draft; the others keep their numbers
         * @description Needs the permission `RECIPE_WRITE`.
         */
        readonly delete: operations["recipeRemoveStep"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recipes/{id}/requirements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What must be at hand to make so much of a recipe, down through its sub-recipes
         * @description Made once as listed, a recipe gives outputQuantity × yieldPercentage / 100; for another output all ingredients scale in proportion. An ingredient with a sub-recipe is replaced by what the sub-recipe needs to make it, unless that has no ingredients. Without `quantity` the recipe’s own outputQuantity is asked for. Amounts of one article are added up per kind of unit. 409 SUB_RECIPE_UNIT_MISMATCH where the unit of an ingredient does not convert into that of its sub-recipe’s output.
         *
         *     Needs the permission `RECIPE_READ`.
         */
        readonly get: operations["recipeRequirements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List production batches
         * @description Needs the permission `BATCH_READ`.
         */
        readonly get: operations["batchList"];
        readonly put?: never;
        /**
         * Plan a production batch from an active recipe
         * @description Needs the permission `BATCH_WRITE`.
         */
        readonly post: operations["batchPlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one production batch
         * @description Needs the permission `BATCH_READ`.
         */
        readonly get: operations["batchGet"];
        /**
         * Change what is given of the plan of a batch that was not started: its quantity, its days
         * @description It keeps its number.
         *
         *     Needs the permission `BATCH_WRITE`.
         */
        readonly put: operations["batchUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a planned batch: what goes in is frozen as the recipe says it now
         * @description Needs the permission `BATCH_WRITE`.
         */
        readonly post: operations["batchStart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/proposal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which lots to take for what a batch still needs: first expired, first out. It reserves nothing
         * @description By expiry date, then by when the goods came in; only what is neither blocked nor expired, at the storage locations that are named, or everywhere. A planned batch has one, too.
         *
         *     Needs the permission `BATCH_READ`.
         */
        readonly get: operations["batchPropose"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/consume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put lots into a batch: those that are named, or what is still needed by first expired, first out
         * @description Either `inputs` or `fefo: true`. More or less than planned is fine. What is no component needs a `reason`, or `insteadOf`: the article of a component that may be substituted. By FEFO the open rest of every component is taken, all or nothing; a component whose article has no stock at all is left out and told in `skipped`.
         *
         *     Needs the permission `BATCH_WRITE`.
         */
        readonly post: operations["batchConsume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give unused goods of a batch back to the stock batches they came from
         * @description Needs the permission `BATCH_WRITE`.
         */
        readonly post: operations["batchReturn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End a batch with what came out of it, and what was wasted; a last input may go in with it
         * @description In one transaction. A MAIN output is of the recipe’s article and lasts, unless told, until the batch’s `bestBeforeDate` or until its shelf life after the start is over; no output of another role lasts by itself. Outputs are numbered as the batch unless told. Where an input is on hold, every output is.
         *
         *     Needs the permission `BATCH_COMPLETE`.
         */
        readonly post: operations["batchComplete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/reopen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo the completion of a batch: what came out is taken back, and it goes on
         * @description Needs the permission `BATCH_COMPLETE`.
         */
        readonly post: operations["batchReopen"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a batch into which nothing went, or nothing that was not given back
         * @description Needs the permission `BATCH_DELETE`.
         */
        readonly post: operations["batchCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/batches/{id}/execution": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a batch goes: what is to go in and what did, what came out, and what that comes to
         * @description Needs the permission `BATCH_READ`.
         */
        readonly get: operations["batchExecution"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/cuttings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List cuttings
         * @description Needs the permission `BATCH_READ`.
         */
        readonly get: operations["cuttingList"];
        readonly put?: never;
        /**
         * Cut lots into other lots: what goes on the table and what comes off it, booked at once
         * @description Of mass alone. What goes on the table and what comes off it may differ by the setting `cuttingTolerancePercent` of the inputs. What comes off expires with the input that expires first, later for an `expiryReason` alone. Lots that contradict each other in species, or in where the animals were born, reared or slaughtered, are not cut together; the facts that all have in common go with what comes off.
         *
         *     Needs the permission `BATCH_COMPLETE`.
         */
        readonly post: operations["cuttingCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/production/cuttings/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one cutting
         * @description Needs the permission `BATCH_READ`.
         */
        readonly get: operations["cuttingGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/storage-locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List storage locations
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["storageLocationList"];
        readonly put?: never;
        /**
         * Create a storage location; it starts active
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["storageLocationCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/storage-locations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one storage location
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["storageLocationGet"];
        /**
         * Rename a storage location or change its temperatures; a single one given joins the stored one
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly put: operations["storageLocationUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/storage-locations/{id}/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Put a storage location into use again
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly patch: operations["storageLocationActivate"];
        readonly trace?: never;
    };
    readonly "/api/inventory/storage-locations/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Take a storage location out of use
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly patch: operations["storageLocationDeactivate"];
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List stocks
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockList"];
        readonly put?: never;
        /**
         * Create a stock of an article at an active storage location
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["stockCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one stock
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockGet"];
        /**
         * Set the minimum level and the minimum shelf life of a stock; what is not given is none
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly put: operations["stockUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/below-minimum": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List stocks whose usable quantity is below their minimum level, at most 500
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockListBelowMinimum"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{stockId}/batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a stock's batches, those that expire first in front
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockBatchList"];
        readonly put?: never;
        /**
         * Book a batch into a stock
         * @description Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["stockBatchBookIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{stockId}/batches/{batchId}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a quantity out of a batch, in any unit of the same kind
         * @description The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it. Takes from what is available, expires soon or has expired, never from what is blocked, and never more than there is.
         *
         *     Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["stockBatchRemove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{stockId}/batches/{batchId}/block": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hold a batch back: nothing can be taken from it
         * @description The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it.
         *
         *     Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["stockBatchBlock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{stockId}/batches/{batchId}/unblock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a batch go that was held back
         * @description The batch is named by its `id`, or by its own `batchId` where only one batch of the stock has it.
         *
         *     Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["stockBatchUnblock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stocks/{stockId}/movements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what was booked in a stock, oldest first
         * @description The ledger: every change of quantity or status by a command, for ever. Oldest first.
         *
         *     Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockMovementList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stock-levels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what there is in each stock: how much may be used, how much not, and until when
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockListLevels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stock-batches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the batches of all stocks
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockBatchListAll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/stock-batches/expiring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List batches that expire within some days or have expired, as long as something is left; at most 500
         * @description Those that expire first are in front; those that expired already are among them.
         *
         *     Needs the permission `STOCK_READ`.
         */
        readonly get: operations["stockBatchListExpiring"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/lots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List lots
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["lotList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/lots/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one lot: its account, where it lies, and what stops it
         * @description Needs the permission `STOCK_READ`.
         */
        readonly get: operations["lotGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/lots/{id}/holds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop a lot, wherever it lies
         * @description Several holds may stop one lot. Its goods may still be moved, and are BLOCKED where they arrive.
         *
         *     Needs the permission `STOCK_WRITE`.
         */
        readonly post: operations["lotHold"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/lots/{id}/holds/{holdId}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let go of a hold; the goods come free with the last one
         * @description Needs the permission `HACCP_WRITE`.
         */
        readonly post: operations["lotRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/lots/{id}/holds/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let go of all holds of a lot, whatever placed them: its goods come free
         * @description Needs the permission `HACCP_WRITE`.
         */
        readonly post: operations["lotReleaseAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/movements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List movements of all stocks, oldest first
         * @description Needs the permission `STOCK_MOVEMENT_READ`.
         */
        readonly get: operations["stockMovementListAll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/movements/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Undo a movement, with all movements of its posting, by new ones
         * @description Nothing in the ledger is changed or removed: rows of type REVERSED are added, one for each row of the posting. What brought goods in can be undone as long as nothing came of them.
         *
         *     Needs the permission `STOCK_MOVEMENT_WRITE`, and depending on what it is about one of `BATCH_COMPLETE`, `BATCH_WRITE`, `GOODS_RECEIPT_WRITE`, `INVENTORY_COUNT_WRITE`, `HACCP_WRITE`.
         */
        readonly post: operations["stockMovementUndo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/transfers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move goods into other stocks of their article
         * @description All lines or none; each is a posting. A hold travels with the goods, a block pins them.
         *
         *     Needs the permission `STOCK_MOVEMENT_WRITE`.
         */
        readonly post: operations["stockBatchTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/write-offs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write goods off, expired ones too; from what is blocked only as WASTE, SAMPLE or RETURN_TO_SUPPLIER, with a note
         * @description All lines or none; each is a posting.
         *
         *     Needs the permission `STOCK_MOVEMENT_WRITE`.
         */
        readonly post: operations["stockBatchWriteOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List inventory counts, without their lines
         * @description Needs the permission `INVENTORY_COUNT_READ`.
         */
        readonly get: operations["inventoryCountList"];
        readonly put?: never;
        /**
         * Open a count of a storage location, of which no other may be open; blind unless told otherwise
         * @description Needs the permission `INVENTORY_COUNT_WRITE`.
         */
        readonly post: operations["inventoryCountOpen"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one inventory count
         * @description Needs the permission `INVENTORY_COUNT_READ`.
         */
        readonly get: operations["inventoryCountGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts/{id}/lines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Enter what was counted; what was entered before for the same stock batch is replaced
         * @description A line is judged at the instant it is entered, so that goods may move while others still count.
         *
         *     Needs the permission `INVENTORY_COUNT_WRITE`.
         */
        readonly put: operations["inventoryCountEnter"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts/{id}/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the counting: expected amounts, differences and what was not counted are shown from now on
         * @description Needs the permission `INVENTORY_COUNT_WRITE`.
         */
        readonly post: operations["inventoryCountSubmit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Book the differences that the count found
         * @description Books the differences, not the amounts: what moved since it was counted stays moved.
         *
         *     Needs the permission `INVENTORY_COUNT_WRITE`, and depending on what it is about one of `HACCP_WRITE`.
         */
        readonly post: operations["inventoryCountApprove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/counts/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Drop a count that was not approved
         * @description Needs the permission `INVENTORY_COUNT_WRITE`.
         */
        readonly post: operations["inventoryCountCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a scanned text: what it says, and what of it there is here
         * @description GS1 element strings with FNC1 as the control character GS or after `]C1`, `]d2` and the like, the same in brackets, GS1 Digital Link, barcodes of the shop's scales (`weightPatterns` of the settings), GTINs, PLUs and lot numbers. No text is refused: what cannot be read is `UNKNOWN`. A wrong check digit or a date that does not exist is a problem: the element is left out, never corrected. `lots` are those with the number that the code names, by the shop or the supplier, and of its article where it names one; `stockBatches` hold what is left of them, or of the article where no lot is named; at most 100 each. Without STOCK_READ both are empty.
         *
         *     Needs the permission `STOCK_READ`, or `MASTERDATA_READ` and shows less then.
         */
        readonly get: operations["scanRead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/procurement/goods-receipts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List goods receipts
         * @description Needs the permission `GOODS_RECEIPT_READ`.
         */
        readonly get: operations["goodsReceiptList"];
        readonly put?: never;
        /**
         * Receive goods from a supplier: each accepted line makes a lot
         * @description Posted at once, all lines or none. Amount, unit and expiry date belong together; a line that is rejected as a whole has only what was rejected and why, and makes no lot. What is warmer than its limit is held from the start. A receipt warns, and stops nothing, unless the settings refuse goods of suppliers without a valid certificate.
         *
         *     Needs the permission `GOODS_RECEIPT_WRITE`.
         */
        readonly post: operations["goodsReceiptPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/procurement/goods-receipts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one goods receipt
         * @description Needs the permission `GOODS_RECEIPT_READ`.
         */
        readonly get: operations["goodsReceiptGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/procurement/goods-receipts/{id}/lines/{line}/inspections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record what an inspection of a line found: failed goods are held, passed ones are let go by inspections
         * @description FAILED places a hold on the lot; PASSED releases the holds that inspections placed on it, and no others.
         *
         *     Needs the permission `GOODS_INSPECTION_WRITE`.
         */
        readonly post: operations["goodsReceiptInspect"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List orders
         * @description Needs the permission `ORDER_READ`.
         */
        readonly get: operations["orderList"];
        readonly put?: never;
        /**
         * Write down an order, as a draft
         * @description Needs the permission `ORDER_WRITE`.
         */
        readonly post: operations["orderPlace"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one order
         * @description Needs the permission `ORDER_READ`.
         */
        readonly get: operations["orderGet"];
        /**
         * Change what is given of an order that is DRAFT or CONFIRMED
         * @description `lines` is the whole list: an entry with `line` keeps that line and changes what it gives, one without is new, and a line that is not named goes. New lines of a confirmed order are checked and priced as by the confirmation.
         *
         *     Needs the permission `ORDER_WRITE`.
         */
        readonly put: operations["orderChange"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/orders/{id}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm an order: its prices are found, and frozen
         * @description Needs the permission `ORDER_WRITE`.
         */
        readonly post: operations["orderConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/orders/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a draft, or open lines of a confirmed order
         * @description Needs the permission `ORDER_DELETE`.
         */
        readonly post: operations["orderCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find the prices of articles for a customer on a day
         * @description Of each article the first price that fits: the contract line of that day, then the list price of that day; by weight, and in pieces. Unknown articles are left out.
         *
         *     Needs the permission `ORDER_READ`.
         */
        readonly get: operations["customerFindPrices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/customers/{id}/frame-contracts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the frame contracts of a customer that have a day left, the newest first, with what is left of them
         * @description Needs the permission `CUSTOMER_READ`.
         */
        readonly get: operations["customerListFrameContracts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/standing-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List standing orders
         * @description Needs the permission `ORDER_READ`.
         */
        readonly get: operations["standingOrderList"];
        readonly put?: never;
        /**
         * Create a standing order: what a customer wants on some weekdays
         * @description Needs the permission `ORDER_WRITE`.
         */
        readonly post: operations["standingOrderCreate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/standing-orders/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one standing order
         * @description Needs the permission `ORDER_READ`.
         */
        readonly get: operations["standingOrderGet"];
        /**
         * Change what is given of a standing order; lists as a whole
         * @description Orders that it has made stay as they are.
         *
         *     Needs the permission `ORDER_WRITE`.
         */
        readonly put: operations["standingOrderChange"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/standing-orders/run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make drafts of all standing orders, from today to a day
         * @description An order for each planned day that has none, by date and standing order, at most 1000 a call. A planned day makes one order, ever: also by repeated or parallel calls, and after a cancellation. Days of a pause, days on which the shop is closed, and those of inactive customers are skipped.
         *
         *     Needs the permission `ORDER_WRITE`.
         */
        readonly post: operations["standingOrderRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/availability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what is free of each article on a day
         * @description Calculated for each answer, since nothing is reserved: a hold or a recall acts at once. Without articles of which every amount is 0. In pieces an article with a piece weight counts by its kilograms.
         *
         *     Needs the permission `ORDER_READ`.
         */
        readonly get: operations["availabilityList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/picking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Propose what to pick for which order
         * @description Confirmed orders requested up to the day, or those named, at most 1000, with their open lines. Served by requested date, confirmation and id, line by line, first expired first out, each gram once. It reserves nothing.
         *
         *     Needs the permission `ORDER_READ`.
         */
        readonly get: operations["pickingPropose"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List deliveries
         * @description Needs the permission `STOCK_MOVEMENT_READ`.
         */
        readonly get: operations["deliveryList"];
        readonly put?: never;
        /**
         * Dispatch goods to a customer
         * @description All lines or none. Never from what is blocked or has expired, and never more than there is. Without a label it goes to the address of the orders that it serves, else to the billing address; owner and consignee are the shop and the customer unless given. A stock batch stands once for each order line, and once without one.
         *
         *     Needs the permission `STOCK_MOVEMENT_WRITE`.
         */
        readonly post: operations["deliveryDispatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/deliveries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one delivery
         * @description Needs the permission `STOCK_MOVEMENT_READ`.
         */
        readonly get: operations["deliveryGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/deliveries/{id}/traceability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the particulars that go with food of animal origin, of each line of a delivery
         * @description The eight particulars of Implementing Regulation (EU) 931/2011, Article 3(1), as they were when the goods went.
         *
         *     Needs the permission `STOCK_MOVEMENT_READ`.
         */
        readonly get: operations["deliveryParticulars"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/sales/deliveries/{id}/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take back what a customer returns of a delivery, blocked from the start
         * @description Into a stock of the article in which good goods of the lot do not lie. Together never more than was dispatched, less what was undone. `pieces` where the line has them, and only there.
         *
         *     Needs the permission `STOCK_MOVEMENT_WRITE`.
         */
        readonly post: operations["deliveryReturn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the settings of the shop
         * @description Needs the permission `SYSTEM_SETTINGS_READ`.
         */
        readonly get: operations["shopSettingsGet"];
        /**
         * Change what is given of the settings; an empty text clears one of the operator
         * @description Needs the permission `SYSTEM_SETTINGS_WRITE`.
         */
        readonly put: operations["shopSettingsUpdate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/inventory/trace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trace lots: where they came from, what became of them, and who has it
         * @description All lots that any of the filters names are starts, together one trace; `supplierId` narrows `supplierLot`. `limit` cuts nodes and edges alone, nearest first; `recall` is never cut. `asOf`: as things were at that instant.
         *
         *     Needs the permission `STOCK_MOVEMENT_READ`.
         */
        readonly get: operations["lotTrace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/quality/recalls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List recalls, without what they froze
         * @description Needs the permission `HACCP_READ`.
         */
        readonly get: operations["recallList"];
        readonly put?: never;
        /**
         * Open a recall: freeze what is affected, and stop all of it unless it is an exercise
         * @description REAL places a hold on every affected lot: the starts and all that came of them, also what comes into being meanwhile. MOCK stops nothing, with the same figures.
         *
         *     Needs the permission `HACCP_WRITE`.
         */
        readonly post: operations["recallOpen"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/quality/recalls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one recall: what it froze, whom the shop told, and how things stand now
         * @description Needs the permission `HACCP_READ`.
         */
        readonly get: operations["recallGet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/quality/recalls/{id}/contacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Note that a customer was told of a recall, or could not be reached
         * @description Needs the permission `HACCP_WRITE`.
         */
        readonly post: operations["recallContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/quality/recalls/{id}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a recall; what it stopped stays stopped until quality releases it
         * @description Needs the permission `HACCP_WRITE`.
         */
        readonly post: operations["recallClose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/quality/recalls/{id}/sheet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The list to telephone by: who got what, when, and what was said
         * @description Needs the permission `HACCP_READ`.
         */
        readonly get: operations["recallSheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/audit-log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the audit log: who did what to what, when, from where, before and after
         * @description Every write, every log-in and every refusal for want of a permission has an entry, which nobody can change or remove. Newest first unless `sort` says otherwise.
         *
         *     Needs the permission `AUDIT_LOG_READ`.
         */
        readonly get: operations["auditList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Does the process run?
         * @description Looks at nothing else: for whoever restarts it.
         *
         *     Needs no access token.
         */
        readonly get: operations["healthLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Can it serve?
         * @description Asks the database, and is 503 while the service closes: for whoever sends it requests.
         *
         *     Needs no access token.
         */
        readonly get: operations["healthReady"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        readonly SessionLoginRequest: {
            readonly username: string;
            /** Format: password */
            readonly password: string;
        };
        readonly LoginResponse: {
            /** @description A JWT, for the header `Authorization: Bearer …` */
            readonly accessToken: string;
            /** @enum {string} */
            readonly tokenType: "Bearer";
            /**
             * Format: int64
             * @description Seconds until the access token expires
             */
            readonly expiresIn: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly expiresAt: string;
            /** @description Works once */
            readonly refreshToken: string;
        };
        readonly ValidationError: {
            /** @example lineItems[0].agreedPrice */
            readonly field: string;
            readonly message: string;
        };
        readonly RefusedWarning: {
            /** @example OVER_CALL */
            readonly code: string;
            readonly line: number | null;
            /** @description For people */
            readonly message: string;
        };
        readonly ErrorResponse: {
            /**
             * @description In upper snake case, never translated
             * @example USER_NOT_FOUND
             */
            readonly code: string;
            /** @description For people */
            readonly message: string;
            /** @description As the status of the answer */
            readonly status: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly timestamp: string;
            /** @description Of the request, without its query */
            readonly path: string;
            readonly validationErrors: readonly components["schemas"]["ValidationError"][] | null;
            /** @description Of ACKNOWLEDGEMENT_REQUIRED: all that has to be confirmed with a reason */
            readonly warnings?: readonly components["schemas"]["RefusedWarning"][];
        };
        readonly SessionRefreshRequest: {
            readonly refreshToken: string;
        };
        readonly SessionOpenRequest: {
            readonly username: string;
            /** Format: password */
            readonly password: string;
        };
        readonly CurrentUser: {
            readonly id: string;
            readonly username: string;
            readonly email: string;
            readonly roles: readonly ("ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF")[];
            readonly permissions: readonly ("USER_READ" | "USER_WRITE" | "USER_DELETE" | "USER_LOCK" | "USER_UNLOCK" | "ROLE_READ" | "ROLE_WRITE" | "ROLE_ASSIGN" | "ROLE_REMOVE" | "SUPPLIER_READ" | "SUPPLIER_WRITE" | "SUPPLIER_DELETE" | "CUSTOMER_READ" | "CUSTOMER_WRITE" | "CUSTOMER_DELETE" | "MASTERDATA_READ" | "MASTERDATA_WRITE" | "RECIPE_READ" | "RECIPE_WRITE" | "RECIPE_DELETE" | "BATCH_READ" | "BATCH_WRITE" | "BATCH_COMPLETE" | "BATCH_DELETE" | "PRODUCTION_ORDER_READ" | "PRODUCTION_ORDER_WRITE" | "PRODUCTION_ORDER_DELETE" | "STOCK_READ" | "STOCK_WRITE" | "STOCK_MOVEMENT_READ" | "STOCK_MOVEMENT_WRITE" | "INVENTORY_COUNT_READ" | "INVENTORY_COUNT_WRITE" | "LABEL_READ" | "LABEL_WRITE" | "LABEL_PRINT" | "PURCHASE_ORDER_READ" | "PURCHASE_ORDER_WRITE" | "PURCHASE_ORDER_DELETE" | "GOODS_RECEIPT_READ" | "GOODS_RECEIPT_WRITE" | "ORDER_READ" | "ORDER_WRITE" | "ORDER_DELETE" | "INVOICE_READ" | "INVOICE_WRITE" | "INVOICE_DELETE" | "HACCP_READ" | "HACCP_WRITE" | "TEMPERATURE_LOG_READ" | "TEMPERATURE_LOG_WRITE" | "CLEANING_RECORD_READ" | "CLEANING_RECORD_WRITE" | "GOODS_INSPECTION_READ" | "GOODS_INSPECTION_WRITE" | "REPORT_READ" | "REPORT_GENERATE" | "NOTIFICATION_READ" | "NOTIFICATION_SEND" | "BRANCH_READ" | "BRANCH_WRITE" | "BRANCH_DELETE" | "SYSTEM_SETTINGS_READ" | "SYSTEM_SETTINGS_WRITE" | "AUDIT_LOG_READ")[];
            /** @description The IANA name of the zone whose calendar day is the shop's */
            readonly shopTimeZone: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly today: string;
        };
        readonly RoleDTO: {
            /** @enum {string} */
            readonly id: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            /** @enum {string} */
            readonly name: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            readonly permissions: readonly ("USER_READ" | "USER_WRITE" | "USER_DELETE" | "USER_LOCK" | "USER_UNLOCK" | "ROLE_READ" | "ROLE_WRITE" | "ROLE_ASSIGN" | "ROLE_REMOVE" | "SUPPLIER_READ" | "SUPPLIER_WRITE" | "SUPPLIER_DELETE" | "CUSTOMER_READ" | "CUSTOMER_WRITE" | "CUSTOMER_DELETE" | "MASTERDATA_READ" | "MASTERDATA_WRITE" | "RECIPE_READ" | "RECIPE_WRITE" | "RECIPE_DELETE" | "BATCH_READ" | "BATCH_WRITE" | "BATCH_COMPLETE" | "BATCH_DELETE" | "PRODUCTION_ORDER_READ" | "PRODUCTION_ORDER_WRITE" | "PRODUCTION_ORDER_DELETE" | "STOCK_READ" | "STOCK_WRITE" | "STOCK_MOVEMENT_READ" | "STOCK_MOVEMENT_WRITE" | "INVENTORY_COUNT_READ" | "INVENTORY_COUNT_WRITE" | "LABEL_READ" | "LABEL_WRITE" | "LABEL_PRINT" | "PURCHASE_ORDER_READ" | "PURCHASE_ORDER_WRITE" | "PURCHASE_ORDER_DELETE" | "GOODS_RECEIPT_READ" | "GOODS_RECEIPT_WRITE" | "ORDER_READ" | "ORDER_WRITE" | "ORDER_DELETE" | "INVOICE_READ" | "INVOICE_WRITE" | "INVOICE_DELETE" | "HACCP_READ" | "HACCP_WRITE" | "TEMPERATURE_LOG_READ" | "TEMPERATURE_LOG_WRITE" | "CLEANING_RECORD_READ" | "CLEANING_RECORD_WRITE" | "GOODS_INSPECTION_READ" | "GOODS_INSPECTION_WRITE" | "REPORT_READ" | "REPORT_GENERATE" | "NOTIFICATION_READ" | "NOTIFICATION_SEND" | "BRANCH_READ" | "BRANCH_WRITE" | "BRANCH_DELETE" | "SYSTEM_SETTINGS_READ" | "SYSTEM_SETTINGS_WRITE" | "AUDIT_LOG_READ")[];
            readonly description: string;
        };
        readonly UserDTO: {
            readonly id: string;
            readonly username: string;
            readonly email: string;
            readonly roles: readonly components["schemas"]["RoleDTO"][];
            /** @enum {string} */
            readonly status: "ACTIVE" | "INACTIVE" | "LOCKED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /** @description Absent until it is set */
            readonly branchId?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly lastLogin?: string;
        };
        readonly PageInfo: {
            /** @description Counts from 0 */
            readonly number: number;
            /** @description The most items that a page of this list has */
            readonly size: number;
            readonly totalElements: number;
            readonly totalPages: number;
            /** @description Only where the page is shorter than it should be, since its items are large: the same page with this as `skip` goes on behind the last item */
            readonly next?: number;
        };
        readonly UserDTOPage: {
            readonly content: readonly components["schemas"]["UserDTO"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly UserCreateRequest: {
            readonly username: string;
            /** @example anna@example.org */
            readonly email: string;
            /** Format: password */
            readonly password: string;
            readonly roleNames: readonly ("ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF")[];
            readonly branchId?: string;
        };
        readonly UserUpdateRequest: {
            /** @example anna@example.org */
            readonly email?: string;
            readonly branchId?: string;
        };
        readonly UserChangePasswordRequest: {
            /** Format: password */
            readonly currentPassword: string;
            /** Format: password */
            readonly newPassword: string;
        };
        readonly UserResetPasswordRequest: {
            /** Format: password */
            readonly newPassword: string;
        };
        readonly UserAssignRoleRequest: {
            /** @enum {string} */
            readonly roleName: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
        };
        readonly RoleListDTO: {
            /** @enum {string} */
            readonly id: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            /** @enum {string} */
            readonly name: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            readonly permissions: readonly ("USER_READ" | "USER_WRITE" | "USER_DELETE" | "USER_LOCK" | "USER_UNLOCK" | "ROLE_READ" | "ROLE_WRITE" | "ROLE_ASSIGN" | "ROLE_REMOVE" | "SUPPLIER_READ" | "SUPPLIER_WRITE" | "SUPPLIER_DELETE" | "CUSTOMER_READ" | "CUSTOMER_WRITE" | "CUSTOMER_DELETE" | "MASTERDATA_READ" | "MASTERDATA_WRITE" | "RECIPE_READ" | "RECIPE_WRITE" | "RECIPE_DELETE" | "BATCH_READ" | "BATCH_WRITE" | "BATCH_COMPLETE" | "BATCH_DELETE" | "PRODUCTION_ORDER_READ" | "PRODUCTION_ORDER_WRITE" | "PRODUCTION_ORDER_DELETE" | "STOCK_READ" | "STOCK_WRITE" | "STOCK_MOVEMENT_READ" | "STOCK_MOVEMENT_WRITE" | "INVENTORY_COUNT_READ" | "INVENTORY_COUNT_WRITE" | "LABEL_READ" | "LABEL_WRITE" | "LABEL_PRINT" | "PURCHASE_ORDER_READ" | "PURCHASE_ORDER_WRITE" | "PURCHASE_ORDER_DELETE" | "GOODS_RECEIPT_READ" | "GOODS_RECEIPT_WRITE" | "ORDER_READ" | "ORDER_WRITE" | "ORDER_DELETE" | "INVOICE_READ" | "INVOICE_WRITE" | "INVOICE_DELETE" | "HACCP_READ" | "HACCP_WRITE" | "TEMPERATURE_LOG_READ" | "TEMPERATURE_LOG_WRITE" | "CLEANING_RECORD_READ" | "CLEANING_RECORD_WRITE" | "GOODS_INSPECTION_READ" | "GOODS_INSPECTION_WRITE" | "REPORT_READ" | "REPORT_GENERATE" | "NOTIFICATION_READ" | "NOTIFICATION_SEND" | "BRANCH_READ" | "BRANCH_WRITE" | "BRANCH_DELETE" | "SYSTEM_SETTINGS_READ" | "SYSTEM_SETTINGS_WRITE" | "AUDIT_LOG_READ")[];
            readonly description: string;
            /** @description Of its permissions those that no operation asks for yet */
            readonly unusedPermissions: readonly ("USER_READ" | "USER_WRITE" | "USER_DELETE" | "USER_LOCK" | "USER_UNLOCK" | "ROLE_READ" | "ROLE_WRITE" | "ROLE_ASSIGN" | "ROLE_REMOVE" | "SUPPLIER_READ" | "SUPPLIER_WRITE" | "SUPPLIER_DELETE" | "CUSTOMER_READ" | "CUSTOMER_WRITE" | "CUSTOMER_DELETE" | "MASTERDATA_READ" | "MASTERDATA_WRITE" | "RECIPE_READ" | "RECIPE_WRITE" | "RECIPE_DELETE" | "BATCH_READ" | "BATCH_WRITE" | "BATCH_COMPLETE" | "BATCH_DELETE" | "PRODUCTION_ORDER_READ" | "PRODUCTION_ORDER_WRITE" | "PRODUCTION_ORDER_DELETE" | "STOCK_READ" | "STOCK_WRITE" | "STOCK_MOVEMENT_READ" | "STOCK_MOVEMENT_WRITE" | "INVENTORY_COUNT_READ" | "INVENTORY_COUNT_WRITE" | "LABEL_READ" | "LABEL_WRITE" | "LABEL_PRINT" | "PURCHASE_ORDER_READ" | "PURCHASE_ORDER_WRITE" | "PURCHASE_ORDER_DELETE" | "GOODS_RECEIPT_READ" | "GOODS_RECEIPT_WRITE" | "ORDER_READ" | "ORDER_WRITE" | "ORDER_DELETE" | "INVOICE_READ" | "INVOICE_WRITE" | "INVOICE_DELETE" | "HACCP_READ" | "HACCP_WRITE" | "TEMPERATURE_LOG_READ" | "TEMPERATURE_LOG_WRITE" | "CLEANING_RECORD_READ" | "CLEANING_RECORD_WRITE" | "GOODS_INSPECTION_READ" | "GOODS_INSPECTION_WRITE" | "REPORT_READ" | "REPORT_GENERATE" | "NOTIFICATION_READ" | "NOTIFICATION_SEND" | "BRANCH_READ" | "BRANCH_WRITE" | "BRANCH_DELETE" | "SYSTEM_SETTINGS_READ" | "SYSTEM_SETTINGS_WRITE" | "AUDIT_LOG_READ")[];
        };
        readonly RoleListDTOPage: {
            readonly content: readonly components["schemas"]["RoleListDTO"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly NamedStockBatchResponse: {
            readonly id: string;
            /** @description The lot whose goods these are; it may have others in other stocks */
            readonly lotId: string;
            /** @description The lot number on the goods */
            readonly batchId: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            /** @description What is left */
            readonly quantityAmount: number;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly receivedAt: string;
            readonly stockId: string;
            readonly articleId: string;
            readonly storageLocationId: string;
            /** @description As it is called now */
            readonly articleName: string;
            /** @description As it is called now */
            readonly storageLocationName: string;
        };
        /** @description Stock batches in stock that expire within 7 days. With STOCK_READ */
        readonly TodayExpiring: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["NamedStockBatchResponse"][];
        };
        /** @description Stock batches that are EXPIRED. With STOCK_READ */
        readonly TodayExpired: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["NamedStockBatchResponse"][];
        };
        /** @description Stock batches that are BLOCKED. With STOCK_READ */
        readonly TodayBlocked: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["NamedStockBatchResponse"][];
        };
        readonly TodayHeldLot: {
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleId: string;
            readonly articleName: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
        };
        /** @description Lots on hold, newest first. With STOCK_READ */
        readonly TodayHeld: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayHeldLot"][];
        };
        readonly StockLevel: {
            readonly amount: number;
            /**
             * @description As it was written
             * @example KG
             */
            readonly unit: string;
        };
        readonly StockLevelResponse: {
            readonly id: string;
            readonly articleId: string;
            readonly storageLocationId: string;
            readonly minimumLevel: components["schemas"]["StockLevel"] | null;
            readonly minimumShelfLifeDays: number | null;
            /** @description As it is called now */
            readonly articleName: string;
            /** @description As it is called now */
            readonly storageLocationName: string;
            readonly unit: string | null;
            /**
             * @description Neither blocked nor expired
             * @example 12.5
             */
            readonly usable: string;
            /**
             * @description Of what is usable: with fewer days left than the minimum shelf life of the stock
             * @example 12.5
             */
            readonly expiringSoon: string;
            /**
             * @description Past its last day, and not blocked
             * @example 12.5
             */
            readonly expired: string;
            /**
             * @description Blocked, or of a lot on hold
             * @example 12.5
             */
            readonly blocked: string;
            readonly nextExpiry: string | null;
            /** @description Whether less is usable than the minimum level */
            readonly belowMinimum: boolean;
        };
        /** @description Stocks below their minimum level. With STOCK_READ */
        readonly TodayBelowMinimum: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["StockLevelResponse"][];
        };
        readonly TodayLack: {
            readonly articleId: string;
            readonly articleName: string;
            /** @example 10.5 */
            readonly missing: string;
            /** @example KG */
            readonly uom: string;
        };
        readonly TodayBatch: {
            readonly id: string;
            readonly batchNumber: string;
            readonly recipeId: string;
            readonly recipeName: string;
            /** @enum {string} */
            readonly status: "PLANNED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @example 10.5 */
            readonly plannedQuantity: string;
            /** @example KG */
            readonly plannedQuantityUnit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly productionDate: string;
            readonly lacks: readonly components["schemas"]["TodayLack"][];
        };
        /** @description Production batches of today, with what they lack. With BATCH_READ */
        readonly TodayBatches: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayBatch"][];
        };
        readonly TodayCertificate: {
            readonly supplierId: string;
            readonly supplierName: string;
            readonly certificateType: string;
            readonly issuer: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly validUntil: string;
        };
        /** @description Certificates of active suppliers that end within 60 days, or have ended and were not replaced by one of their type. With MASTERDATA_READ */
        readonly TodayCertificates: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayCertificate"][];
        };
        readonly TodayFrameContract: {
            readonly customerId: string;
            readonly customerName: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly validUntil: string;
        };
        /** @description Frame contracts of active customers that end within 60 days, or have ended. With MASTERDATA_READ */
        readonly TodayFrameContracts: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayFrameContract"][];
        };
        readonly TodayRecall: {
            readonly id: string;
            readonly recallNumber: string;
            /** @enum {string} */
            readonly mode: "REAL" | "MOCK";
            readonly reason: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly openedAt: string;
        };
        /** @description Open recalls. With HACCP_READ */
        readonly TodayRecalls: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayRecall"][];
        };
        readonly TodayCount: {
            readonly id: string;
            readonly storageLocationId: string;
            readonly storageLocationName: string;
            readonly submittedBy: string | null;
            readonly submittedAt: string | null;
        };
        /** @description Submitted counts, to be approved. With INVENTORY_COUNT_READ */
        readonly TodayCounts: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayCount"][];
        };
        readonly TodayOrder: {
            readonly id: string;
            readonly orderNumber: string;
            readonly customerName: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly requestedDate: string;
            readonly value: string | null;
        };
        /** @description Orders that are DRAFT, by the day they are wanted. With ORDER_READ */
        readonly TodayDraftOrders: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayOrder"][];
        };
        /** @description Orders that are CONFIRMED and wanted today or before, by the day they are wanted. With ORDER_READ */
        readonly TodayOpenOrders: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["TodayOrder"][];
        };
        readonly AvailabilityResponse: {
            readonly articleId: string;
            readonly articleNumber: string;
            readonly articleName: string;
            /**
             * @description Of all amounts
             * @enum {string}
             */
            readonly unit: "KG" | "PIECE";
            /**
             * @description AVAILABLE or EXPIRING_SOON, and lasts to the day
             * @example 12.5
             */
            readonly usable: string;
            /**
             * @description Of batches PLANNED or IN_PROGRESS with a production date up to the day
             * @example 12.5
             */
            readonly planned: string;
            /**
             * @description Needed by open lines of confirmed orders requested up to the day
             * @example 12.5
             */
            readonly ordered: string;
            /**
             * @description Needed by orders that are DRAFT, requested up to the day
             * @example 12.5
             */
            readonly drafted: string;
            /**
             * @description usable + planned − ordered
             * @example 12.5
             */
            readonly free: string;
        };
        /** @description Articles of which too little is free on the first day after today on which the shop is open. With ORDER_READ */
        readonly TodayShortArticles: {
            readonly count: number;
            readonly entries: readonly components["schemas"]["AvailabilityResponse"][];
        };
        readonly TodayResponse: {
            /**
             * Format: date
             * @description The calendar day of the shop
             * @example 2026-11-21
             */
            readonly date: string;
            readonly expiring?: components["schemas"]["TodayExpiring"];
            readonly expired?: components["schemas"]["TodayExpired"];
            readonly blocked?: components["schemas"]["TodayBlocked"];
            readonly held?: components["schemas"]["TodayHeld"];
            readonly belowMinimum?: components["schemas"]["TodayBelowMinimum"];
            readonly batches?: components["schemas"]["TodayBatches"];
            readonly certificates?: components["schemas"]["TodayCertificates"];
            readonly frameContracts?: components["schemas"]["TodayFrameContracts"];
            readonly recalls?: components["schemas"]["TodayRecalls"];
            readonly counts?: components["schemas"]["TodayCounts"];
            readonly draftOrders?: components["schemas"]["TodayDraftOrders"];
            readonly openOrders?: components["schemas"]["TodayOpenOrders"];
            readonly shortArticles?: components["schemas"]["TodayShortArticles"];
        };
        readonly AddressResponse: {
            readonly street: string;
            readonly houseNumber: string;
            readonly postalCode: string;
            readonly city: string;
            readonly country: string;
        };
        readonly ContactInfoResponse: {
            readonly phone: string;
            readonly email: string;
            readonly contactPerson: string;
        };
        readonly PaymentTermsResponse: {
            /** Format: int32 */
            readonly paymentDueDays: number;
            readonly paymentDescription: string;
        };
        readonly QualityCertificateResponse: {
            readonly certificateType: string;
            readonly issuer: string;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
        };
        readonly SupplierRatingResponse: {
            /** Format: int32 */
            readonly qualityScore: number;
            /** Format: int32 */
            readonly deliveryScore: number;
            /** Format: int32 */
            readonly priceScore: number;
        };
        readonly SupplierResponse: {
            readonly id: string;
            readonly name: string;
            readonly address: components["schemas"]["AddressResponse"] | null;
            readonly contactInfo: components["schemas"]["ContactInfoResponse"];
            readonly paymentTerms: components["schemas"]["PaymentTermsResponse"] | null;
            readonly certificates: readonly components["schemas"]["QualityCertificateResponse"][];
            readonly rating: components["schemas"]["SupplierRatingResponse"] | null;
            /** @enum {string} */
            readonly status: "ACTIVE" | "INACTIVE";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly SupplierResponsePage: {
            readonly content: readonly components["schemas"]["SupplierResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly SupplierCreateRequest: {
            readonly name: string;
            readonly phone: string;
            readonly email?: string;
            readonly contactPerson?: string;
            readonly street?: string;
            readonly houseNumber?: string;
            readonly postalCode?: string;
            readonly city?: string;
            readonly country?: string;
            /** Format: int32 */
            readonly paymentDueDays?: number;
            readonly paymentDescription?: string;
        };
        readonly SupplierImportRequest: {
            readonly rows: readonly {
                readonly name: string;
                readonly phone: string;
                readonly email?: string;
                readonly contactPerson?: string;
                readonly street?: string;
                readonly houseNumber?: string;
                readonly postalCode?: string;
                readonly city?: string;
                readonly country?: string;
                /** Format: int32 */
                readonly paymentDueDays?: number;
                readonly paymentDescription?: string;
            }[];
        };
        readonly ImportResponse: {
            readonly dryRun: boolean;
            /** Format: int32 */
            readonly rows: number;
            readonly ids: readonly string[];
        };
        readonly SupplierUpdateRequest: {
            readonly name?: string;
            readonly phone?: string;
            readonly email?: string;
            readonly contactPerson?: string;
            readonly street?: string;
            readonly houseNumber?: string;
            readonly postalCode?: string;
            readonly city?: string;
            readonly country?: string;
            /** Format: int32 */
            readonly paymentDueDays?: number;
            readonly paymentDescription?: string;
        };
        readonly SupplierRateRequest: {
            /** Format: int32 */
            readonly qualityScore: number;
            /** Format: int32 */
            readonly deliveryScore: number;
            /** Format: int32 */
            readonly priceScore: number;
        };
        readonly SupplierAddCertificateRequest: {
            readonly certificateType: string;
            readonly issuer?: string;
            /** Format: date */
            readonly validFrom?: string;
            /** Format: date */
            readonly validUntil?: string;
        };
        readonly SupplierChangeCertificateRequest: {
            readonly certificateType: string;
            readonly issuer?: string;
            /** Format: date */
            readonly validFrom?: string;
            readonly to: {
                readonly certificateType: string;
                readonly issuer?: string;
                /** Format: date */
                readonly validFrom?: string;
                /** Format: date */
                readonly validUntil?: string;
            };
        };
        readonly SupplierRemoveCertificateRequest: {
            readonly certificateType: string;
            readonly issuer?: string;
            /** Format: date */
            readonly validFrom?: string;
        };
        readonly DeliveryAddressResponse: {
            /** @description Tells one delivery address of the customer from another */
            readonly label: string;
            readonly address: components["schemas"]["AddressResponse"];
            readonly contactPerson: string;
            readonly deliveryNotes: string;
        };
        readonly ContractLineItemResponse: {
            readonly articleId: string;
            /** @description At most 4 decimal places */
            readonly agreedPrice: number;
            readonly agreedQuantity: number | null;
            readonly unit: ("PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE") | null;
        };
        readonly FrameContractResponse: {
            readonly id: string;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
            /** @enum {string} */
            readonly deliveryRhythm: "DAILY" | "WEEKLY" | "BIWEEKLY" | "MONTHLY" | "ON_DEMAND";
            readonly lineItems: readonly components["schemas"]["ContractLineItemResponse"][];
        };
        readonly CustomerResponse: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly type: "B2C" | "B2B";
            readonly billingAddress: components["schemas"]["AddressResponse"];
            readonly contactInfo: components["schemas"]["ContactInfoResponse"];
            readonly paymentTerms: components["schemas"]["PaymentTermsResponse"] | null;
            readonly deliveryAddresses: readonly components["schemas"]["DeliveryAddressResponse"][];
            readonly frameContract: components["schemas"]["FrameContractResponse"] | null;
            readonly preferences: readonly ("BIO" | "REGIONAL" | "TIERWOHL" | "HALAL" | "KOSHER" | "GLUTENFREI" | "LAKTOSEFREI")[];
            /** @enum {string} */
            readonly status: "ACTIVE" | "INACTIVE";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly CustomerResponsePage: {
            readonly content: readonly components["schemas"]["CustomerResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly CustomerCreateRequest: {
            /** @enum {string} */
            readonly type: "B2C" | "B2B";
            readonly name: string;
            readonly phone: string;
            readonly email?: string;
            readonly contactPerson?: string;
            readonly street: string;
            readonly houseNumber?: string;
            readonly postalCode: string;
            readonly city: string;
            readonly country: string;
            /** Format: int32 */
            readonly paymentDueDays?: number;
            readonly paymentDescription?: string;
        };
        readonly CustomerImportRequest: {
            readonly rows: readonly {
                /** @enum {string} */
                readonly type: "B2C" | "B2B";
                readonly name: string;
                readonly phone: string;
                readonly email?: string;
                readonly contactPerson?: string;
                readonly street: string;
                readonly houseNumber?: string;
                readonly postalCode: string;
                readonly city: string;
                readonly country: string;
                /** Format: int32 */
                readonly paymentDueDays?: number;
                readonly paymentDescription?: string;
            }[];
        };
        readonly CustomerUpdateRequest: {
            readonly name?: string;
            readonly phone?: string;
            readonly email?: string;
            readonly contactPerson?: string;
            readonly street?: string;
            readonly houseNumber?: string;
            readonly postalCode?: string;
            readonly city?: string;
            readonly country?: string;
            /** Format: int32 */
            readonly paymentDueDays?: number;
            readonly paymentDescription?: string;
        };
        readonly CustomerAddDeliveryAddressRequest: {
            readonly label?: string;
            readonly street: string;
            readonly houseNumber?: string;
            readonly postalCode: string;
            readonly city: string;
            readonly country: string;
            readonly contactPerson?: string;
            readonly deliveryNotes?: string;
        };
        readonly CustomerSetFrameContractRequest: {
            /** Format: date */
            readonly validFrom?: string;
            /** Format: date */
            readonly validUntil?: string;
            /** @enum {string} */
            readonly rhythm: "DAILY" | "WEEKLY" | "BIWEEKLY" | "MONTHLY" | "ON_DEMAND";
            readonly lineItems: readonly {
                readonly articleId: string;
                /** @description At most 10 digits before the point and 4 after it */
                readonly agreedPrice: number;
                /** @description At most 15 digits before the point and 6 after it, and 15 in all */
                readonly agreedQuantity?: number;
                /** @enum {string} */
                readonly unit?: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            }[];
        };
        readonly CustomerSetPreferencesRequest: {
            readonly preferences: readonly ("BIO" | "REGIONAL" | "TIERWOHL" | "HALAL" | "KOSHER" | "GLUTENFREI" | "LAKTOSEFREI")[];
        };
        readonly ElectronicAddressResponse: {
            /**
             * @description EM e-mail, 0088 GLN, 0204 Leitweg-ID, 9930 German VAT id
             * @enum {string}
             */
            readonly scheme: "EM" | "0088" | "0204" | "9930";
            readonly value: string;
        };
        readonly SkontoResponse: {
            /** Format: int32 */
            readonly days: number;
            /** @description At most 2 decimal places */
            readonly percent: number;
        };
        readonly SalesTermsResponse: {
            /**
             * @description Empty: none
             * @example DE136695976
             */
            readonly vatId: string;
            /** @description What the buyer wants to see on an invoice; empty: nothing */
            readonly buyerReference: string;
            readonly electronicAddress: components["schemas"]["ElectronicAddressResponse"] | null;
            /** @enum {string} */
            readonly eInvoice: "ZUGFERD" | "XRECHNUNG";
            readonly skonto: components["schemas"]["SkontoResponse"] | null;
            /**
             * @description NONE: paid at the till
             * @enum {string}
             */
            readonly billing: "NONE" | "PER_DELIVERY" | "WEEKLY" | "MONTHLY";
            readonly minimumRemainingDays: number | null;
        };
        readonly CustomerSetSalesTermsRequest: {
            /** @example DE136695976 */
            readonly vatId?: string;
            readonly buyerReference?: string;
            readonly electronicAddress?: {
                /** @enum {string} */
                readonly scheme: "EM" | "0088" | "0204" | "9930";
                readonly value: string;
            };
            /** @enum {string} */
            readonly eInvoice?: "ZUGFERD" | "XRECHNUNG";
            readonly skonto?: {
                /** Format: int32 */
                readonly days: number;
                readonly percent: number;
            };
            /** @enum {string} */
            readonly billing?: "NONE" | "PER_DELIVERY" | "WEEKLY" | "MONTHLY";
            /** Format: int32 */
            readonly minimumRemainingDays?: number;
        };
        readonly ProductCategoryResponse: {
            readonly id: string;
            readonly name: string;
            readonly description: string;
            readonly vatClass: ("STANDARD" | "REDUCED" | "EXEMPT") | null;
        };
        readonly ProductCategoryResponsePage: {
            readonly content: readonly components["schemas"]["ProductCategoryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ProductCategoryCreateRequest: {
            readonly name: string;
            readonly description?: string;
            /** @enum {string} */
            readonly vatClass?: "STANDARD" | "REDUCED" | "EXEMPT";
        };
        readonly ProductCategoryUpdateRequest: {
            readonly name?: string;
            readonly description?: string;
            /** @enum {string} */
            readonly vatClass?: "STANDARD" | "REDUCED" | "EXEMPT";
        };
        readonly SalesUnitResponse: {
            readonly id: string;
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            /** @enum {string} */
            readonly priceModel: "FIXED" | "WEIGHT_BASED";
            /** @description That of today; at most 4 decimal places */
            readonly price: number;
        };
        readonly PieceWeightResponse: {
            /**
             * @description A decimal text
             * @example 0.25
             */
            readonly kg: string;
            /** @description By how much the mean weight of a piece may differ without a question */
            readonly tolerancePercent: number;
        };
        readonly ArticleResponse: {
            readonly id: string;
            readonly name: string;
            readonly articleNumber: string;
            readonly categoryId: string;
            readonly salesUnits: readonly components["schemas"]["SalesUnitResponse"][];
            /** @enum {string} */
            readonly status: "ACTIVE" | "INACTIVE";
            readonly supplierIds: readonly string[];
            readonly gtins: readonly string[];
            /** @description The number by which scales and tills know it; empty: none */
            readonly plu: string;
            readonly vatClass: ("STANDARD" | "REDUCED" | "EXEMPT") | null;
            readonly minimumRemainingDays: number | null;
            readonly pieceWeight: components["schemas"]["PieceWeightResponse"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly ArticleResponsePage: {
            readonly content: readonly components["schemas"]["ArticleResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ArticleCreateRequest: {
            readonly name: string;
            readonly categoryId: string;
            readonly articleNumber: string;
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            /** @enum {string} */
            readonly priceModel: "FIXED" | "WEIGHT_BASED";
            /** @description At most 10 digits before the point and 4 after it */
            readonly price: number;
        };
        readonly ArticleImportRequest: {
            readonly rows: readonly {
                readonly name: string;
                readonly categoryId: string;
                readonly articleNumber: string;
                /** @enum {string} */
                readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
                /** @enum {string} */
                readonly priceModel: "FIXED" | "WEIGHT_BASED";
                /** @description At most 10 digits before the point and 4 after it */
                readonly price: number;
            }[];
        };
        readonly ArticleUpdateRequest: {
            readonly name?: string;
            readonly categoryId?: string;
        };
        readonly ArticleSetCodesRequest: {
            readonly gtins?: readonly string[];
            /** @example 123 */
            readonly plu?: string;
        };
        readonly ArticleAssignSupplierRequest: {
            readonly supplierId: string;
        };
        readonly ArticleAddSalesUnitRequest: {
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            /** @enum {string} */
            readonly priceModel: "FIXED" | "WEIGHT_BASED";
            /** @description At most 10 digits before the point and 4 after it */
            readonly price: number;
        };
        readonly ArticleChangePriceRequest: {
            /** @description At most 10 digits before the point and 4 after it */
            readonly price: number;
            /** Format: date */
            readonly validFrom?: string;
        };
        readonly ListPriceResponse: {
            /** @description At most 4 decimal places */
            readonly price: number;
            readonly validFrom: string | null;
            readonly setBy: string | null;
            readonly setAt: string | null;
        };
        readonly ListPriceResponsePage: {
            readonly content: readonly components["schemas"]["ListPriceResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ArticleSetSalesDataRequest: {
            /** @enum {string} */
            readonly vatClass?: "STANDARD" | "REDUCED" | "EXEMPT";
            /** Format: int32 */
            readonly minimumRemainingDays?: number;
            readonly pieceWeight?: {
                /** @example 10.5 */
                readonly kg: string;
                readonly tolerancePercent?: number;
            };
        };
        readonly RecipeSummaryResponse: {
            readonly id: string;
            readonly name: string;
            /** Format: int32 */
            readonly version: number;
            /** @enum {string} */
            readonly type: "RAW_MATERIAL" | "INTERMEDIATE" | "FINISHED_PRODUCT";
            readonly description: string;
            /** Format: int32 */
            readonly yieldPercentage: number;
            readonly shelfLifeDays: number | null;
            /** @example 10.5 */
            readonly outputQuantity: string;
            /** @example KG */
            readonly outputUom: string;
            readonly articleId: string;
            /** @enum {string} */
            readonly status: "DRAFT" | "ACTIVE" | "ARCHIVED";
            /** Format: int32 */
            readonly ingredientCount: number;
            /** Format: int32 */
            readonly stepCount: number;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly RecipeSummaryResponsePage: {
            readonly content: readonly components["schemas"]["RecipeSummaryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly RecipeCreateRequest: {
            readonly name: string;
            /**
             * Format: int32
             * @default 1
             */
            readonly version?: number;
            /** @enum {string} */
            readonly type: "RAW_MATERIAL" | "INTERMEDIATE" | "FINISHED_PRODUCT";
            readonly description?: string;
            /**
             * Format: int32
             * @default 100
             */
            readonly yieldPercentage?: number;
            /** Format: int32 */
            readonly shelfLifeDays?: number;
            /** @example 10.5 */
            readonly outputQuantity: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly outputUom: string;
            readonly articleId: string;
        };
        readonly IngredientResponse: {
            readonly id: string;
            /** Format: int32 */
            readonly position: number;
            readonly articleId: string;
            /** @example 10.5 */
            readonly quantity: string;
            /** @example KG */
            readonly uom: string;
            readonly subRecipeId: string | null;
            readonly substitutable: boolean;
        };
        readonly ProductionStepResponse: {
            readonly id: string;
            /** Format: int32 */
            readonly stepNumber: number;
            readonly description: string;
            readonly durationMinutes: number | null;
            readonly temperatureCelsius: number | null;
        };
        readonly RecipeResponse: {
            readonly id: string;
            readonly name: string;
            /** Format: int32 */
            readonly version: number;
            /** @enum {string} */
            readonly type: "RAW_MATERIAL" | "INTERMEDIATE" | "FINISHED_PRODUCT";
            readonly description: string;
            /** Format: int32 */
            readonly yieldPercentage: number;
            readonly shelfLifeDays: number | null;
            /** @example 10.5 */
            readonly outputQuantity: string;
            /** @example KG */
            readonly outputUom: string;
            readonly articleId: string;
            /** @enum {string} */
            readonly status: "DRAFT" | "ACTIVE" | "ARCHIVED";
            readonly ingredients: readonly components["schemas"]["IngredientResponse"][];
            readonly productionSteps: readonly components["schemas"]["ProductionStepResponse"][];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly RecipeAddIngredientRequest: {
            /** Format: int32 */
            readonly position?: number;
            readonly articleId: string;
            /** @example 10.5 */
            readonly quantity: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly uom: string;
            readonly subRecipeId?: string;
            /** @default false */
            readonly substitutable?: boolean;
        };
        readonly RecipeChangeIngredientRequest: {
            /** Format: int32 */
            readonly position?: number;
            readonly articleId: string;
            /** @example 10.5 */
            readonly quantity: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly uom: string;
            readonly subRecipeId?: string;
            /** @default false */
            readonly substitutable?: boolean;
        };
        readonly RecipeAddStepRequest: {
            /** Format: int32 */
            readonly stepNumber?: number;
            readonly description: string;
            /** Format: int32 */
            readonly durationMinutes?: number;
            /** Format: int32 */
            readonly temperatureCelsius?: number;
        };
        readonly RecipeChangeStepRequest: {
            /** Format: int32 */
            readonly newStepNumber?: number;
            readonly description: string;
            /** Format: int32 */
            readonly durationMinutes?: number;
            /** Format: int32 */
            readonly temperatureCelsius?: number;
        };
        readonly ArticleRequirementResponse: {
            readonly articleId: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up to six
             * @example 0.2
             */
            readonly quantity: string;
            /**
             * @description KG, L, M, PIECE, or the packaging unit itself
             * @example KG
             */
            readonly uom: string;
        };
        readonly RequirementsResponse: {
            readonly recipeId: string;
            /** @example 10.5 */
            readonly quantity: string;
            /** @example KG */
            readonly uom: string;
            readonly articles: readonly components["schemas"]["ArticleRequirementResponse"][];
        };
        readonly BatchResponse: {
            readonly id: string;
            /** @example P-2026-11-21-001 */
            readonly batchNumber: string;
            readonly recipeId: string;
            /** @enum {string} */
            readonly status: "PLANNED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @example 10.5 */
            readonly plannedQuantity: string;
            /** @example KG */
            readonly plannedQuantityUnit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly productionDate: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly bestBeforeDate: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly updatedAt: string;
        };
        readonly BatchResponsePage: {
            readonly content: readonly components["schemas"]["BatchResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly BatchPlanRequest: {
            readonly recipeId: string;
            /** @example 10.5 */
            readonly plannedQuantity: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly plannedQuantityUnit: string;
            /** Format: date */
            readonly productionDate: string;
            /** Format: date */
            readonly bestBeforeDate: string;
        };
        readonly BatchUpdateRequest: {
            /** @example 10.5 */
            readonly plannedQuantity?: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly plannedQuantityUnit?: string;
            /** Format: date */
            readonly productionDate?: string;
            /** Format: date */
            readonly bestBeforeDate?: string;
        };
        readonly PickResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            readonly lotNumber: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            readonly storageLocationId: string;
            /**
             * @description In `uom`, never more than the batch holds
             * @example 2.5
             */
            readonly quantity: string;
        };
        readonly ComponentProposalResponse: {
            readonly articleId: string;
            readonly articleName: string;
            /**
             * @description Rounded towards more to six decimal places
             * @example 9.8
             */
            readonly quantity: string;
            /** @example KG */
            readonly uom: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly consumed: string;
            /**
             * @description What is still to be consumed
             * @example 7.3
             */
            readonly open: string;
            readonly picks: readonly components["schemas"]["PickResponse"][];
            /**
             * @description What the picks lack of what is open
             * @example 0
             */
            readonly missing: string;
            /** @description Whether the article has a stock at all */
            readonly stocked: boolean;
        };
        readonly ProposalResponse: {
            readonly components: readonly components["schemas"]["ComponentProposalResponse"][];
        };
        readonly BatchConsumeRequest: {
            readonly inputs?: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly insteadOf?: string;
                readonly reason?: string;
            }[];
            readonly fefo?: boolean;
            readonly storageLocationIds?: readonly string[];
        };
        readonly ExecutionRecipeResponse: {
            readonly name: string;
            /** Format: int32 */
            readonly version: number;
            /** Format: int32 */
            readonly yieldPercentage: number;
            readonly shelfLifeDays: number | null;
        };
        readonly ExecutionComponentResponse: {
            readonly articleId: string;
            readonly articleName: string;
            /**
             * @description Rounded towards more to six decimal places
             * @example 9.8
             */
            readonly quantity: string;
            /** @example KG */
            readonly uom: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly consumed: string;
            /**
             * @description Consumed less planned
             * @example -1.3
             */
            readonly deviation: string;
        };
        readonly ExecutionInputResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            /** @example L-2026-11-21-001 */
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly quantity: string;
            /**
             * @description KG, L, M, PIECE, or the packaging unit itself
             * @example KG
             */
            readonly unit: string;
            readonly insteadOf: string | null;
            readonly reason: string | null;
        };
        readonly ExecutionOutputResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            /** @example L-2026-11-21-001 */
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly quantity: string;
            /**
             * @description KG, L, M, PIECE, or the packaging unit itself
             * @example KG
             */
            readonly unit: string;
            /** @enum {string} */
            readonly role: "MAIN" | "CO_PRODUCT" | "BY_PRODUCT" | "REWORK";
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            readonly onHold: boolean;
        };
        readonly WasteResponse: {
            /** @example 10.5 */
            readonly quantityAmount: string;
            /** @example KG */
            readonly quantityUnit: string;
            readonly reason: string | null;
        };
        /** @description In kilograms, of what is mass; no difference before the end */
        readonly MassBalanceResponse: {
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly input: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly output: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly waste: string;
            readonly difference: string | null;
        };
        readonly RunWarningResponse: {
            /** @enum {string} */
            readonly code: "OUTLIVES_INPUT";
            readonly message: string;
            readonly line: number | null;
        };
        readonly NamedArticleResponse: {
            readonly articleId: string;
            readonly articleName: string;
        };
        readonly ExecutionResponse: {
            readonly batch: components["schemas"]["BatchResponse"];
            readonly recipe: components["schemas"]["ExecutionRecipeResponse"];
            readonly components: readonly components["schemas"]["ExecutionComponentResponse"][];
            readonly inputs: readonly components["schemas"]["ExecutionInputResponse"][];
            readonly outputs: readonly components["schemas"]["ExecutionOutputResponse"][];
            readonly waste: readonly components["schemas"]["WasteResponse"][];
            readonly yieldPercent: string | null;
            readonly massBalance: components["schemas"]["MassBalanceResponse"];
            readonly warnings: readonly components["schemas"]["RunWarningResponse"][];
            readonly skipped: readonly components["schemas"]["NamedArticleResponse"][];
            readonly startedAt: string | null;
            readonly startedBy: string | null;
            readonly completedAt: string | null;
            readonly completedBy: string | null;
        };
        readonly BatchReturnRequest: {
            readonly inputs: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
            }[];
        };
        readonly BatchCompleteRequest: {
            readonly inputs?: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly insteadOf?: string;
                readonly reason?: string;
            }[];
            readonly outputs?: readonly {
                readonly stockId?: string;
                /** @description In the place of stockId: where the article has no stock there yet, one is made in the same booking */
                readonly storageLocationId?: string;
                readonly articleId?: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                /**
                 * @default MAIN
                 * @enum {string}
                 */
                readonly role?: "MAIN" | "CO_PRODUCT" | "BY_PRODUCT" | "REWORK";
                readonly lotNumber?: string;
                /** Format: date */
                readonly expiryDate?: string;
            }[];
            readonly waste?: readonly {
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly reason?: string;
            }[];
            readonly holdOutputs?: string;
        };
        readonly BatchReopenRequest: {
            readonly reason: string;
        };
        readonly BatchCancelRequest: {
            readonly reason: string;
        };
        readonly CutInputResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            /** @example L-2026-11-21-001 */
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly quantity: string;
            /**
             * @description KG, L, M, PIECE, or the packaging unit itself
             * @example KG
             */
            readonly unit: string;
        };
        readonly CutOutputResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            /** @example L-2026-11-21-001 */
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly quantity: string;
            /**
             * @description KG, L, M, PIECE, or the packaging unit itself
             * @example KG
             */
            readonly unit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            readonly expiryReason: string | null;
            readonly costShare: number | null;
            readonly onHold: boolean;
        };
        readonly LossResponse: {
            /** @example 10.5 */
            readonly quantityAmount: string;
            /** @example KG */
            readonly quantityUnit: string;
        };
        /** @description In kilograms */
        readonly CuttingBalanceResponse: {
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly input: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly output: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly waste: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly loss: string;
            /**
             * @description Exact where it ends within six decimal places, else rounded half up
             * @example 8.5
             */
            readonly difference: string;
        };
        readonly CuttingResponse: {
            readonly id: string;
            /** @example C-2026-11-21-001 */
            readonly cuttingNumber: string;
            /** @enum {string} */
            readonly status: "DONE" | "UNDONE";
            readonly inputs: readonly components["schemas"]["CutInputResponse"][];
            readonly outputs: readonly components["schemas"]["CutOutputResponse"][];
            readonly waste: readonly components["schemas"]["WasteResponse"][];
            readonly loss: components["schemas"]["LossResponse"] | null;
            readonly massBalance: components["schemas"]["CuttingBalanceResponse"];
            /**
             * @description Two decimal places, half up
             * @example 97.5
             */
            readonly yieldPercent: string;
            readonly note: string;
            readonly createdBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly CuttingResponsePage: {
            readonly content: readonly components["schemas"]["CuttingResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly CuttingCreateRequest: {
            readonly inputs: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
            }[];
            readonly outputs: readonly {
                readonly stockId?: string;
                /** @description In the place of stockId: where the article has no stock there yet, one is made in the same booking */
                readonly storageLocationId?: string;
                readonly articleId?: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly lotNumber?: string;
                /** Format: date */
                readonly expiryDate?: string;
                readonly expiryReason?: string;
                readonly costShare?: number;
            }[];
            readonly waste?: readonly {
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly reason?: string;
            }[];
            readonly loss?: {
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
            };
            readonly note?: string;
        };
        readonly TemperatureRange: {
            /** @description In °C */
            readonly minTemperature: number;
            /** @description In °C */
            readonly maxTemperature: number;
        };
        readonly StorageLocationResponse: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly storageType: "COLD_ROOM" | "FREEZER" | "DRY_STORAGE" | "DISPLAY_COUNTER" | "PRODUCTION_AREA";
            readonly temperatureRange: components["schemas"]["TemperatureRange"] | null;
            readonly active: boolean;
        };
        readonly StorageLocationResponsePage: {
            readonly content: readonly components["schemas"]["StorageLocationResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StorageLocationCreateRequest: {
            readonly name: string;
            /** @enum {string} */
            readonly storageType: "COLD_ROOM" | "FREEZER" | "DRY_STORAGE" | "DISPLAY_COUNTER" | "PRODUCTION_AREA";
            /**
             * @description In °C, from -273.15 to 1000
             * @example -18.5
             */
            readonly minTemperature?: string;
            /**
             * @description In °C, from -273.15 to 1000
             * @example -18.5
             */
            readonly maxTemperature?: string;
        };
        readonly StorageLocationUpdateRequest: {
            readonly name?: string;
            /**
             * @description In °C, from -273.15 to 1000; empty: none
             * @example -18.5
             */
            readonly minTemperature?: string;
            /**
             * @description In °C, from -273.15 to 1000; empty: none
             * @example -18.5
             */
            readonly maxTemperature?: string;
        };
        readonly StockResponse: {
            readonly id: string;
            readonly articleId: string;
            readonly storageLocationId: string;
            readonly minimumLevel: components["schemas"]["StockLevel"] | null;
            readonly minimumShelfLifeDays: number | null;
        };
        readonly StockResponsePage: {
            readonly content: readonly components["schemas"]["StockResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StockCreateRequest: {
            readonly articleId: string;
            readonly storageLocationId: string;
            /** @example 10.5 */
            readonly minimumLevelAmount?: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly minimumLevelUnit?: string;
            /** Format: int32 */
            readonly minimumShelfLifeDays?: number;
        };
        readonly StockUpdateRequest: {
            /** @example 10.5 */
            readonly minimumLevelAmount?: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly minimumLevelUnit?: string;
            /** Format: int32 */
            readonly minimumShelfLifeDays?: number;
        };
        readonly ShortStockResponse: {
            readonly id: string;
            readonly articleId: string;
            readonly storageLocationId: string;
            readonly minimumLevel: components["schemas"]["StockLevel"] | null;
            readonly minimumShelfLifeDays: number | null;
            readonly usable: components["schemas"]["StockLevel"];
        };
        readonly ShortStockResponsePage: {
            readonly content: readonly components["schemas"]["ShortStockResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StockBatchResponse: {
            readonly id: string;
            /** @description The lot whose goods these are; it may have others in other stocks */
            readonly lotId: string;
            /** @description The lot number on the goods */
            readonly batchId: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            /** @description What is left */
            readonly quantityAmount: number;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly receivedAt: string;
        };
        readonly StockBatchResponsePage: {
            readonly content: readonly components["schemas"]["StockBatchResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StockBatchBookInRequest: {
            readonly batchId: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            /** @example 10.5 */
            readonly quantityAmount: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly quantityUnit: string;
            /** Format: date */
            readonly expiryDate: string;
        };
        readonly StockBatchRemoveRequest: {
            /** @example 10.5 */
            readonly quantityAmount: string;
            /**
             * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
             * @example KG
             */
            readonly quantityUnit: string;
        };
        readonly StockBatchBlockRequest: {
            readonly reason: string;
        };
        readonly StockMovementResponse: {
            readonly id: string;
            readonly stockId: string;
            /** @description The id of the stock batch */
            readonly stockBatchId: string;
            readonly lotId: string | null;
            readonly postingId: string | null;
            readonly documentKind: ("RECEIPT" | "RUN" | "DELIVERY") | null;
            readonly documentId: string | null;
            /** @description Counts from 1 within the stock batch, without gaps */
            readonly number: number;
            /** @enum {string} */
            readonly type: "BOOKED_IN" | "REMOVED" | "BLOCKED" | "UNBLOCKED" | "RECEIVED" | "CONSUMED" | "RETURNED" | "PRODUCED" | "DISPATCHED" | "TAKEN_BACK" | "TRANSFERRED_OUT" | "TRANSFERRED_IN" | "WRITTEN_OFF" | "COUNTED" | "REVERSED";
            /** @description Below zero: taken out */
            readonly quantityChange: number;
            readonly quantityBefore: number;
            readonly quantityAfter: number;
            /**
             * @description In which the batch is kept
             * @example KG
             */
            readonly quantityUnit: string;
            readonly statusBefore: ("AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED") | null;
            /** @enum {string} */
            readonly statusAfter: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            /** @description Empty unless the caller holds USER_READ */
            readonly userId: string;
            /** @description As the user was called then */
            readonly username: string;
            readonly reasonCode: string | null;
            readonly reason: string | null;
            readonly reversesId: string | null;
        };
        readonly StockMovementResponsePage: {
            readonly content: readonly components["schemas"]["StockMovementResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StockLevelResponsePage: {
            readonly content: readonly components["schemas"]["StockLevelResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly NamedStockBatchResponsePage: {
            readonly content: readonly components["schemas"]["NamedStockBatchResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ExpiringBatchResponse: {
            readonly id: string;
            /** @description The lot whose goods these are; it may have others in other stocks */
            readonly lotId: string;
            /** @description The lot number on the goods */
            readonly batchId: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            /** @description What is left */
            readonly quantityAmount: number;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly receivedAt: string;
            readonly stockId: string;
            readonly articleId: string;
            readonly storageLocationId: string;
        };
        readonly ExpiringBatchResponsePage: {
            readonly content: readonly components["schemas"]["ExpiringBatchResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly FactsResponse: {
            readonly species: ("BEEF" | "VEAL" | "PORK" | "LAMB" | "GOAT" | "POULTRY" | "GAME" | "OTHER") | null;
            readonly bornIn: string | null;
            readonly rearedIn: readonly string[];
            readonly slaughteredIn: string | null;
            readonly slaughterhouse: string | null;
            readonly cutIn: string | null;
            readonly cuttingPlants: readonly string[];
            readonly slaughterDate: string | null;
            readonly reference: string | null;
        };
        /** @description originated + counted + takenBack − consumed − dispatched − writtenOff − removed = inStock; what was undone is in none of them */
        readonly LotAccountResponse: {
            /**
             * @description The base unit of what is measured
             * @example KG
             */
            readonly unit: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly originated: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly counted: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly takenBack: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly consumed: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly dispatched: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly writtenOff: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly removed: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly inStock: string;
        };
        readonly LotResponse: {
            readonly id: string;
            /** @description A label on the goods: it may repeat */
            readonly lotNumber: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            readonly articleId: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            /** @enum {string} */
            readonly origin: "BOOKED_IN" | "RECEIPT" | "RUN";
            readonly originId: string | null;
            readonly supplierId: string | null;
            readonly supplierLot: string | null;
            readonly facts: components["schemas"]["FactsResponse"] | null;
            readonly onHold: boolean;
            readonly account: components["schemas"]["LotAccountResponse"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly LotResponsePage: {
            readonly content: readonly components["schemas"]["LotResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly LotStockBatchResponse: {
            readonly stockBatchId: string;
            readonly stockId: string;
            readonly storageLocationId: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly quantityAmount: string;
            /** @example KG */
            readonly quantityUnit: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
        };
        readonly HoldResponse: {
            readonly id: string;
            readonly lotId: string;
            /** @enum {string} */
            readonly cause: "MANUAL" | "INSPECTION" | "INHERITED" | "RECALL";
            readonly reason: string;
            /** @description A username */
            readonly placedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly placedAt: string;
            readonly recallId: string | null;
            readonly inheritedFrom: string | null;
            readonly releasedBy: string | null;
            readonly releasedAt: string | null;
            readonly releaseReason: string | null;
        };
        readonly LotDetailResponse: {
            readonly id: string;
            /** @description A label on the goods: it may repeat */
            readonly lotNumber: string;
            /**
             * @example PRODUCED
             * @example PURCHASED
             */
            readonly batchType: string;
            readonly articleId: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            /** @enum {string} */
            readonly origin: "BOOKED_IN" | "RECEIPT" | "RUN";
            readonly originId: string | null;
            readonly supplierId: string | null;
            readonly supplierLot: string | null;
            readonly facts: components["schemas"]["FactsResponse"] | null;
            readonly onHold: boolean;
            readonly account: components["schemas"]["LotAccountResponse"];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly stockBatches: readonly components["schemas"]["LotStockBatchResponse"][];
            readonly holds: readonly components["schemas"]["HoldResponse"][];
        };
        readonly LotHoldRequest: {
            readonly reason: string;
        };
        readonly LotReleaseRequest: {
            readonly reason: string;
        };
        readonly LotReleaseAllRequest: {
            readonly reason: string;
        };
        readonly ReleasedHoldsResponse: {
            readonly holds: readonly components["schemas"]["HoldResponse"][];
        };
        readonly StockMovementUndoRequest: {
            readonly reason: string;
        };
        readonly UndoResponse: {
            readonly postingId: string;
            readonly movements: readonly components["schemas"]["StockMovementResponse"][];
        };
        readonly StockBatchTransferRequest: {
            readonly lines: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly toStockId?: string;
                /** @description In the place of toStockId: where the article has no stock there yet, one is made in the same booking */
                readonly storageLocationId?: string;
            }[];
        };
        readonly TransferPosting: {
            readonly postingId: string;
            readonly lotId: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly quantityAmount: string;
            /** @example KG */
            readonly quantityUnit: string;
            readonly fromStockBatchId: string;
            readonly toStockBatchId: string;
        };
        readonly TransferResponse: {
            readonly postings: readonly components["schemas"]["TransferPosting"][];
        };
        readonly StockBatchWriteOffRequest: {
            readonly lines: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                /** @enum {string} */
                readonly reasonCode: "WASTE" | "EXPIRED" | "SAMPLE" | "DAMAGE" | "THEFT" | "OWN_USE" | "COUNTER_SALE" | "RETURN_TO_SUPPLIER" | "OTHER";
                readonly note?: string;
            }[];
        };
        readonly WriteOffPosting: {
            readonly postingId: string;
            readonly lotId: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly quantityAmount: string;
            /** @example KG */
            readonly quantityUnit: string;
            readonly stockBatchId: string;
            /** @enum {string} */
            readonly reasonCode: "WASTE" | "EXPIRED" | "SAMPLE" | "DAMAGE" | "THEFT" | "OWN_USE" | "COUNTER_SALE" | "RETURN_TO_SUPPLIER" | "OTHER";
        };
        readonly WriteOffResponse: {
            readonly postings: readonly components["schemas"]["WriteOffPosting"][];
        };
        readonly InventoryCountSummaryResponse: {
            readonly id: string;
            readonly storageLocationId: string;
            /** @description Expected amounts and differences are null until it is submitted */
            readonly blind: boolean;
            /** @enum {string} */
            readonly status: "OPEN" | "SUBMITTED" | "APPROVED" | "CANCELLED";
            /** @description How often something was entered; what replaced an earlier entry counts again */
            readonly entries: number;
            /** @description A username */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly submittedBy: string | null;
            readonly submittedAt: string | null;
            readonly approvedBy: string | null;
            readonly approvedAt: string | null;
            /** @description Whether who approved it had counted any of it */
            readonly selfApproved: boolean;
        };
        readonly InventoryCountSummaryResponsePage: {
            readonly content: readonly components["schemas"]["InventoryCountSummaryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly InventoryCountOpenRequest: {
            readonly storageLocationId: string;
            /** @default true */
            readonly blind?: boolean;
        };
        readonly InventoryCountLine: {
            readonly stockBatchId: string;
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly quantityAmount: string;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            readonly expected: string | null;
            readonly difference: string | null;
            /** @description A username */
            readonly countedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly countedAt: string;
        };
        readonly UncountedStockBatch: {
            readonly stockBatchId: string;
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleId: string;
            /**
             * @description A decimal number as text
             * @example 12.5
             */
            readonly quantityAmount: string;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
        };
        readonly InventoryCountResponse: {
            readonly id: string;
            readonly storageLocationId: string;
            /** @description Expected amounts and differences are null until it is submitted */
            readonly blind: boolean;
            /** @enum {string} */
            readonly status: "OPEN" | "SUBMITTED" | "APPROVED" | "CANCELLED";
            readonly lines: readonly components["schemas"]["InventoryCountLine"][];
            /** @description What lay there and was not counted when it was submitted; empty until then */
            readonly uncounted: readonly components["schemas"]["UncountedStockBatch"][];
            /** @description A username */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly submittedBy: string | null;
            readonly submittedAt: string | null;
            readonly approvedBy: string | null;
            readonly approvedAt: string | null;
            /** @description Whether who approved it had counted any of it */
            readonly selfApproved: boolean;
        };
        readonly InventoryCountEnterRequest: {
            readonly lines: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
            }[];
        };
        readonly ScannedElement: {
            /**
             * @description The application identifier
             * @example 251
             */
            readonly ai: string;
            readonly value: string;
        };
        readonly ScannedElements: {
            readonly gtin: string | null;
            readonly articleNumber: string | null;
            readonly contentGtin: string | null;
            readonly sscc: string | null;
            readonly lotNumber: string | null;
            readonly serialNumber: string | null;
            readonly productionDate: string | null;
            readonly packagingDate: string | null;
            readonly bestBefore: string | null;
            readonly sellBy: string | null;
            readonly useBy: string | null;
            readonly slaughterDate: string | null;
            readonly freezingDate: string | null;
            readonly netWeightKg: string | null;
            readonly grossWeightKg: string | null;
            readonly count: string | null;
            readonly countryOfOrigin: string | null;
            readonly plu: string | null;
            readonly others: readonly components["schemas"]["ScannedElement"][];
        };
        readonly ScanProblem: {
            /** @enum {string} */
            readonly code: "CHECK_DIGIT" | "DATE" | "FORMAT" | "UNKNOWN_AI" | "CONTRADICTION";
            /** @description The application identifier that it is about; empty where the code has none */
            readonly ai: string;
            readonly message: string;
        };
        readonly ScanResponse: {
            /** @enum {string} */
            readonly kind: "GS1" | "EAN13_WEIGHT" | "GTIN" | "PLU" | "LOT_NUMBER" | "UNKNOWN";
            readonly elements: components["schemas"]["ScannedElements"];
            readonly article: components["schemas"]["ArticleResponse"] | null;
            readonly lots: readonly components["schemas"]["LotResponse"][];
            readonly stockBatches: readonly components["schemas"]["NamedStockBatchResponse"][];
            readonly problems: readonly components["schemas"]["ScanProblem"][];
        };
        readonly InspectionResponse: {
            /** @enum {string} */
            readonly result: "PASSED" | "FAILED";
            readonly temperature: number | null;
            readonly notes: string;
            /** @description The username */
            readonly inspectedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly inspectedAt: string;
        };
        readonly GoodsReceiptLineResponse: {
            /**
             * Format: int32
             * @description Counts from 1
             */
            readonly line: number;
            readonly lotId: string | null;
            readonly stockBatchId: string | null;
            readonly articleId: string;
            /** @description As it was called then */
            readonly articleName: string;
            readonly stockId: string;
            readonly quantityAmount: string | null;
            readonly quantityUnit: string | null;
            readonly expiryDate: string | null;
            readonly lotNumber: string | null;
            readonly batchType: string | null;
            readonly supplierLot: string | null;
            readonly temperature: number | null;
            readonly temperatureLimit: number | null;
            readonly facts: components["schemas"]["FactsResponse"] | null;
            readonly rejectedAmount: string | null;
            readonly rejectedUnit: string | null;
            readonly rejectReason: string | null;
            /**
             * @description That of the moment of the receipt: it stays
             * @enum {string}
             */
            readonly status: "ACCEPTED" | "ON_HOLD" | "PARTLY_REJECTED" | "REJECTED";
            /** @description Whether what came in by it was undone in the ledger */
            readonly undone: boolean;
            readonly inspections: readonly components["schemas"]["InspectionResponse"][];
        };
        readonly ReceiptWarningResponse: {
            /** @enum {string} */
            readonly code: "SUPPLIER_INACTIVE" | "SUPPLIER_CERTIFICATE_MISSING" | "SUPPLIER_CERTIFICATE_EXPIRED" | "SUPPLIER_NOT_ASSIGNED" | "SUPPLIER_LOT_MISSING" | "ORIGIN_INCOMPLETE" | "EXPIRED_ON_RECEIPT";
            readonly message: string;
            readonly line: number | null;
        };
        readonly GoodsReceiptResponse: {
            readonly id: string;
            /** @example G-2026-11-21-007 */
            readonly receiptNumber: string;
            readonly supplierId: string;
            /** @description As it was called then */
            readonly supplierName: string;
            readonly deliveryNote: string;
            readonly purchaseOrder: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly receiptDate: string;
            readonly vehicleTemperature: number | null;
            readonly lines: readonly components["schemas"]["GoodsReceiptLineResponse"][];
            readonly warnings: readonly components["schemas"]["ReceiptWarningResponse"][];
            /** @description The username */
            readonly receivedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly GoodsReceiptResponsePage: {
            readonly content: readonly components["schemas"]["GoodsReceiptResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly GoodsReceiptPostRequest: {
            readonly supplierId: string;
            readonly deliveryNote?: string;
            readonly purchaseOrder?: string;
            /** Format: date */
            readonly receiptDate?: string;
            readonly vehicleTemperature?: number;
            readonly lines: readonly {
                readonly stockId?: string;
                /** @description In the place of stockId: where the article has no stock there yet, one is made in the same booking */
                readonly storageLocationId?: string;
                readonly articleId?: string;
                /** @example 10.5 */
                readonly quantityAmount?: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit?: string;
                /** Format: date */
                readonly expiryDate?: string;
                readonly lotNumber?: string;
                /**
                 * @example PRODUCED
                 * @example PURCHASED
                 */
                readonly batchType?: string;
                readonly supplierLot?: string;
                readonly temperature?: number;
                readonly temperatureLimit?: number;
                readonly facts?: {
                    /** @enum {string} */
                    readonly species?: "BEEF" | "VEAL" | "PORK" | "LAMB" | "GOAT" | "POULTRY" | "GAME" | "OTHER";
                    /**
                     * @description A country: ISO 3166-1 alpha-2, in capitals
                     * @example DE
                     */
                    readonly bornIn?: string;
                    readonly rearedIn?: readonly string[];
                    /**
                     * @description A country: ISO 3166-1 alpha-2, in capitals
                     * @example DE
                     */
                    readonly slaughteredIn?: string;
                    readonly slaughterhouse?: string;
                    /**
                     * @description A country: ISO 3166-1 alpha-2, in capitals
                     * @example DE
                     */
                    readonly cutIn?: string;
                    readonly cuttingPlants?: readonly string[];
                    /** Format: date */
                    readonly slaughterDate?: string;
                    readonly reference?: string;
                };
                /** @example 10.5 */
                readonly rejectedAmount?: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly rejectedUnit?: string;
                readonly rejectReason?: string;
            }[];
        };
        readonly GoodsReceiptInspectRequest: {
            /** @enum {string} */
            readonly result: "PASSED" | "FAILED";
            readonly temperature?: number;
            readonly notes?: string;
        };
        readonly ManualPriceResponse: {
            /** @description At most 4 decimal places */
            readonly amount: number;
            /** @enum {string} */
            readonly per: "KG" | "PIECE";
            readonly reason: string;
        };
        readonly PriceResponse: {
            /** @description At most 4 decimal places */
            readonly amount: number;
            /** @enum {string} */
            readonly per: "KG" | "PIECE";
            /**
             * @description NET for businesses, GROSS for persons
             * @enum {string}
             */
            readonly basis: "NET" | "GROSS";
            /** @enum {string} */
            readonly source: "MANUAL" | "CONTRACT" | "LIST";
            readonly reason: string | null;
            /**
             * Format: date
             * @description The day for which it was found
             * @example 2026-11-21
             */
            readonly day: string;
        };
        readonly OrderLineResponse: {
            /**
             * Format: int32
             * @description Counts from 1; none is used again
             */
            readonly line: number;
            readonly articleId: string;
            readonly articleNumber: string;
            readonly articleName: string;
            /**
             * @description A decimal text
             * @example 10.5
             */
            readonly quantityAmount: string;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            readonly note: string;
            readonly manualPrice: components["schemas"]["ManualPriceResponse"] | null;
            readonly price: components["schemas"]["PriceResponse"] | null;
            readonly value: string | null;
            /** @enum {string} */
            readonly status: "OPEN" | "COMPLETE" | "CLOSED";
            readonly closedReason: string | null;
            /**
             * @description What went and was not undone, in `quantityUnit`
             * @example 10.5
             */
            readonly delivered: string;
            /**
             * @description What is still to come, in `quantityUnit`
             * @example 10.5
             */
            readonly open: string;
        };
        readonly OrderWarningResponse: {
            /** @enum {string} */
            readonly code: "OVER_CALL";
            readonly line: number | null;
            readonly message: string;
            /** @description Why it went through */
            readonly reason: string;
            /** @description The username */
            readonly by: string;
            /**
             * @description A time as ISO 8601
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
        };
        readonly OrderResponse: {
            readonly id: string;
            /**
             * @description Of the day it was placed
             * @example O-2026-11-21-007
             */
            readonly orderNumber: string;
            /** @enum {string} */
            readonly status: "DRAFT" | "CONFIRMED" | "COMPLETED" | "CANCELLED";
            readonly customerId: string;
            readonly customerName: string;
            /** @enum {string} */
            readonly basis: "NET" | "GROSS";
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly requestedDate: string;
            /** @description Empty: the billing address */
            readonly deliveryAddressLabel: string;
            readonly address: components["schemas"]["AddressResponse"] | null;
            /** @description The customer's */
            readonly reference: string;
            readonly note: string;
            readonly standingOrderId: string | null;
            readonly plannedDate: string | null;
            readonly tolerancePercent: number | null;
            readonly value: string | null;
            readonly lines: readonly components["schemas"]["OrderLineResponse"][];
            readonly warnings: readonly components["schemas"]["OrderWarningResponse"][];
            /** @description The username */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly confirmedBy: string | null;
            readonly confirmedAt: string | null;
        };
        readonly OrderResponsePage: {
            readonly content: readonly components["schemas"]["OrderResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly OrderPlaceRequest: {
            readonly customerId: string;
            /** Format: date */
            readonly requestedDate: string;
            readonly deliveryAddressLabel?: string;
            readonly reference?: string;
            readonly note?: string;
            readonly lines: readonly {
                readonly articleId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly note?: string;
                readonly manualPrice?: {
                    /** @description At most 10 digits before the point and 4 after it */
                    readonly amount: number;
                    /** @enum {string} */
                    readonly per?: "KG" | "PIECE";
                    readonly reason: string;
                };
            }[];
        };
        readonly OrderChangeRequest: {
            /** Format: date */
            readonly requestedDate?: string;
            readonly deliveryAddressLabel?: string;
            readonly reference?: string;
            readonly note?: string;
            readonly lines?: readonly {
                /** Format: int32 */
                readonly line?: number;
                readonly articleId?: string;
                /** @example 10.5 */
                readonly quantityAmount?: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit?: string;
                readonly note?: string;
                readonly manualPrice?: {
                    /** @description At most 10 digits before the point and 4 after it */
                    readonly amount: number;
                    /** @enum {string} */
                    readonly per?: "KG" | "PIECE";
                    readonly reason: string;
                };
            }[];
            readonly acknowledge?: {
                readonly codes: readonly string[];
                readonly reason: string;
            };
        };
        readonly OrderConfirmRequest: {
            readonly acknowledge?: {
                readonly codes: readonly string[];
                readonly reason: string;
            };
        };
        readonly OrderCancelRequest: {
            readonly reason: string;
            readonly lines?: readonly number[];
        };
        readonly ArticlePricesResponse: {
            readonly articleId: string;
            readonly articleName: string;
            readonly byWeight: components["schemas"]["PriceResponse"] | null;
            readonly inPieces: components["schemas"]["PriceResponse"] | null;
        };
        readonly PricesResponse: {
            readonly customerId: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly day: string;
            /** @enum {string} */
            readonly basis: "NET" | "GROSS";
            readonly articles: readonly components["schemas"]["ArticlePricesResponse"][];
        };
        readonly CalledLineItemResponse: {
            readonly articleId: string;
            readonly articleName: string;
            /** @description At most 4 decimal places */
            readonly agreedPrice: number;
            readonly agreedQuantity: number | null;
            readonly unit: ("PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE") | null;
            /**
             * @description What is open of orders and what went and stayed, in `restUnit`
             * @example 29.1
             */
            readonly called: string;
            readonly rest: string | null;
            /** @enum {string} */
            readonly restUnit: "KG" | "PIECE";
        };
        readonly HeldContractResponse: {
            readonly id: string;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
            readonly lineItems: readonly components["schemas"]["CalledLineItemResponse"][];
            readonly setBy: string | null;
            readonly setAt: string | null;
        };
        readonly HeldContractResponsePage: {
            readonly content: readonly components["schemas"]["HeldContractResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly PauseResponse: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly from: string;
            /**
             * Format: date
             * @description Belongs to it, as `from` does
             * @example 2026-11-21
             */
            readonly until: string;
            readonly reason: string;
        };
        readonly StandingOrderLineResponse: {
            /**
             * Format: int32
             * @description Counts from 1
             */
            readonly line: number;
            readonly articleId: string;
            readonly articleNumber: string;
            readonly articleName: string;
            /** @example 10.5 */
            readonly quantityAmount: string;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            readonly note: string;
        };
        readonly StandingOrderResponse: {
            readonly id: string;
            readonly customerId: string;
            readonly customerName: string;
            /** @description Empty: the billing address */
            readonly deliveryAddressLabel: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly firstDate: string;
            /** @description Null: until further notice */
            readonly lastDate: string | null;
            readonly weekdays: readonly number[];
            readonly pauses: readonly components["schemas"]["PauseResponse"][];
            /** @description The customer's */
            readonly reference: string;
            readonly note: string;
            readonly lines: readonly components["schemas"]["StandingOrderLineResponse"][];
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly StandingOrderResponsePage: {
            readonly content: readonly components["schemas"]["StandingOrderResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly StandingOrderCreateRequest: {
            readonly customerId: string;
            /** Format: date */
            readonly firstDate: string;
            /** Format: date */
            readonly lastDate?: string;
            /** @description 1 Monday to 7 Sunday, each once */
            readonly weekdays: readonly number[];
            readonly pauses?: readonly {
                /** Format: date */
                readonly from: string;
                /** Format: date */
                readonly until: string;
                readonly reason?: string;
            }[];
            readonly deliveryAddressLabel?: string;
            readonly reference?: string;
            readonly note?: string;
            readonly lines: readonly {
                readonly articleId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly note?: string;
            }[];
        };
        readonly StandingOrderChangeRequest: {
            /** Format: date */
            readonly firstDate?: string;
            /** Format: date */
            readonly lastDate?: string;
            /** @description 1 Monday to 7 Sunday, each once */
            readonly weekdays?: readonly number[];
            readonly pauses?: readonly {
                /** Format: date */
                readonly from: string;
                /** Format: date */
                readonly until: string;
                readonly reason?: string;
            }[];
            readonly deliveryAddressLabel?: string;
            readonly reference?: string;
            readonly note?: string;
            readonly lines?: readonly {
                readonly articleId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly note?: string;
            }[];
        };
        readonly StandingOrderRunRequest: {
            /** Format: date */
            readonly until: string;
        };
        readonly MadeOrderResponse: {
            readonly orderId: string;
            readonly standingOrderId: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly date: string;
        };
        readonly SkippedDayResponse: {
            readonly standingOrderId: string;
            readonly customerName: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly date: string;
            /** @enum {string} */
            readonly reason: "PAUSED" | "CLOSED" | "CUSTOMER_INACTIVE";
        };
        readonly StandingOrderRunResponse: {
            readonly created: readonly components["schemas"]["MadeOrderResponse"][];
            readonly skipped: readonly components["schemas"]["SkippedDayResponse"][];
            /** @description False: there are more days; call again */
            readonly complete: boolean;
        };
        readonly AvailabilityResponsePage: {
            readonly content: readonly components["schemas"]["AvailabilityResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly OrderPickResponse: {
            readonly stockBatchId: string;
            readonly lotId: string;
            readonly lotNumber: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly expiryDate: string;
            readonly storageLocationId: string;
            readonly storageLocationName: string;
            /**
             * @description In `unit`
             * @example 12.5
             */
            readonly quantity: string;
        };
        readonly LineToPickResponse: {
            /** Format: int32 */
            readonly line: number;
            readonly articleId: string;
            readonly articleNumber: string;
            readonly articleName: string;
            /**
             * @description As it was ordered
             * @example KG
             */
            readonly quantityUnit: string;
            /**
             * @description In `quantityUnit`
             * @example 12.5
             */
            readonly open: string;
            readonly note: string;
            /**
             * @description Of `needed`, `missing` and the picks
             * @enum {string}
             */
            readonly unit: "KG" | "PIECE";
            /**
             * @description In `unit`
             * @example 12.5
             */
            readonly needed: string;
            readonly remainingDays: number | null;
            readonly picks: readonly components["schemas"]["OrderPickResponse"][];
            /**
             * @description In `unit`
             * @example 12.5
             */
            readonly missing: string;
            readonly tooShort: readonly string[];
        };
        readonly OrderToPickResponse: {
            readonly id: string;
            readonly orderNumber: string;
            readonly customerId: string;
            readonly customerName: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly requestedDate: string;
            /** @description Empty: the billing address */
            readonly deliveryAddressLabel: string;
            readonly note: string;
            readonly lines: readonly components["schemas"]["LineToPickResponse"][];
        };
        readonly PickingResponse: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly date: string;
            /** @description False: there are more orders */
            readonly complete: boolean;
            readonly orders: readonly components["schemas"]["OrderToPickResponse"][];
        };
        readonly DeliveryLineResponse: {
            /**
             * Format: int32
             * @description Counts from 1
             */
            readonly line: number;
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleId: string;
            /** @description As it was called then */
            readonly articleName: string;
            /** @description From which it was taken */
            readonly stockBatchId: string;
            /**
             * @description A decimal text
             * @example 10.5
             */
            readonly quantityAmount: string;
            /**
             * @description As it was written
             * @example KG
             */
            readonly quantityUnit: string;
            /**
             * @description What came back of it, in `quantityUnit`
             * @example 0
             */
            readonly takenBack: string;
            /** @description Whether the dispatch was undone in the ledger */
            readonly undone: boolean;
            readonly orderId: string | null;
            readonly orderNumber: string | null;
            readonly orderLine: number | null;
            /** @description Whether nothing more comes for the order line */
            readonly last: boolean;
            readonly pieces: number | null;
            readonly takenBackPieces: number | null;
            /** @description That of the order line, else that of the dispatch date; null: none */
            readonly price: components["schemas"]["PriceResponse"] | null;
        };
        readonly DeliveryWarningResponse: {
            /** @enum {string} */
            readonly code: "REMAINING_LIFE" | "WEIGHT_DEVIATION" | "OVER_DELIVERY";
            readonly line: number | null;
            readonly message: string;
            /** @description Why it went through */
            readonly reason: string;
            /** @description The username */
            readonly by: string;
            /**
             * @description A time as ISO 8601
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
        };
        readonly DeliveryResponse: {
            readonly id: string;
            /** @example D-2026-11-21-007 */
            readonly deliveryNumber: string;
            readonly customerId: string;
            /** @description As it was called then */
            readonly customerName: string;
            readonly address: components["schemas"]["AddressResponse"];
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly dispatchDate: string;
            /** @description Whether an invoice bills it */
            readonly billable: boolean;
            readonly lines: readonly components["schemas"]["DeliveryLineResponse"][];
            readonly warnings: readonly components["schemas"]["DeliveryWarningResponse"][];
            /** @description The username */
            readonly createdBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
        };
        readonly DeliveryResponsePage: {
            readonly content: readonly components["schemas"]["DeliveryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly DeliveryDispatchRequest: {
            readonly customerId: string;
            readonly deliveryAddressLabel?: string;
            /** Format: date */
            readonly dispatchDate?: string;
            readonly owner?: string;
            readonly consignee?: string;
            readonly billable?: boolean;
            readonly lines: readonly {
                readonly stockBatchId: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                readonly orderId?: string;
                /** Format: int32 */
                readonly orderLine?: number;
                /** @default false */
                readonly last?: boolean;
                /** Format: int32 */
                readonly pieces?: number;
            }[];
            readonly acknowledge?: {
                readonly codes: readonly string[];
                readonly reason: string;
            };
        };
        readonly ParticularsResponse: {
            /**
             * Format: int32
             * @description Counts from 1
             */
            readonly line: number;
            readonly description: string;
            /** @example 10.5 KG */
            readonly quantity: string;
            readonly dispatchingOperator: string;
            readonly owner: string;
            readonly receivingOperator: string;
            readonly consignee: string;
            readonly lotReference: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly dispatchDate: string;
        };
        readonly DeliveryParticularsResponse: {
            readonly deliveryId: string;
            readonly deliveryNumber: string;
            readonly lines: readonly components["schemas"]["ParticularsResponse"][];
            /** @description Those that master data and settings did not give when the goods went */
            readonly missing: readonly ("description" | "quantity" | "dispatchingOperator" | "owner" | "receivingOperator" | "consignee" | "lotReference" | "dispatchDate")[];
        };
        readonly DeliveryReturnRequest: {
            readonly lines: readonly {
                /** Format: int32 */
                readonly line: number;
                readonly stockId?: string;
                /** @description In the place of stockId: where the article has no stock there yet, one is made in the same booking */
                readonly storageLocationId?: string;
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
                /** Format: int32 */
                readonly pieces?: number;
            }[];
            readonly reason: string;
        };
        readonly OperatorResponse: {
            readonly name: string;
            readonly street: string;
            readonly houseNumber: string;
            readonly postalCode: string;
            readonly city: string;
            readonly country: string;
            readonly phone: string;
            readonly email: string;
            /**
             * @description Of the establishment, as in its oval mark
             * @example DE BY 12345 EG
             */
            readonly approvalNumber: string;
        };
        readonly VatRateResponse: {
            /** @enum {string} */
            readonly vatClass: "STANDARD" | "REDUCED";
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly validFrom: string;
            /** @description In percent, at most 2 decimal places */
            readonly rate: number;
        };
        readonly ClosedDayResponse: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly date: string;
            readonly note: string;
        };
        readonly SettingsResponse: {
            readonly operator: components["schemas"]["OperatorResponse"];
            /** @enum {string} */
            readonly supplierCertificates: "WARN" | "REFUSE";
            readonly cuttingTolerancePercent: number;
            readonly weightPatterns: readonly string[];
            readonly vatRates: readonly components["schemas"]["VatRateResponse"][];
            /** @description By how much a weight may differ from what was ordered */
            readonly deliveryTolerancePercent: number;
            readonly closedWeekdays: readonly number[];
            readonly closedDays: readonly components["schemas"]["ClosedDayResponse"][];
        };
        readonly ShopSettingsUpdateRequest: {
            readonly operator?: {
                readonly name?: string;
                readonly street?: string;
                readonly houseNumber?: string;
                readonly postalCode?: string;
                readonly city?: string;
                readonly country?: string;
                readonly phone?: string;
                readonly email?: string;
                readonly approvalNumber?: string;
            };
            /** @enum {string} */
            readonly supplierCertificates?: "WARN" | "REFUSE";
            readonly cuttingTolerancePercent?: number;
            readonly weightPatterns?: readonly string[];
            readonly vatRates?: readonly {
                /** @enum {string} */
                readonly vatClass: "STANDARD" | "REDUCED";
                /** Format: date */
                readonly validFrom: string;
                readonly rate: number;
            }[];
            readonly deliveryTolerancePercent?: number;
            readonly closedWeekdays?: readonly number[];
            readonly closedDays?: readonly {
                /** Format: date */
                readonly date: string;
                readonly note?: string;
            }[];
        };
        readonly TraceTotals: {
            readonly lots: number;
            readonly runs: number;
            readonly receipts: number;
            readonly deliveries: number;
        };
        readonly TraceNode: {
            /** @description Of the lot or document */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "LOT" | "RUN" | "RECEIPT" | "DELIVERY";
            /**
             * @description What is reached both ways is DOWN
             * @enum {string}
             */
            readonly side: "START" | "UP" | "DOWN";
            /** @description The fewest runs to a start */
            readonly distance: number;
            /** @description LOT */
            readonly lotNumber?: string;
            /** @description LOT */
            readonly articleId?: string;
            /** @description LOT; as it is called today */
            readonly articleName?: string;
            /**
             * Format: date
             * @description LOT
             * @example 2026-11-21
             */
            readonly expiryDate?: string;
            /** @description LOT, RECEIPT */
            readonly supplierId?: string | null;
            /** @description LOT */
            readonly supplierLot?: string | null;
            /** @description LOT */
            readonly onHold?: boolean;
            readonly account?: components["schemas"]["LotAccountResponse"];
            /**
             * @description RUN
             * @enum {string}
             */
            readonly runKind?: "PRODUCTION" | "CUTTING";
            /** @description RUN */
            readonly status?: string;
            /** @description RUN; lots that went in and that the answer does not show */
            readonly otherInputs?: number;
            /** @description RUN, RECEIPT, DELIVERY */
            readonly number?: string;
            /** @description RECEIPT; as it is called today */
            readonly supplierName?: string;
            /** @description DELIVERY */
            readonly customerId?: string;
            /** @description DELIVERY; as it is called today */
            readonly customerName?: string;
            /**
             * Format: date
             * @description DELIVERY
             * @example 2026-11-21
             */
            readonly dispatchDate?: string;
        };
        readonly TraceEdge: {
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly type: "RECEIVED" | "CONSUMED" | "PRODUCED" | "DISPATCHED";
            /**
             * @description A decimal text in `unit`, exact
             * @example 120
             */
            readonly quantity: string;
            /**
             * @description The base unit of the kind
             * @example KG
             */
            readonly unit: string;
            /** @description Rows of the ledger */
            readonly movements: number;
            /** @description DISPATCHED; what came back. It does not lessen `quantity` */
            readonly takenBack?: string;
        };
        readonly AffectedDelivery: {
            readonly deliveryId: string;
            readonly deliveryNumber: string;
            /**
             * Format: date
             * @example 2026-11-21
             */
            readonly dispatchDate: string;
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleName: string;
            /**
             * @description A decimal text in `unit`, exact
             * @example 120
             */
            readonly quantity: string;
            /**
             * @description A decimal text in `unit`, exact
             * @example 120
             */
            readonly takenBack: string;
            /**
             * @description The base unit of the kind
             * @example KG
             */
            readonly unit: string;
        };
        readonly AffectedCustomer: {
            readonly customerId: string;
            readonly name: string;
            readonly phone: string;
            readonly email: string;
            readonly contactPerson: string;
            readonly deliveries: readonly components["schemas"]["AffectedDelivery"][];
        };
        readonly UndoneDelivery: {
            readonly deliveryId: string;
            readonly deliveryNumber: string;
            readonly customerId: string;
            /** @description Of the customer */
            readonly name: string;
            /**
             * Format: date-time
             * @description When a dispatch of it was undone last
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly undoneAt: string;
            /** @description The username */
            readonly undoneBy: string;
            readonly reason: string;
        };
        readonly StockOnHand: {
            readonly storageLocationId: string;
            readonly storageLocationName: string;
            readonly stockBatchId: string;
            readonly lotId: string;
            /**
             * @description A decimal text in `unit`, exact
             * @example 120
             */
            readonly quantity: string;
            /**
             * @description The base unit of the kind
             * @example KG
             */
            readonly unit: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
        };
        readonly OpenRun: {
            readonly batchId: string;
            readonly batchNumber: string;
        };
        readonly OriginSupplier: {
            readonly supplierId: string;
            readonly name: string;
            readonly lots: readonly string[];
            /**
             * @description A decimal text in `unit`, exact
             * @example 120
             */
            readonly quantity: string;
            /**
             * @description The base unit of the kind
             * @example KG
             */
            readonly unit: string;
        };
        readonly RecallList: {
            readonly customers: readonly components["schemas"]["AffectedCustomer"][];
            readonly undoneDeliveries: readonly components["schemas"]["UndoneDelivery"][];
            readonly stockOnHand: readonly components["schemas"]["StockOnHand"][];
            readonly openRuns: readonly components["schemas"]["OpenRun"][];
            readonly suppliers: readonly components["schemas"]["OriginSupplier"][];
        };
        readonly TraceResponse: {
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly asOf: string;
            readonly starts: readonly string[];
            /** @description Whether all nodes and edges are shown */
            readonly complete: boolean;
            readonly totals: components["schemas"]["TraceTotals"];
            readonly nodes: readonly components["schemas"]["TraceNode"][];
            readonly edges: readonly components["schemas"]["TraceEdge"][];
            readonly recall: components["schemas"]["RecallList"];
        };
        readonly RecallSummaryResponse: {
            readonly id: string;
            /** @example R-2026-11-21-001 */
            readonly recallNumber: string;
            /** @enum {string} */
            readonly mode: "REAL" | "MOCK";
            /** @enum {string} */
            readonly status: "OPEN" | "CLOSED";
            readonly reason: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly asOf: string;
            /** @description In hexadecimal digits, over the canonical JSON (RFC 8785) of the object of asOf, lots, stock, customers, undoneDeliveries, openRuns, suppliers and reconciliation, exactly as they are shown */
            readonly sha256: string;
            /**
             * Format: int32
             * @description Milliseconds from the request to the figures
             */
            readonly elapsedMs: number;
            /** @description The username */
            readonly openedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly openedAt: string;
            readonly closedBy: string | null;
            readonly closedAt: string | null;
            readonly conclusion: string | null;
            /** Format: int32 */
            readonly lotCount: number;
            /** Format: int32 */
            readonly customerCount: number;
        };
        readonly RecallSummaryResponsePage: {
            readonly content: readonly components["schemas"]["RecallSummaryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly RecallOpenRequest: {
            /** @enum {string} */
            readonly mode: "REAL" | "MOCK";
            readonly reason: string;
            readonly lotIds?: readonly string[];
            readonly lotNumber?: string;
            readonly supplierLot?: string;
            readonly supplierId?: string;
            readonly batchId?: string;
        };
        readonly AffectedLot: {
            readonly lotId: string;
            readonly lotNumber: string;
            readonly articleId: string;
            readonly articleName: string;
            readonly account: components["schemas"]["LotAccountResponse"];
        };
        readonly Reconciliation: {
            /** @example KG */
            readonly unit: string;
            /** @example 120 */
            readonly originated: string;
            /**
             * @description consumed + dispatched - takenBack + writtenOff + inStock
             * @example 119.5
             */
            readonly accounted: string;
            readonly percent: string | null;
            /**
             * @description removed - counted
             * @example 0.5
             */
            readonly unexplained: string;
        };
        readonly Recovered: {
            /** @example 2.5 */
            readonly quantityAmount: string;
            readonly quantityUnit: string;
        };
        readonly RecallContact: {
            readonly customerId: string;
            /** @enum {string} */
            readonly channel: "PHONE" | "EMAIL" | "PERSON" | "LETTER";
            /** @enum {string} */
            readonly outcome: "REACHED" | "NOT_REACHED" | "CONFIRMED";
            readonly note: string | null;
            readonly recovered: components["schemas"]["Recovered"] | null;
            /** @description The username */
            readonly contactedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly contactedAt: string;
        };
        readonly UnitAmount: {
            /** @example KG */
            readonly unit: string;
            /**
             * @description A decimal text
             * @example 12.5
             */
            readonly quantity: string;
        };
        readonly RecallNow: {
            readonly inStock: readonly components["schemas"]["UnitAmount"][];
            readonly returned: readonly components["schemas"]["UnitAmount"][];
            /** @description Ids of customers */
            readonly uncontacted: readonly string[];
        };
        readonly RecallResponse: {
            readonly id: string;
            /** @example R-2026-11-21-001 */
            readonly recallNumber: string;
            /** @enum {string} */
            readonly mode: "REAL" | "MOCK";
            /** @enum {string} */
            readonly status: "OPEN" | "CLOSED";
            readonly reason: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly asOf: string;
            /** @description In hexadecimal digits, over the canonical JSON (RFC 8785) of the object of asOf, lots, stock, customers, undoneDeliveries, openRuns, suppliers and reconciliation, exactly as they are shown */
            readonly sha256: string;
            /**
             * Format: int32
             * @description Milliseconds from the request to the figures
             */
            readonly elapsedMs: number;
            /** @description The username */
            readonly openedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly openedAt: string;
            readonly closedBy: string | null;
            readonly closedAt: string | null;
            readonly conclusion: string | null;
            readonly lots: readonly components["schemas"]["AffectedLot"][];
            readonly stock: readonly components["schemas"]["StockOnHand"][];
            readonly customers: readonly components["schemas"]["AffectedCustomer"][];
            readonly openRuns: readonly components["schemas"]["OpenRun"][];
            readonly suppliers: readonly components["schemas"]["OriginSupplier"][];
            readonly reconciliation: readonly components["schemas"]["Reconciliation"][];
            readonly contacts: readonly components["schemas"]["RecallContact"][];
            readonly now: components["schemas"]["RecallNow"];
            /** @description Deliveries that were undone: the customer may have had the goods all the same. Missing, and not in the hash, in cases of older versions */
            readonly undoneDeliveries?: readonly components["schemas"]["UndoneDelivery"][];
        };
        readonly RecallContactRequest: {
            readonly customerId: string;
            /** @enum {string} */
            readonly channel: "PHONE" | "EMAIL" | "PERSON" | "LETTER";
            /** @enum {string} */
            readonly outcome: "REACHED" | "NOT_REACHED" | "CONFIRMED";
            readonly note?: string;
            readonly recovered?: {
                /** @example 10.5 */
                readonly quantityAmount: string;
                /**
                 * @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not
                 * @example KG
                 */
                readonly quantityUnit: string;
            };
        };
        readonly RecallCloseRequest: {
            readonly conclusion: string;
        };
        readonly AuditChange: {
            /** @example supplier */
            readonly entity: string;
            readonly id: string;
            /** @description The members that changed, as they were, and of a list of things the things that changed; null where it is new */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The members that changed, as they are, and of a list of things the things that changed; null where it is gone */
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly AuditEntry: {
            readonly id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly at: string;
            readonly userId: string | null;
            /** @description Where nobody known was asking, the username typed at the log-in */
            readonly username: string | null;
            /** @example supplier.rate */
            readonly operation: string;
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** @description Why it was refused */
            readonly code: string | null;
            /** @description The kind of what it was about */
            readonly entity: string | null;
            readonly entityId: string | null;
            /** @description Of the client */
            readonly address: string | null;
            readonly requestId: string | null;
            readonly changes: readonly components["schemas"]["AuditChange"][];
            /** @description How many refusals of a kind within a minute it stands for, beside the first, which has an entry of its own; null: for one */
            readonly times: number | null;
        };
        readonly AuditEntryPage: {
            readonly content: readonly components["schemas"]["AuditEntry"][];
            readonly page: components["schemas"]["PageInfo"];
        };
    };
    responses: {
        /** @description Another method at this path, which it does not know. */
        readonly Error405: {
            headers: {
                /** @description The methods that the path knows */
                readonly Allow?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "METHOD_NOT_ALLOWED";
                };
            };
        };
        /** @description The request took too long to arrive. */
        readonly Error408: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "REQUEST_TIMEOUT";
                };
            };
        };
        /** @description The body is larger than the operation takes. */
        readonly Error413: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "PAYLOAD_TOO_LARGE";
                };
            };
        };
        /** @description The body is not JSON in UTF-8. */
        readonly Error415: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description The headers, or the path with its query, are larger than 32 KiB. */
        readonly Error431: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "HEADERS_TOO_LARGE";
                };
            };
        };
        /** @description A defect of the service. */
        readonly Error500: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "INTERNAL_ERROR";
                };
            };
        };
        /** @description The service cannot answer right now. */
        readonly Error503: {
            headers: {
                /** @description Seconds */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "SERVICE_UNAVAILABLE";
                };
            };
        };
        /** @description Too many requests, or too many failed attempts to log in. */
        readonly Error429: {
            headers: {
                /** @description Seconds */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "TOO_MANY_REQUESTS";
                };
            };
        };
        /** @description A segment of the path is longer than 4,096 characters. */
        readonly Error414: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"] & {
                    /** @enum {unknown} */
                    readonly code?: "URI_TOO_LONG";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    readonly sessionLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionLoginRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVALID_CREDENTIALS";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description Too many requests, or too many failed attempts to log in. */
            readonly 429: {
                headers: {
                    /** @description Seconds */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly sessionRefresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionRefreshRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVALID_REFRESH_TOKEN";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly sessionLogout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 204: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly sessionGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly sessionOpen: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionOpenRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED" | "INVALID_CREDENTIALS";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description Too many requests, or too many failed attempts to log in. */
            readonly 429: {
                headers: {
                    /** @description Seconds */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly sessionClose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: username, email, status, createdAt, lastLogin */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "ACTIVE" | "INACTIVE" | "LOCKED";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTOPage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 201: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "EMAIL_ALREADY_EXISTS" | "IDEMPOTENCY_KEY_IN_USE" | "USERNAME_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userGetOwn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "EMAIL_ALREADY_EXISTS";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userChangePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserChangePasswordRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 204: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED" | "INVALID_CURRENT_PASSWORD";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description Too many requests, or too many failed attempts to log in. */
            readonly 429: {
                headers: {
                    /** @description Seconds */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userResetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserResetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 204: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userLock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CANNOT_LOCK_SELF" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "LAST_ADMINISTRATOR";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userUnlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userDeactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CANNOT_LOCK_SELF" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "LAST_ADMINISTRATOR";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userReactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userAssignRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserAssignRoleRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ROLE_NOT_FOUND" | "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userRemoveRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The name of the role */
                readonly roleName: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 204: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ROLE_NOT_FOUND" | "USER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "LAST_ADMINISTRATOR";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly roleList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name */
                readonly sort?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoleListDTOPage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly todayGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TodayResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "ACTIVE" | "INACTIVE";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierImport: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether it only tells what is wrong, and writes nothing */
                readonly dryRun?: boolean;
            };
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierImportRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierActivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierDeactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierRateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierChangeCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierChangeCertificateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CERTIFICATE_NOT_FOUND" | "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AMBIGUOUS_CERTIFICATE" | "CERTIFICATE_ALREADY_EXISTS" | "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierAddCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierAddCertificateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CERTIFICATE_ALREADY_EXISTS" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "TOO_MANY_CERTIFICATES";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierRemoveCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SupplierRemoveCertificateRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CERTIFICATE_NOT_FOUND" | "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AMBIGUOUS_CERTIFICATE" | "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name, type, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `type` */
                readonly type?: "B2C" | "B2B";
                /** @description Only those with this `status` */
                readonly status?: "ACTIVE" | "INACTIVE";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerImport: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether it only tells what is wrong, and writes nothing */
                readonly dryRun?: boolean;
            };
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerImportRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "CUSTOMER_IN_USE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerActivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerDeactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerAddDeliveryAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerAddDeliveryAddressRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "DELIVERY_ADDRESS_ALREADY_EXISTS" | "IDEMPOTENCY_KEY_IN_USE" | "TOO_MANY_DELIVERY_ADDRESSES";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerRemoveDeliveryAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The label of the delivery address, exactly as it is in the answer */
                readonly label: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerSetFrameContract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerSetFrameContractRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "TOO_MANY_CONTRACT_LINES";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerRemoveFrameContract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND" | "FRAME_CONTRACT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerSetPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerSetPreferencesRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerGetSalesTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalesTermsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerSetSalesTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerSetSalesTermsRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SalesTermsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductCategoryCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "PRODUCT_CATEGORY_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductCategoryUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "PRODUCT_CATEGORY_ALREADY_EXISTS";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "PRODUCT_CATEGORY_IN_USE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name, articleNumber, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `categoryId` */
                readonly categoryId?: string;
                /** @description Only those with this `status` */
                readonly status?: "ACTIVE" | "INACTIVE";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_ALREADY_EXISTS" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleImport: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether it only tells what is wrong, and writes nothing */
                readonly dryRun?: boolean;
            };
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleImportRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_ALREADY_EXISTS" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "PRODUCT_CATEGORY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleActivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleDeactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleSetCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleSetCodesRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_CODE_ALREADY_EXISTS" | "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleAssignSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleAssignSupplierRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "TOO_MANY_SUPPLIERS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleRemoveSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The supplier’s id */
                readonly supplierId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleAddSalesUnit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleAddSalesUnitRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "SALES_UNIT_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleChangePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The id of the sales unit */
                readonly suId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleChangePriceRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "SALES_UNIT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleListPrices: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: */
                readonly sort?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The id of the sales unit */
                readonly suId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPriceResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "SALES_UNIT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleRemoveSalesUnit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The id of the sales unit */
                readonly suId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "SALES_UNIT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleSetSalesData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleSetSalesDataRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name, version, type, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "DRAFT" | "ACTIVE" | "ARCHIVED";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeSummaryResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipeCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "RECIPE_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeCreateVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "RECIPE_ALREADY_EXISTS";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeActivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "RECIPE_WITHOUT_INGREDIENTS" | "SUB_RECIPE_UNIT_MISMATCH";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeArchive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeAddIngredient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipeAddIngredientRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INGREDIENT_POSITION_TAKEN" | "INVALID_STATUS_TRANSITION" | "RECIPE_CYCLE" | "RECIPE_TOO_DEEP" | "TOO_MANY_INGREDIENTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeChangeIngredient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The ingredient’s id */
                readonly ingredientId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipeChangeIngredientRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "INGREDIENT_NOT_FOUND" | "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INGREDIENT_POSITION_TAKEN" | "INVALID_STATUS_TRANSITION" | "RECIPE_CYCLE" | "RECIPE_TOO_DEEP";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeRemoveIngredient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The ingredient’s id */
                readonly ingredientId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INGREDIENT_NOT_FOUND" | "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeAddStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipeAddStepRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "STEP_NUMBER_TAKEN" | "TOO_MANY_STEPS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeChangeStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The number of the production step */
                readonly stepNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecipeChangeStepRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCTION_STEP_NOT_FOUND" | "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION" | "STEP_NUMBER_TAKEN";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeRemoveStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The number of the production step */
                readonly stepNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "PRODUCTION_STEP_NOT_FOUND" | "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeRequirements: {
        readonly parameters: {
            readonly query?: {
                /** @description How much is to be made; left out: what the recipe gives */
                readonly quantity?: string;
                /** @description One of KG, KILOGRAM, G, GRAM, MG, MILLIGRAM, T, TONNE, LB, POUND, OZ, OUNCE, HUNDRED_GRAM, L, LITER, LITRE, ML, MILLILITER, CL, DL, M, METER, CM, MM, PIECE, PIECES, PCS, PC, STK, STUECK, UNIT, PIECE_FIXED, PIECE_VARIABLE, PAIR, DOZEN, PORTION, SLICE, PACK, BOX, CRATE, CAN, JAR, BAG, TRAY, RING, BOTTLE, PALLET; in capitals or not */
                readonly uom?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequirementsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "SUB_RECIPE_UNIT_MISMATCH";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: batchNumber, productionDate, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "PLANNED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
                /** @description Only those with this `recipeId` */
                readonly recipeId?: string;
                /** @description Only those with this `productionDate` */
                readonly productionDate?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchPlanRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECIPE_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "RECIPE_NOT_ACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchStart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchPropose: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProposalResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchConsume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchConsumeRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "INVALID_STATUS_TRANSITION" | "LOT_EXPIRED" | "NOT_AN_INGREDIENT" | "NOT_SUBSTITUTABLE" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchReturn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchReturnRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "MORE_THAN_CONSUMED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchComplete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchCompleteRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "BATCH_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "EXPIRY_TOO_LATE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "INVALID_STATUS_TRANSITION" | "LOT_EXPIRED" | "NOTHING_CONSUMED" | "NOTHING_PRODUCED" | "NOT_AN_INGREDIENT" | "NOT_SUBSTITUTABLE" | "OUTPUT_ARTICLE_MISMATCH" | "STOCK_BATCH_ALREADY_EXISTS" | "STOCK_BATCH_BLOCKED" | "STORAGE_LOCATION_INACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchReopen: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchReopenRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "LATER_MOVEMENTS" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BatchCancelRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_HAS_CONSUMPTION" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly batchExecution: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExecutionResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly cuttingList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: createdAt */
                readonly sort?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CuttingResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly cuttingCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CuttingCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CuttingResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "EXPIRY_TOO_LATE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "LOT_EXPIRED" | "MASS_BALANCE" | "ORIGIN_MIXED" | "STOCK_BATCH_ALREADY_EXISTS" | "STOCK_BATCH_BLOCKED" | "STORAGE_LOCATION_INACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly cuttingGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CuttingResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUTTING_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: name, storageType, active */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `storageType` */
                readonly storageType?: "COLD_ROOM" | "FREEZER" | "DRY_STORAGE" | "DISPLAY_COUNTER" | "PRODUCTION_AREA";
                /** @description Only those with this `active` */
                readonly active?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StorageLocationCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "STORAGE_LOCATION_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StorageLocationUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "STORAGE_LOCATION_ALREADY_EXISTS";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationActivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationDeactivate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: id, articleId, storageLocationId */
                readonly sort?: readonly string[];
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "STOCK_ALREADY_EXISTS" | "STORAGE_LOCATION_INACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockListBelowMinimum: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShortStockResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: expiryDate, receivedAt, batchId */
                readonly sort?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            };
            readonly header?: never;
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockBatchResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchBookIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockBatchBookInRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockBatchResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "STOCK_BATCH_ALREADY_EXISTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchRemove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
                /** @description The id of the stock batch, or its own `batchId` */
                readonly batchId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockBatchRemoveRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AMBIGUOUS_BATCH_ID" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchBlock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
                /** @description The id of the stock batch, or its own `batchId` */
                readonly batchId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockBatchBlockRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AMBIGUOUS_BATCH_ID" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchUnblock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
                /** @description The id of the stock batch, or its own `batchId` */
                readonly batchId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AMBIGUOUS_BATCH_ID" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "LOT_ON_HOLD";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockMovementList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: at, number */
                readonly sort?: readonly string[];
                /** @description Only those with this `stockBatchId` */
                readonly stockBatchId?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The stock’s id */
                readonly stockId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockMovementResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockListLevels: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: articleName, nextExpiry */
                readonly sort?: readonly string[];
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: string;
                /** @description Only those with this `belowMinimum` */
                readonly belowMinimum?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockLevelResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchListAll: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: expiryDate, receivedAt, batchId */
                readonly sort?: readonly string[];
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: string;
                /** @description Only those with this `lotId` */
                readonly lotId?: string;
                /** @description The number on the goods */
                readonly batchId?: string;
                /** @description Only those with this `status` */
                readonly status?: "AVAILABLE" | "EXPIRING_SOON" | "EXPIRED" | "BLOCKED" | "DEPLETED";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NamedStockBatchResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchListExpiring: {
        readonly parameters: {
            readonly query?: {
                /** @description Days from the shop’s today to the expiry date, at most */
                readonly withinDays?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpiringBatchResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: createdAt, lotNumber, expiryDate */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `lotNumber` */
                readonly lotNumber?: string;
                /** @description Only those with this `supplierId` */
                readonly supplierId?: string;
                /** @description Only those with this `supplierLot` */
                readonly supplierLot?: string;
                /** @description Only those with this `origin` */
                readonly origin?: "BOOKED_IN" | "RECEIPT" | "RUN";
                /** @description Only those with this `onHold` */
                readonly onHold?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LotResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LotDetailResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotHold: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LotHoldRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoldResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "TOO_MANY_HOLDS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotRelease: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The hold’s id */
                readonly holdId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LotReleaseRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoldResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "HOLD_NOT_FOUND" | "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "HOLD_ALREADY_RELEASED" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotReleaseAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LotReleaseAllRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReleasedHoldsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "HOLD_ALREADY_RELEASED" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockMovementListAll: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: at */
                readonly sort?: readonly string[];
                /** @description Only those with this `lotId` */
                readonly lotId?: string;
                /** @description Only those with this `stockBatchId` */
                readonly stockBatchId?: string;
                /** @description Only those with this `stockId` */
                readonly stockId?: string;
                /** @description Only those with this `documentId` */
                readonly documentId?: string;
                /** @description Only those with this `postingId` */
                readonly postingId?: string;
                /** @description Only those with this `type` */
                readonly type?: "BOOKED_IN" | "REMOVED" | "BLOCKED" | "UNBLOCKED" | "RECEIVED" | "CONSUMED" | "RETURNED" | "PRODUCED" | "DISPATCHED" | "TAKEN_BACK" | "TRANSFERRED_OUT" | "TRANSFERRED_IN" | "WRITTEN_OFF" | "COUNTED" | "REVERSED";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockMovementResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockMovementUndo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockMovementUndoRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UndoResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_MOVEMENT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ALREADY_UNDONE" | "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "LATER_MOVEMENTS" | "NOT_UNDOABLE" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockBatchTransferRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_BATCH_NOT_FOUND" | "STOCK_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "STOCK_ARTICLE_MISMATCH" | "STOCK_BATCH_ALREADY_EXISTS" | "STOCK_BATCH_BLOCKED" | "STORAGE_LOCATION_INACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly stockBatchWriteOff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockBatchWriteOffRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WriteOffResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STOCK_BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: createdAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: string;
                /** @description Only those with this `status` */
                readonly status?: "OPEN" | "SUBMITTED" | "APPROVED" | "CANCELLED";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountSummaryResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountOpen: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InventoryCountOpenRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "COUNT_ALREADY_OPEN" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVENTORY_COUNT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountEnter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InventoryCountEnterRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVENTORY_COUNT_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "INVALID_STATUS_TRANSITION" | "TOO_MANY_ENTRIES";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountSubmit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVENTORY_COUNT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountApprove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVENTORY_COUNT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "COUNTED_MEANWHILE" | "COUNT_BELOW_ZERO" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly inventoryCountCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InventoryCountResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "INVENTORY_COUNT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 414: components["responses"]["Error414"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly scanRead: {
        readonly parameters: {
            readonly query: {
                /** @description What the scanner typed, as it is; the control character GS between element strings stays one (`%1D`) */
                readonly code: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScanResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly goodsReceiptList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: receiptNumber, createdAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `supplierId` */
                readonly supplierId?: string;
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `receiptDate` */
                readonly receiptDate?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsReceiptResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly goodsReceiptPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoodsReceiptPostRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsReceiptResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "STOCK_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND" | "SUPPLIER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "STOCK_BATCH_ALREADY_EXISTS" | "STORAGE_LOCATION_INACTIVE" | "SUPPLIER_CERTIFICATE_EXPIRED" | "SUPPLIER_CERTIFICATE_MISSING";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly goodsReceiptGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsReceiptResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "GOODS_RECEIPT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly goodsReceiptInspect: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The line’s id */
                readonly line: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoodsReceiptInspectRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsReceiptResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "GOODS_RECEIPT_LINE_NOT_FOUND" | "GOODS_RECEIPT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "NOTHING_TO_INSPECT" | "TOO_MANY_INSPECTIONS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: requestedDate, orderNumber, customerName, createdAt */
                readonly sort?: readonly string[];
                /** @description Only those of which a name or number contains each of these words, at most 20; without regard to case, ä like a, ß like ss */
                readonly q?: string;
                /** @description Only those with one of these ids; the parameter may be repeated, at most 500 times */
                readonly id?: readonly string[];
                /** @description Only those with this `customerId` */
                readonly customerId?: string;
                /** @description Only those with this `status` */
                readonly status?: "DRAFT" | "CONFIRMED" | "COMPLETED" | "CANCELLED";
                /** @description Only those with this `requestedDate` */
                readonly requestedDate?: string;
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `standingOrderId` */
                readonly standingOrderId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderPlace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderPlaceRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderChangeRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND" | "ORDER_LINE_NOT_FOUND" | "ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACKNOWLEDGEMENT_REQUIRED" | "ARTICLE_INACTIVE" | "CONCURRENT_CHANGE" | "CUSTOMER_INACTIVE" | "INVALID_STATUS_TRANSITION" | "ORDER_LINE_CLOSED" | "ORDER_LINE_DELIVERED" | "PRICE_NOT_FOUND" | "VAT_CLASS_MISSING";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderConfirmRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "DELIVERY_ADDRESS_NOT_FOUND" | "ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACKNOWLEDGEMENT_REQUIRED" | "ARTICLE_INACTIVE" | "CONCURRENT_CHANGE" | "CUSTOMER_INACTIVE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "PRICE_NOT_FOUND" | "VAT_CLASS_MISSING";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly orderCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCancelRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ORDER_LINE_NOT_FOUND" | "ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "ORDER_LINE_CLOSED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerFindPrices: {
        readonly parameters: {
            readonly query: {
                /** @description Only those with this `customerId` */
                readonly customerId: string;
                /** @description Only those with this `articleId` */
                readonly articleId: readonly string[];
                /** @description Only those with this `day` */
                readonly day?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PricesResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerListFrameContracts: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: */
                readonly sort?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HeldContractResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly standingOrderList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: customerName, firstDate, createdAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `customerId` */
                readonly customerId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingOrderResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly standingOrderCreate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandingOrderCreateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingOrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly standingOrderGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingOrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "STANDING_ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly standingOrderChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandingOrderChangeRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingOrderResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ARTICLE_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND" | "STANDING_ORDER_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            /** @description Somebody else changed it since it was read with the ETag that If-Match names. */
            readonly 412: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CHANGED_MEANWHILE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly standingOrderRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StandingOrderRunRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StandingOrderRunResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly availabilityList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: articleName */
                readonly sort?: readonly string[];
                /** @description Only those with this `date` */
                readonly date?: string;
                /** @description Only those with this `articleId` */
                readonly articleId?: string;
                /** @description Only those with this `shortOnly` */
                readonly shortOnly?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AvailabilityResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly pickingPropose: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those with this `date` */
                readonly date?: string;
                /** @description Only those with this `orderId` */
                readonly orderId?: readonly string[];
                /** @description Only those with this `storageLocationId` */
                readonly storageLocationId?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickingResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly deliveryList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: deliveryNumber, createdAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `customerId` */
                readonly customerId?: string;
                /** @description Only those with this `orderId` */
                readonly orderId?: string;
                /** @description Only those with this `dispatchDate` */
                readonly dispatchDate?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly deliveryDispatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeliveryDispatchRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND" | "DELIVERY_ADDRESS_NOT_FOUND" | "ORDER_LINE_NOT_FOUND" | "ORDER_NOT_FOUND" | "STOCK_BATCH_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACKNOWLEDGEMENT_REQUIRED" | "CONCURRENT_CHANGE" | "CUSTOMER_INACTIVE" | "IDEMPOTENCY_KEY_IN_USE" | "INSUFFICIENT_STOCK" | "INVALID_STATUS_TRANSITION" | "LOT_EXPIRED" | "ORDER_LINE_CLOSED" | "ORDER_MISMATCH" | "ORDER_UNIT_MISMATCH" | "STOCK_BATCH_BLOCKED";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly deliveryGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "DELIVERY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly deliveryParticulars: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryParticularsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "DELIVERY_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly deliveryReturn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeliveryReturnRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "DELIVERY_LINE_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "STOCK_NOT_FOUND" | "STORAGE_LOCATION_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "MORE_THAN_DISPATCHED" | "STOCK_ARTICLE_MISMATCH" | "STOCK_BATCH_ALREADY_EXISTS" | "STORAGE_LOCATION_INACTIVE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly shopSettingsGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly shopSettingsUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShopSettingsUpdateRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly lotTrace: {
        readonly parameters: {
            readonly query?: {
                /** @description The way to go from there: `BACKWARD` to where it came from, `FORWARD` to where it went, or `BOTH` */
                readonly direction?: "BOTH" | "BACKWARD" | "FORWARD";
                /** @description The instant to look back to; left out: now */
                readonly asOf?: string;
                /** @description The most nodes and the most edges that are shown, nearest first */
                readonly limit?: number;
                /** @description Where to begin: this `lotId` */
                readonly lotId?: readonly string[];
                /** @description Where to begin: this `lotNumber` */
                readonly lotNumber?: readonly string[];
                /** @description Where to begin: this `supplierLot` */
                readonly supplierLot?: readonly string[];
                /** @description Where to begin: this `supplierId` */
                readonly supplierId?: readonly string[];
                /** @description The id of the stock batch, or its own `batchId` */
                readonly batchId?: readonly string[];
                /** @description Where to begin: this `deliveryId` */
                readonly deliveryId?: readonly string[];
                /** @description Where to begin: this `receiptId` */
                readonly receiptId?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TraceResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "TRACE_TOO_LARGE";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: recallNumber, openedAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "OPEN" | "CLOSED";
                /** @description Only those with this `mode` */
                readonly mode?: "REAL" | "MOCK";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallSummaryResponsePage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallOpen: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecallOpenRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "LOT_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "TRACE_TOO_LARGE";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallGet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description The version, for `If-Match` */
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECALL_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecallContactRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CUSTOMER_NOT_FOUND" | "RECALL_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION" | "TOO_MANY_CONTACTS";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallClose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A text of your own for this request. Repeated with it, the request has no second effect. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecallCloseRequest"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    /** @description `true` where the answer is the one that was given to the first request with the `Idempotency-Key` */
                    readonly "Idempotent-Replayed"?: "true";
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallResponse"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECALL_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "CONCURRENT_CHANGE" | "CONTACTS_MISSING" | "IDEMPOTENCY_KEY_IN_USE" | "INVALID_STATUS_TRANSITION";
                    };
                };
            };
            readonly 413: components["responses"]["Error413"];
            readonly 414: components["responses"]["Error414"];
            readonly 415: components["responses"]["Error415"];
            /** @description The Idempotency-Key stands for another request. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recallSheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            /** @description What the request names does not exist. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "RECALL_NOT_FOUND";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 414: components["responses"]["Error414"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly auditList: {
        readonly parameters: {
            readonly query?: {
                /** @description Counts from 0 */
                readonly page?: number;
                /** @description Above 500 it is taken as 500 */
                readonly size?: number;
                /** @description So many elements at the beginning of the page are left out: `page.next` of the answer before */
                readonly skip?: number;
                /** @description Fields, strongest first, separated by commas, and after the last one `asc` or `desc` for all of them: `field`, `field,desc`, `a,b,desc`. The parameter may be repeated, for fields with another direction; each field may stand once. Sortable: at, operation, username */
                readonly sort?: readonly string[];
                /** @description Only those with this `user` */
                readonly user?: string;
                /** @description Only those with this `operation` */
                readonly operation?: string;
                /** @description Only those with this `entity` */
                readonly entity?: string;
                /** @description Only those with this `entityId` */
                readonly entityId?: string;
                /** @description Only entries from this instant on */
                readonly from?: string;
                /** @description Only entries before this instant */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST" | "VALIDATION_ERROR";
                    };
                };
            };
            /** @description No valid access token, or credentials that are not right. */
            readonly 401: {
                headers: {
                    readonly "WWW-Authenticate"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "AUTHENTICATION_REQUIRED";
                    };
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "ACCESS_DENIED";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 429: components["responses"]["Error429"];
            readonly 431: components["responses"]["Error431"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly healthLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Yes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "UP";
                    };
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 431: components["responses"]["Error431"];
        };
    };
    readonly healthReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Yes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "UP";
                    };
                };
            };
            /** @description The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorResponse"] & {
                        /** @enum {unknown} */
                        readonly code?: "MALFORMED_REQUEST";
                    };
                };
            };
            readonly 405: components["responses"]["Error405"];
            readonly 408: components["responses"]["Error408"];
            readonly 431: components["responses"]["Error431"];
            readonly 503: components["responses"]["Error503"];
        };
    };
}
