// Made from the service's OpenAPI document by `npm run client`: do not edit.

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
         * @description A refresh token works once. One that is used twice ends its whole session.
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
        readonly put?: never;
        /**
         * Add a quality certificate; type, issuer and start together tell it from others
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly post: operations["supplierAddCertificate"];
        /**
         * Remove the quality certificate of this type, issuer and start
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
        readonly delete?: never;
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
         * Set the frame contract; replaces the one there is
         * @description Needs the permission `MASTERDATA_WRITE`.
         */
        readonly put: operations["customerSetFrameContract"];
        readonly post?: never;
        /**
         * Remove the frame contract
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
        readonly get?: never;
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
         * Change the price of a sales unit
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
         * Release a draft for production: it needs an ingredient
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
        readonly put?: never;
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
        readonly put?: never;
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
        };
        readonly SessionRefreshRequest: {
            readonly refreshToken: string;
        };
        readonly RoleDTO: {
            /** @enum {string} */
            readonly id: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            /** @enum {string} */
            readonly name: "ADMIN" | "PRODUCTION_MANAGER" | "PRODUCTION_WORKER" | "QUALITY_MANAGER" | "QUALITY_INSPECTOR" | "PROCUREMENT_MANAGER" | "WAREHOUSE_WORKER" | "SALES_MANAGER" | "SALES_STAFF";
            readonly permissions: readonly ("RECIPE_READ" | "RECIPE_WRITE" | "RECIPE_DELETE" | "BATCH_READ" | "BATCH_WRITE" | "BATCH_COMPLETE" | "BATCH_DELETE" | "PRODUCTION_ORDER_READ" | "PRODUCTION_ORDER_WRITE" | "PRODUCTION_ORDER_DELETE" | "HACCP_READ" | "HACCP_WRITE" | "TEMPERATURE_LOG_READ" | "TEMPERATURE_LOG_WRITE" | "CLEANING_RECORD_READ" | "CLEANING_RECORD_WRITE" | "GOODS_INSPECTION_READ" | "GOODS_INSPECTION_WRITE" | "STOCK_READ" | "STOCK_WRITE" | "STOCK_MOVEMENT_READ" | "STOCK_MOVEMENT_WRITE" | "INVENTORY_COUNT_READ" | "INVENTORY_COUNT_WRITE" | "PURCHASE_ORDER_READ" | "PURCHASE_ORDER_WRITE" | "PURCHASE_ORDER_DELETE" | "GOODS_RECEIPT_READ" | "GOODS_RECEIPT_WRITE" | "SUPPLIER_READ" | "SUPPLIER_WRITE" | "SUPPLIER_DELETE" | "ORDER_READ" | "ORDER_WRITE" | "ORDER_DELETE" | "INVOICE_READ" | "INVOICE_WRITE" | "INVOICE_DELETE" | "CUSTOMER_READ" | "CUSTOMER_WRITE" | "CUSTOMER_DELETE" | "LABEL_READ" | "LABEL_WRITE" | "LABEL_PRINT" | "MASTERDATA_READ" | "MASTERDATA_WRITE" | "BRANCH_READ" | "BRANCH_WRITE" | "BRANCH_DELETE" | "USER_READ" | "USER_WRITE" | "USER_DELETE" | "USER_LOCK" | "USER_UNLOCK" | "ROLE_READ" | "ROLE_WRITE" | "ROLE_ASSIGN" | "ROLE_REMOVE" | "REPORT_READ" | "REPORT_GENERATE" | "NOTIFICATION_READ" | "NOTIFICATION_SEND" | "AUDIT_LOG_READ" | "SYSTEM_SETTINGS_READ" | "SYSTEM_SETTINGS_WRITE")[];
            readonly description: string;
        };
        readonly UserDTO: {
            readonly id: string;
            readonly username: string;
            readonly email: string;
            readonly roles: readonly components["schemas"]["RoleDTO"][];
            readonly branchId: string | null;
            /** @enum {string} */
            readonly status: "ACTIVE" | "INACTIVE" | "LOCKED";
            /**
             * Format: date-time
             * @example 2026-11-21T09:30:00.000Z
             */
            readonly createdAt: string;
            readonly lastLogin: string | null;
        };
        readonly PageInfo: {
            /** @description Counts from 0 */
            readonly number: number;
            /** @description The most items that a page of this list has */
            readonly size: number;
            readonly totalElements: number;
            readonly totalPages: number;
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
        readonly UserAssignRoleRequest: {
            readonly roleName: string;
        };
        readonly RoleDTOPage: {
            readonly content: readonly components["schemas"]["RoleDTO"][];
            readonly page: components["schemas"]["PageInfo"];
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
            readonly agreedPrice: number;
            readonly agreedQuantity: number | null;
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE" | "";
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
                readonly agreedPrice: number;
                readonly agreedQuantity?: number;
                /** @enum {string} */
                readonly unit?: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            }[];
        };
        readonly CustomerSetPreferencesRequest: {
            readonly preferences: readonly ("BIO" | "REGIONAL" | "TIERWOHL" | "HALAL" | "KOSHER" | "GLUTENFREI" | "LAKTOSEFREI")[];
        };
        readonly ProductCategoryResponse: {
            readonly id: string;
            readonly name: string;
            readonly description: string;
        };
        readonly ProductCategoryResponsePage: {
            readonly content: readonly components["schemas"]["ProductCategoryResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ProductCategoryCreateRequest: {
            readonly name: string;
            readonly description?: string;
        };
        readonly ProductCategoryUpdateRequest: {
            readonly name?: string;
            readonly description?: string;
        };
        readonly SalesUnitResponse: {
            readonly id: string;
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            /** @enum {string} */
            readonly priceModel: "FIXED" | "WEIGHT_BASED";
            readonly price: number;
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
            readonly price: number;
        };
        readonly ArticleUpdateRequest: {
            readonly name?: string;
            readonly categoryId?: string;
        };
        readonly ArticleAssignSupplierRequest: {
            readonly supplierId: string;
        };
        readonly ArticleAddSalesUnitRequest: {
            /** @enum {string} */
            readonly unit: "PIECE_FIXED" | "KG" | "HUNDRED_GRAM" | "PIECE_VARIABLE";
            /** @enum {string} */
            readonly priceModel: "FIXED" | "WEIGHT_BASED";
            readonly price: number;
        };
        readonly ArticleChangePriceRequest: {
            readonly price: number;
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
        readonly RecipeAddStepRequest: {
            /** Format: int32 */
            readonly stepNumber?: number;
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
            readonly status: "PLANNED";
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
        readonly StockLevel: {
            readonly amount: number;
            /**
             * @description As it was written
             * @example KG
             */
            readonly unit: string;
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
            /** @description The id of the stock batch */
            readonly stockBatchId: string;
            /** @description Counts from 1 within the stock batch, without gaps */
            readonly number: number;
            /** @enum {string} */
            readonly type: "BOOKED_IN" | "REMOVED" | "BLOCKED" | "UNBLOCKED";
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
            readonly userId: string;
            /** @description As the user was called then */
            readonly username: string;
            readonly reason: string | null;
        };
        readonly StockMovementResponsePage: {
            readonly content: readonly components["schemas"]["StockMovementResponse"][];
            readonly page: components["schemas"]["PageInfo"];
        };
        readonly ExpiringBatchResponse: {
            readonly id: string;
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
        readonly AuditChange: {
            /** @example supplier */
            readonly entity: string;
            readonly id: string;
            /** @description The members that changed, as they were; null where it is new */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The members that changed, as they are; null where it is gone */
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
        };
        readonly AuditEntryPage: {
            readonly content: readonly components["schemas"]["AuditEntry"][];
            readonly page: components["schemas"]["PageInfo"];
        };
    };
    responses: {
        /** @description The request is wrong by itself; `validationErrors` names all that is wrong with it, unless it was no HTTP at all. */
        readonly Error400: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No valid access token, or credentials that are not right. */
        readonly Error401: {
            headers: {
                readonly "WWW-Authenticate"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The state of things forbids it, something unique is taken, or others changed the same thing at the same time. */
        readonly Error409: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        readonly Error413: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is not JSON in UTF-8. */
        readonly Error415: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
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
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A defect of the service. */
        readonly Error500: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
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
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The Idempotency-Key stands for another request. */
        readonly Error422: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The caller lacks the permission. */
        readonly Error403: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description What the request names does not exist. */
        readonly Error404: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: username, email, status, createdAt, lastLogin */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userChangePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserDTO"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly userRemoveRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The name of the role */
                readonly roleName: string;
            };
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
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name */
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
                    readonly "application/json": components["schemas"]["RoleDTOPage"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly supplierRemoveCertificate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name, type, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerRemoveDeliveryAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerSetFrameContract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerRemoveFrameContract: {
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
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly customerSetPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name */
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
                    readonly "application/json": components["schemas"]["ProductCategoryResponsePage"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductCategoryResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly productCategoryDelete: {
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
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name, articleNumber, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleRemoveSupplier: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleChangePrice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly articleRemoveSalesUnit: {
        readonly parameters: {
            readonly query?: never;
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
            /** @description Done; the body is empty. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name, version, type, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeRemoveIngredient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecipeResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly recipeRemoveStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id */
                readonly id: string;
                /** @description The number of the production step */
                readonly stepNumber: string;
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
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: batchNumber, productionDate, status, createdAt, updatedAt */
                readonly sort?: readonly string[];
                /** @description Only those with this `status` */
                readonly status?: "PLANNED";
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: name, storageType, active */
                readonly sort?: readonly string[];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationUpdate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationActivate: {
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
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly storageLocationDeactivate: {
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
                    readonly "application/json": components["schemas"]["StorageLocationResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: id, articleId, storageLocationId */
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockResponse"];
                };
            };
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: expiryDate, receivedAt, batchId */
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockBatchResponse"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 413: components["responses"]["Error413"];
            readonly 415: components["responses"]["Error415"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 422: components["responses"]["Error422"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: at, number */
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
                /** @description Fields, strongest first, each as `field`, `field,asc` or `field,desc`. Sortable: at, operation, username */
                readonly sort?: readonly string[];
                /** @description Only those with this `user` */
                readonly user?: string;
                /** @description Only those with this `operation` */
                readonly operation?: string;
                /** @description Only those with this `entity` */
                readonly entity?: string;
                /** @description Only those with this `entityId` */
                readonly entityId?: string;
                /** @description Only those with this `from` */
                readonly from?: string;
                /** @description Only those with this `to` */
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
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 429: components["responses"]["Error429"];
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
            readonly 400: components["responses"]["Error400"];
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
            readonly 400: components["responses"]["Error400"];
            readonly 503: components["responses"]["Error503"];
        };
    };
}
