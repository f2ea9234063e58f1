import type { Served } from "../http/operations/serve";
import addresses from "./addresses";
import baskets from "./baskets";
import buyer from "./buyer";
import categories from "./categories";
import channelKeys from "./channel-keys";
import channels from "./channels";
import listViews from "./list-views";
import newsletter from "./newsletter";
import promotions from "./promotions";
import reviews from "./reviews";
import savedLists from "./saved-lists";
import staff from "./staff";
import stockAlerts from "./stock-alerts";
import webhooks from "./webhooks";

/** Every operation of /api with its handler. */
export const SERVED: readonly Served[] = [
	...addresses,
	...stockAlerts,
	...newsletter,
	...channelKeys,
	...channels,
	...staff,
	...savedLists,
	...promotions,
	...baskets,
	...buyer,
	...categories,
	...listViews,
	...reviews,
	...webhooks,
];
