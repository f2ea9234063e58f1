import { serveRead } from "../../../../http/catalogue/serve-by-medusa";

/** A page of what a text finds, under the filters of the catalogue. */
export const GET = serveRead;
