import { sendFeed } from "../../../../../http/send-feed";

/** GET /api/feeds/{channel}/images.xml. */
export const GET = sendFeed("images.xml");
