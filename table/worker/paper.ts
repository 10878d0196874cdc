/** The open scratch paper of a question. A window stands in the section that opened it: what is written there is known, too. */
export const paperOf = (
  frames: readonly { readonly section: string; readonly my: unknown }[],
): Readonly<Record<string, unknown>> => {
  const [below, last] = [frames.at(-2), frames.at(-1)];
  const under = last?.section === '@moment' ? below?.my : undefined;
  return { ...(under as object | undefined), ...(last?.my as object | undefined) };
};
