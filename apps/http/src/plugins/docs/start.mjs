// Starts Swagger UI on the page `/docs`: served to browsers, which have `SwaggerUIBundle` from the script before.

/**
 * Resolves the references below a place in the document. Swagger UI's own way works for any document, and goes through all
 * of this one each time that an operation is opened: a second, where this takes a blink.
 */
const resolveSubtree = async (document, path) => {
  const resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$ref === 'string') return resolve(at(value.$ref.slice(2).split('/')));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolve(member)]));
  };
  const at = (steps) => steps.reduce((place, step) => place?.[step], document);
  return { spec: resolve(at(path)), errors: [] };
};

/**
 * Shows each tag by itself. From 150 rows on Swagger UI draws only those in sight, so that the browser would find no others in
 * the page and print none.
 */
const EachTagByItself =
  (Original, { React }) =>
  (props) => {
    const all = props.specSelectors.taggedOperations();
    if (all.size === 0) return React.createElement(Original, props);
    const part = (tag) => ({ ...props.specSelectors, taggedOperations: () => all.filter((_, name) => name === tag) });
    const tags = [...all.keys()].map((tag) =>
      React.createElement(Original, { ...props, key: tag, specSelectors: part(tag) }),
    );
    return React.createElement('div', null, tags);
  };

// The service may be reached below a path that a proxy takes away: all is asked for from where this file came from.
const root = new URL('..', import.meta.url);
const description = await (await fetch(new URL('openapi.json', root))).json();
description.servers = [{ url: root.pathname.replace(/\/$/, '') || '/' }];

const ui = globalThis.SwaggerUIBundle({
  spec: description,
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [() => ({ fn: { resolveSubtree }, wrapComponents: { operations: EachTagByItself } })],
  // Who logs in by trying it out is logged in for all that is tried out next. The token stays in this page alone.
  responseInterceptor: (response) => {
    if (response.ok && /\/api\/auth\/(login|refresh)$/.test(response.url)) {
      ui.preauthorizeApiKey('bearer', JSON.parse(response.text).accessToken);
    }
    return response;
  },
});
