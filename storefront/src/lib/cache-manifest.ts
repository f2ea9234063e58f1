/** The one list of what the storefront caches, for how long, and under which tag the engine can make it stale. */
export const CACHE = {
	/** Seconds after which a cached response is read anew even if no change was announced: stock moves with each order. */
	maximumAgeSeconds: 60,
	tags: {
		products: "products",
		product: (id: string) => `product:${id}`,
		settings: "settings",
	},
} as const;
