import type { Served } from "../http/operations/serve";
import baskets from "./baskets";
import buyer from "./buyer";
import categories from "./categories";
import listViews from "./list-views";
import reviews from "./reviews";
import webhooks from "./webhooks";

/** Every operation of /api with its handler. */
export const SERVED: readonly Served[] = [...baskets, ...buyer, ...categories, ...listViews, ...reviews, ...webhooks];
