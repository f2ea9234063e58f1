import { serveRead } from "../../../http/catalogue/serve-by-medusa";

/** A page of the catalogue. */
export const GET = serveRead;
