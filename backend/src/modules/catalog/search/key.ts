/** The name in Medusa's container, apart from the door: files behind it need it too. */
export const PRODUCT_SEARCH_MODULE = "product_search";
