import { serveRead } from "../../../../http/catalogue/serve-by-medusa";

/** One product on sale; 404 for an unknown one and for one that is not published, 400 where the id is blank. */
export const GET = serveRead;
