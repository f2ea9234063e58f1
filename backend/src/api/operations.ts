import type { Served } from "../http/operations/serve";
import accounts from "./accounts";
import addresses from "./addresses";
import baskets from "./baskets";
import buyer from "./buyer";
import categories from "./categories";
import channelCalls from "./channel-calls";
import channelKeys from "./channel-keys";
import channels from "./channels";
import claims from "./claims";
import contactMessages from "./contact-messages";
import content from "./content";
import documents from "./documents";
import listViews from "./list-views";
import newsletter from "./newsletter";
import productBatches from "./product-batches";
import promotions from "./promotions";
import reviews from "./reviews";
import savedLists from "./saved-lists";
import shopSettings from "./shop-settings";
import staff from "./staff";
import stockAlerts from "./stock-alerts";
import webhooks from "./webhooks";
import withdrawals from "./withdrawals";

/** Every operation of /api with its handler. */
export const SERVED: readonly Served[] = [
	...channelCalls,
	...documents,
	...productBatches,
	...claims,
	...withdrawals,
	...content,
	...shopSettings,
	...contactMessages,
	...accounts,
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
