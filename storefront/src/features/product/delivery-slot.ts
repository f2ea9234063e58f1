/** Id of the element that names delivery on a product's page; there is none for what is out of stock. */
export const DELIVERY_SLOT = "livraison";
