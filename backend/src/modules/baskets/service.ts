export const BASKET_MODULE = "baskets";

/** Baskets are stored by functions over a connection; Medusa requires a service of each module. */
export default class BasketService {}
