/** Id of the element that names delivery on a product's page; there is none for what is out of stock. */
export const DELIVERY_SLOT = "livraison";
/** Id of the element that names the day of delivery there, once the place is known. */
export const PROMISE_SLOT = "jour-de-livraison";
