import { serveRead } from "../../../../../http/catalogue/serve-by-medusa";

/** Names for the search box. */
export const GET = serveRead;
