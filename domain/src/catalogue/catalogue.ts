/** Page sizes. Source: spec §7 "Page sizes". */
export const PAGE_SIZE = { default: 10, catalogue: 20, bestSellers: 8, search: 20 } as const;

/** Search limits: characters, delay, suggestions shown, recent searches stored. Source: spec §5, §9. */
export const SEARCH = { minLength: 2, delayMs: 300, suggestions: 5, recent: 5 } as const;

/** Shown where a product has no name. Source: spec §9. */
export const FALLBACK_PRODUCT_NAME = "Produit sans nom";
