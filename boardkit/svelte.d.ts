/** For the type check of the rules alone; the table's own check reads the components themselves. */
declare module '*.svelte' {
  const component: never;
  // biome-ignore lint/style/noDefaultExport: that is what a component's file exports
  export default component;
}
