import { sendFeed } from "../../../../../http/send-feed";

/** GET /api/feeds/{channel}/catalogue.csv. */
export const GET = sendFeed("catalogue.csv");
