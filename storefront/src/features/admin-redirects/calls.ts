/** Query key of the redirects. */
export const REDIRECTS_KEY = ["admin", "redirects"];
