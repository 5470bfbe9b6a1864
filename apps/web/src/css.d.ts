/** The class names of a CSS module. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css';
