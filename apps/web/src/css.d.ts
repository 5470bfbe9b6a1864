/** Class names of a CSS module, by what they are called in it. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css';
