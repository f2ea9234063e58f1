import { serveRead } from "../../../../../http/catalogue/serve-by-medusa";

/** A page of a product's reviews, newest first; 404 for a product that is not on sale. */
export const GET = serveRead;
