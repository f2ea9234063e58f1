import { sendFeed } from "../../../../../http/send-feed";

/** GET /api/feeds/{channel}/meta.csv. */
export const GET = sendFeed("meta.csv");
