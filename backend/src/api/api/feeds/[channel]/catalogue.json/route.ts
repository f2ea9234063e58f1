import { sendFeed } from "../../../../../http/send-feed";

/** GET /api/feeds/{channel}/catalogue.json. */
export const GET = sendFeed("catalogue.json");
