/** Where the page is: the part of the address after `#`. */
export type Route =
  /** `at`: a part of it that is wanted. */
  | { readonly page: 'home'; readonly at?: 'learn' | 'replays' }
  | { readonly page: 'new'; readonly slug: string }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** A finished game that somebody shared; `at`: a moment of it. */
  | { readonly page: 'film' | 'study'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rules'; readonly slug: string; readonly rule: string | null }
  /** Playing with others: lobby, account, matches, and what letters link to. */
  | { readonly page: 'online'; readonly path: readonly string[] }
  | { readonly page: 'settings' }
  | { readonly page: 'ladder' }
  | { readonly page: 'about' };

const parse = (hash: string): Route => {
  const path = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const [page, first, second] = path;
  switch (page) {
    case 'new':
      return first ? { page, slug: first } : { page: 'home' };
    case 'play':
    case 'replay':
      return first ? { page, id: first } : { page: 'home' };
    case 'film':
    case 'study':
      return first ? { page, id: first, at: /^\d+$/.test(second ?? '') ? Number(second) : null } : { page: 'home' };
    case 'rules':
      return { page, slug: first ?? '', rule: second ?? null };
    case 'online':
      return { page, path: path.slice(1) };
    case 'match':
    case 'confirm':
    case 'reset':
      return { page: 'online', path };
    case 'learn':
    case 'replays':
      return { page: 'home', at: page };
    case 'settings':
    case 'ladder':
    case 'about':
      return { page };
    default:
      return { page: 'home' };
  }
};

const here = $state({ route: parse(location.hash) });
addEventListener('hashchange', () => {
  here.route = parse(location.hash);
});

export const route = (): Route => here.route;
export const go = (path: string): void => {
  location.hash = path;
};
