import { serveRead } from "../../../http/catalogue/serve-by-medusa";

/** The categories that the shop offers, in their order. */
export const GET = serveRead;
