/** Id of `order-book-payment` in the engine: "pp_{identifier}_{id of the configuration}". */
export const ORDER_BOOK_PROVIDER = "pp_order-book_shop";
