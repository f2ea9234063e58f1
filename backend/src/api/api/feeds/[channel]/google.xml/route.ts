import { sendFeed } from "../../../../../http/send-feed";

/** GET /api/feeds/{channel}/google.xml. */
export const GET = sendFeed("google.xml");
