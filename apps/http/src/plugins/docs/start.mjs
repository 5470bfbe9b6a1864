// Starts Swagger UI on the page `/docs`. Runs in browsers; the previous script defines `SwaggerUIBundle`.

/**
 * Resolves the references below a path of the document. Swagger UI's own function searches the whole document each time
 * an operation is opened, which takes a second. Resolving one operation takes far less.
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
 * Renders each tag separately. From 150 rows on, Swagger UI renders only visible rows, so the browser could not find or
 * print the hidden rows.
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

// A proxy may strip a path prefix, so all URLs are relative to this file.
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
  // A log-in tried out here also authorizes the following requests. Only this page keeps the token.
  responseInterceptor: (response) => {
    if (response.ok && /\/api\/auth\/(login|refresh)$/.test(response.url)) {
      ui.preauthorizeApiKey('bearer', JSON.parse(response.text).accessToken);
    }
    return response;
  },
});
