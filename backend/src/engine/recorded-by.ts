/** Whoever records in the engine what the order book did already: nothing moves again for it. */
export const RECORDED_BY = "order-book";
