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

const ui = globalThis.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [() => ({ fn: { resolveSubtree } })],
  // Who logs in by trying it out is logged in for all that is tried out next. The token stays in this page alone.
  responseInterceptor: (response) => {
    if (response.ok && /\/api\/auth\/(login|refresh)$/.test(response.url)) {
      ui.preauthorizeApiKey('bearer', JSON.parse(response.text).accessToken);
    }
    return response;
  },
});
