/** Query key of what search engines show. */
export const SEO_KEY = ["admin", "seo"];
