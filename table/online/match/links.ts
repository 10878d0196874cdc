/** The link of a private challenge or tournament is told once, to whoever made it: this tab remembers it for as long as it is open. */
const place = (match: string): string => `cuartel:invite:${match}`;

export const keepLink = (match: string, invite: string): void => {
  try {
    sessionStorage.setItem(place(match), invite);
  } catch {
    // the browser keeps nothing: the link is lost with the page
  }
};
export const linkOf = (match: string, page = 'match'): string | null => {
  try {
    const invite = sessionStorage.getItem(place(match));
    return invite === null ? null : `${location.origin}${location.pathname}#/${page}/${match}/${invite}`;
  } catch {
    return null;
  }
};
