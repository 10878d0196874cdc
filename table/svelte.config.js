/** Shared by Vite and svelte-check. */
export default { compilerOptions: { runes: true } };
