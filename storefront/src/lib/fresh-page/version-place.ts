/** Stands in a page where its version goes, which is known once everything has been read (server/pages/page-version.mjs). */
export const VERSION_PLACE = "{page-version}";
